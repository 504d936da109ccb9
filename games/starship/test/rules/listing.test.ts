import {
  defaultOptions,
  fewestSeats,
  firstRequired,
  legalActions,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/answers.ts';
import { game } from '../../src/index.ts';
import { bench } from '../../src/testing.ts';
import { DRAW, type Options } from '../../src/types.ts';
import { expectListed } from './everything.ts';
import { quickMatch } from './table.ts';

const SETS: readonly (readonly [string, Partial<Options>])[] = [
  ['the Intrepid', {}],
  ['the Beowulf with sleepers', { ship: 'beowulf', passengers: true, sleepers: true }],
  ['Mutiny', { scenario: 'mutiny', secondPet: true, daggers: true }],
];
const STATES = 120;
describe('S-2.1 S-3.8 what is listed', () => {
  it.each(SETS)('S-3.8 is what is allowed, in set-up and in the thick of a fight on %s', (_, set) => {
    const options = { ...defaultOptions(game.options), ...set };
    const seats = fewestSeats(game.seats(options));
    const chance = new SeededChance(7);
    const cx = searchContext(chance);
    const starts = [game.setup(seats, options, cx), bench.dense(seats, options, chance), quickMatch(set)];
    for (const state of starts) {
      for (let i = 0; i < STATES; i++) {
        const decision = firstRequired(game.pending(state));
        if (decision === undefined) break;
        if (i % 3 === 0) expectListed(state);
        const legal = legalActions(game, state, decision);
        game.apply(state, decision, legal[chance.int(legal.length)] as Action, cx);
      }
    }
  });
});

it('S-14.9 gives a draw to both sides alike', () => {
  const state = quickMatch();
  Object.assign(state, { winner: DRAW, reason: 'eliminated' });
  expect(game.outcome(state)).toMatchObject({ rank: [1, 1], score: [1, 1], side: [0, 1] });
  Object.assign(state, { winner: 1, reason: 'limit' });
  expect(game.outcome(state)).toMatchObject({ rank: [2, 1], score: [0, 2] });
});
