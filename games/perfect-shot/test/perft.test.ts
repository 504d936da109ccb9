/** Counts of all sequences of answers from fixed tables: one legal action too many or too few changes them. */
import { LOWEST, sequenceCounts } from '@shutterbox/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { noPhotos } from '../src/tiles.ts';
import type { State } from '../src/types.ts';
import { collection, EAGLE, IBEX, TIGER, tableOf } from './rules/table.ts';

function counts(state: State, depth: number): readonly number[] {
  return sequenceCounts(game, state, depth, LOWEST);
}

describe('sequences of answers', () => {
  /*
   * No tile is left, so that nothing depends on what the cards show, and nobody can arrange.
   * Three cards, two ways up, called or not: 12 photos, two open albums and the top one: 15 answers for each of the first four turns.
   * At the fifth a player may have called twice (6 * 6 of 15 * 15 ways), and then has 6 photos and 3 albums:
   * 15 * 15 * (189 * 15 + 36 * 9) = 710775.
   */
  it('of turns without tiles', () => {
    expect(counts(tableOf(2, { supply: noPhotos() }), 5)).toEqual([15, 225, 3375, 50625, 710775]);
  });

  /*
   * One card, no albums, one more turn each: as printed or turned, called or not, 4 answers; then the other's 4; then both
   * confirm in either order: 2 answers, and after one of them the other's, or the first one's taking it back: 2 * 2.
   */
  it('of the last turns', () => {
    const last = { deck: 0, rounds: 5, turns: [4, 4], albumRow: [], albumDeck: [], supply: noPhotos() };
    const state = tableOf(2, { ...last, hands: [[0], [1]] });
    expect(counts(state, 5)).toEqual([4, 16, 32, 64, 64]);
  });

  /*
   * By hand: one album of two slots, an eagle on it, a loose tiger.
   * 1: Confirm: seat 0 best or keep, seat 1 best: 3. Arrange: eagle off, tiger on, arrange for me: 3. Together 6.
   * 2: Once seat 0 has confirmed, it can take that back, or seat 1 confirms: 2 * 2. Once seat 1 has, it can take that back, or
   *    seat 0 goes on: 1 + 5. After a move there are 3 confirmations and 3 things to arrange again: 2 * 6. Once the game
   *    arranges, there is nothing to keep and nothing to hand back: best for each, and two tiles to take off: 4. Together 26.
   */
  it('of arranging at the end', () => {
    const state = collection(['Odd Couple'], [EAGLE, TIGER], { phase: 'confirm', deck: 0, rounds: 5, turns: [5, 5] });
    state.layouts[0] = [[EAGLE]];
    expect(counts(state, 4)).toEqual([6, 26, 104, 418]);
  });

  /*
   * The game arranges: the tiger stands alone, the three others fill the album of the mountain.
   * 1: Take the last album. The tiger, an eagle or an ibex off; an eagle or an ibex to the other album. Together 6.
   * 2: With the last album the turns are over: 2 confirmations and 8 moves. After the moves 7, 8, 7, 10 and 8. Together 50.
   */
  it('of arranging between two albums', () => {
    const state = collection(['Odd Couple', 'Thin Air'], [EAGLE, TIGER, IBEX, IBEX], {
      hands: [[], []],
      albumRow: [],
      albumDeck: [3],
      deck: 0,
      rounds: 9,
      supply: noPhotos(),
    });
    expect(counts(state, 4)).toEqual([6, 50, 468, 4734]);
  });
});
