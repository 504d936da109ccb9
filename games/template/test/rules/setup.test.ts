import { defaultOptions, ScriptedChance } from '@shutterbox/kernel';
import { witness } from '@shutterbox/kernel/tables';
import { expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { Event } from '../../src/types.ts';

const OPTIONS = defaultOptions(game.options);

it('T-1.1 is for two to four players', () => {
  expect(game.seats(OPTIONS)).toEqual({ counts: [2, 3, 4] });
});

it('T-1.2 T-1.3 deals all twelve cards to four players, three each', () => {
  const { hands, deck } = game.setup(4, OPTIONS, witness<Event>());
  expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
  expect(hands.flat().sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  expect(deck).toEqual([]);
});

it('T-1.3 leaves cards over with fewer players', () => {
  const { hands, deck } = game.setup(2, OPTIONS, witness<Event>());
  expect(hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect([...hands.flat(), ...deck].sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});

it('T-1.3 deals purely by chance', () => {
  // Draws 6, 6 and 1, then 1, 2 and 2; the last result is the die.
  const { hands, points } = game.setup(2, OPTIONS, witness<Event>(new ScriptedChance([11, 10, 0, 0, 0, 0, 2])));
  expect(hands).toEqual([
    [1, 6, 6],
    [1, 2, 2],
  ]);
  expect(points).toBe(3);
});
