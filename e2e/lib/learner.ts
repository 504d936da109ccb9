/** Follows a lesson by its pins. */
import type { Locator, Page } from '@playwright/test';
import { expectPage } from './expect-page.ts';
import { Table } from './table.ts';
import { takesFingers } from './takes-fingers.ts';

export class Learner {
  readonly page: Page;
  readonly table: Table;
  /** What the lesson says now. */
  readonly step: Locator;
  readonly pins: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = new Table(page);
    this.pins = page.locator('[data-pin]');
    this.step = page.getByRole('region', { name: /^Step \d+ of \d+: / });
  }

  /** From the lobby: one press. */
  async begin(game: RegExp): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: game }).click();
    await this.page.waitForURL(/\/m\/here-learn-/);
    await this.table.stand();
  }

  async expectStep(number: number, of: number): Promise<void> {
    await this.table.stand();
    await expectPage(this.page.getByRole('region', { name: new RegExp(`^Step ${number} of ${of}: `) })).toBeVisible();
  }

  async next(): Promise<void> {
    await this.step.getByRole('button', { name: 'Next' }).click();
  }

  /** One pin after the other. */
  async press(...pins: readonly number[]): Promise<void> {
    for (const pin of pins) {
      const mark = this.page.locator(`[data-pin="${pin}"]`);
      await mark.waitFor();
      const spot = await mark.evaluate(named);
      if (spot === undefined) throw new Error(`Pin ${pin} stands at nothing.`);
      await takesFingers(this.page);
      await this.page.mouse.click(spot.x, spot.y);
      await this.table.stand();
    }
  }
}

/** Runs in the page. A pin is at the upper right corner of its target; the upper edge beside it is free. */
function named(pin: Element): { readonly x: number; readonly y: number } | undefined {
  const { left, right, top, bottom } = pin.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const slack = (right - left) / 2 + 2;
  const box = [...document.querySelectorAll('button, [data-place], [data-can]')]
    .map((each) => each.getBoundingClientRect())
    .filter((each) => Math.abs(each.right - x) <= slack && Math.abs(each.top - y) <= slack)
    .sort((a, b) => Math.abs(a.right - x) + Math.abs(a.top - y) - Math.abs(b.right - x) - Math.abs(b.top - y))[0];
  return box && { x: (box.left + box.right) / 2, y: box.top + Math.min(24, box.height / 2) };
}
