/** Counts of all sequences of answers from fixed tables: one legal action too many or too few changes them. */
import type { Chance } from '@shutterbox/kernel';
import { HIGHEST, LOWEST, sequenceCounts } from '@shutterbox/kernel/testing';
import { describe, expect, it } from 'vitest';
import { PREPARE } from '../src/actions.ts';
import { game } from '../src/index.ts';
import { newTable } from '../src/testing.ts';
import type { Options, State } from '../src/types.ts';
import { expedition, play } from './rules/play.ts';
import { clearTable, commit, hold, lay, layRaccoon, MOUNTAIN, SAVANNAH, SHORELINE } from './rules/table.ts';

const SIMPLEST: Options = { assignments: false, raccoon: false, tokens: false, reserving: false };

// LOWEST: the lowest card of the deck is drawn, and every die shows a 1.
// HIGHEST: the highest card of the deck is drawn, and every die shows a 6.

function counts(state: State, depth: number, chance: Chance): readonly number[] {
  return sequenceCounts(game, state, depth, chance);
}

describe('sequences of answers', () => {
  /*
   * 1: draw or prepare: 2.
   * 2: a draw is the gull, which can only be placed: 1. After prepare, a die on one of 4 habitats, or done: 5. Sum 6.
   * 3: the gull placed: 2 again. One die placed (4 ways): 5 again, as there are no animals. Done: the other player may
   *    draw or prepare: 2. Sum 2 + 4 * 5 + 2 = 24.
   * 4: the gull placed: 6 again, for the iguana goes on top of it. Two dice placed (16 ways): 5 each. One die and done
   *    (4 ways): that habitat is explored: 1. The other player: 6. Sum 6 + 16 * 5 + 4 * 1 + 6 = 96.
   */
  it('of the simplest game from an empty table', () => {
    expect(counts(clearTable(2, SIMPLEST), 7, LOWEST)).toEqual([2, 6, 24, 96, 405, 1689, 7134]);
  });

  /*
   * 1: draw or prepare: 2.
   * 2: after a draw two players are asked, 2 answers each: 4. After prepare: 5. Sum 9.
   * 3: one has answered (4 ways), the other has 2 answers left: 8. Dice: 4 * 5. Done: 2. Sum 30.
   */
  it('of the full game for three from an empty table: offers', () => {
    expect(counts(clearTable(3), 7, LOWEST)).toEqual([2, 9, 30, 115, 430, 1779, 7174]);
  });

  it('of the full game for two after set-up', () => {
    expect(counts(newTable(2), 6, LOWEST)).toEqual([2, 7, 30, 140, 765, 4480]);
    expect(counts(newTable(2), 6, HIGHEST)).toEqual([2, 7, 32, 144, 786, 4556]);
  });

  it('of the dice: two animals in a habitat, one committed, and the raccoon elsewhere', () => {
    const state = clearTable(2, { tokens: false });
    lay(state, 'Guanaco', 'Golden eagle');
    layRaccoon(state, SAVANNAH);
    commit(state, 'Golden eagle');
    play(state, PREPARE);
    expect(counts(state, 6, LOWEST)).toEqual([4, 19, 103, 610, 3310, 11411]);
  });

  it('of reserved cards: the raccoon and a gull', () => {
    const state = clearTable(2, { tokens: false });
    hold(state, 0, 'Raccoon', 'Western gull');
    expect(counts(state, 6, LOWEST)).toEqual([2, 7, 20, 81, 340, 1509]);
  });

  it('of photography: tokens on animals, explorations that fail or succeed', () => {
    const state = clearTable();
    state.tokens = [3, 0];
    lay(state, 'Western gull', 'Guanaco', 'Golden eagle');
    const dice = [
      ['Western gull', 1],
      ['Guanaco', 1],
      ['Golden eagle', 1],
    ] as const;
    expedition(
      state,
      [
        [SHORELINE, 1],
        [MOUNTAIN, 2],
      ],
      dice,
    );
    expect(counts(state, 8, LOWEST)).toEqual([4, 14, 46, 94, 265, 399, 695, 952]);
    expect(counts(state, 8, HIGHEST)).toEqual([4, 14, 45, 84, 121, 124, 164, 196]);
  });
});
