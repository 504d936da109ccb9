import { legalActions, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { heuristics } from '../src/bot.ts';
import { game } from '../src/index.ts';
import { choose, question, tableWith } from '../src/testing.ts';

const HANDS = [
  [1, 3, 6],
  [2, 4, 5],
];

/** How seat 0 rates its chances after choosing a card. */
function promise(points: number, card: number, lowLight = false): number {
  const state = tableWith(HANDS, points, { lowLight });
  choose(state, [card]);
  return heuristics.evaluate(state, 0);
}

it('keeps strong cards for valuable subjects', () => {
  expect(promise(6, 6)).toBeGreaterThan(promise(6, 1));
  expect(promise(1, 6)).toBeLessThan(promise(1, 1));
  expect(promise(6, 6, true)).toBeLessThan(promise(6, 1, true));
});

it('plays out with legal answers', () => {
  const state = tableWith(HANDS);
  const asked = question(state, 0);
  const legal = legalActions(game, state, asked);
  expect(legal).toContain(heuristics.playout(state, asked, legal, new SeededChance(1)));
});
