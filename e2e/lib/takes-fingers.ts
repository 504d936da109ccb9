import type { Page } from '@playwright/test';

/** What has just come takes no finger for a moment. Playwright's own presses wait for that, presses at a point do not. */
export async function takesFingers(page: Page): Promise<void> {
  await page.locator('[data-thumb]').first().waitFor({ state: 'detached' });
}
