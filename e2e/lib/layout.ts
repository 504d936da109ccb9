/** Whether everything a decision needs is in sight. */
import type { Locator } from '@playwright/test';
import { expect } from 'vitest';
import type { Table } from './table.ts';

/** The page does not scroll; the question, all ways to answer it and the board are in sight. */
export async function expectInSight(table: Table, where: string): Promise<void> {
  const controls = table.decision.locator('[aria-busy] button:visible');
  // For example what an answer costs.
  const items = table.decision.locator('[aria-busy] li:visible');
  const faults = [...(await outOfSight(table, controls)), ...(await hidden(items, 0))];
  expect(faults, where).toEqual([]);
}

/** The same where a list may scroll: only these controls must be in sight. */
export async function expectThoseInSight(table: Table, controls: Locator, where: string): Promise<void> {
  expect(await outOfSight(table, controls), where).toEqual([]);
}

/** Each of them is on the screen, with nothing over it. */
export async function expectFree(buttons: Locator, where: string): Promise<void> {
  expect(await hidden(buttons, 1), where).toEqual([]);
}

async function outOfSight(table: Table, controls: Locator): Promise<readonly string[]> {
  const faults = await Promise.all([
    table.page.evaluate(scrolling),
    hidden(table.prompt, 1),
    hidden(table.undo, 1),
    hidden(controls, 1),
    // A phone folds away the habitats that the question is not about.
    hidden(table.board.getByRole('region'), 1),
  ]);
  return faults.flat();
}

/** Which of them are off the screen or under something else; there must be at least `least`. */
async function hidden(locator: Locator, least: number): Promise<readonly string[]> {
  const faults = await locator.evaluateAll(unseen);
  const count = await locator.count();
  return count < least ? [...faults, `only ${count} of ${least}: ${locator}`] : faults;
}

/** Runs in the page. */
function scrolling(): readonly string[] {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  // One pixel does not count as scrolling.
  const sideways = scrollWidth > clientWidth + 1 ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : [];
  const down = scrollHeight > clientHeight + 1 ? [`scrolls ${scrollHeight - clientHeight} px down`] : [];
  return [...sideways, ...down];
}

/** Runs in the page. */
function unseen(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const named = element.ariaLabel ?? element.textContent;
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!inside) return [`"${named}" is off the screen: ${[left, top, right, bottom].map(Math.round).join(', ')}`];
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const free = onTop !== null && (element.contains(onTop) || onTop.contains(element));
    return free ? [] : [`"${named}" lies under ${onTop?.tagName} "${onTop?.textContent?.slice(0, 40)}"`];
  });
}
