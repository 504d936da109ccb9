import type { Page } from '@playwright/test';

/** Takes the first open seat of a table, by its link. */
export async function sitDown(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take seat' }).click();
}
