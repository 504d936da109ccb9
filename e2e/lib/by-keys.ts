/** Plays from the list of all moves, with the arrow keys and Enter. */
import { expect } from 'vitest';
import type { Keyboard } from './keyboard.ts';
import type { Plan } from './photographer.ts';
import type { Stand, Table } from './table.ts';

const MOST_DECISIONS = 600;

/** Plays to the end; returns the number of decisions. */
export async function playByKeys(table: Table, keyboard: Keyboard, plan: Plan): Promise<number> {
  for (let taken = 0; taken < MOST_DECISIONS; taken++) {
    const stand = await table.stand();
    if (stand.at !== 'asked') return taken;
    await answerByKeys(table, keyboard, stand, plan);
  }
  throw new Error(`The match did not end within ${MOST_DECISIONS} decisions.`);
}

/** Walks down to the wanted move, and presses Enter. */
export async function answerByKeys(
  table: Table,
  keyboard: Keyboard,
  stand: Extract<Stand, { at: 'asked' }>,
  plan: Plan,
): Promise<void> {
  // When a question goes away, the page must put the focus somewhere.
  expect(await table.allMoves.evaluate((list) => list.contains(document.activeElement)), `focus at ${stand.kind}`).toBe(
    true,
  );
  await walkTo(table, keyboard, plan(stand.kind, stand.moves));
  await keyboard.expectFocusSeen();
  await keyboard.press('Enter');
}

/** Opens groups on the way. */
async function walkTo(table: Table, keyboard: Keyboard, words: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const at = await table.page.evaluate(() => ({
      words: document.activeElement?.textContent ?? '',
      group: document.activeElement instanceof HTMLElement && document.activeElement.tagName === 'SUMMARY',
    }));
    if (at.words === words) return;
    if (at.group) await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
  }
  throw new Error(`"${words}" is not reached with the arrow keys.`);
}
