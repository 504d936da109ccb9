import { defaultOptions } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { choose, tableWith } from '../../src/testing.ts';
import type { Card } from '../../src/types.ts';

const POINTS = 5;
const LOW_LIGHT = { lowLight: true };

/** What each seat has after a first round with these cards. */
function scoresAfter(cards: readonly Card[], options = defaultOptions(game.options)): readonly number[] {
  const state = tableWith(
    cards.map((card) => [card]),
    POINTS,
    options,
  );
  choose(state, cards);
  return state.scores;
}

it('T-3.1 gives the points to the highest card', () => {
  expect(scoresAfter([3, 6, 1])).toEqual([0, POINTS, 0]);
});

it('T-3.1 passes over a higher value that two players have shown', () => {
  expect(scoresAfter([6, 2, 6, 4])).toEqual([0, 0, 0, POINTS]);
});

it('T-3.1 adds the points of all rounds', () => {
  const state = tableWith([
    [4, 5, 6],
    [1, 2, 3],
  ]);
  choose(state, [6, 1]);
  state.points = 2;
  choose(state, [5, 2]);
  expect(state.scores).toEqual([POINTS + 2, 0]);
});

it('T-3.2 gives the points to nobody if no value is unique', () => {
  expect(scoresAfter([4, 4])).toEqual([0, 0]);
  expect(scoresAfter([4, 1, 1, 4])).toEqual([0, 0, 0, 0]);
  expect(scoresAfter([4, 4, 1])).toEqual([0, 0, POINTS]);
});

describe('T-3.3 the most points win', () => {
  const HANDS = [
    [1, 1, 2],
    [4, 3, 2],
    [3, 4, 5],
  ];

  it('and the others follow in order', () => {
    const state = tableWith(HANDS);
    choose(state, [1, 4, 3]);
    choose(state, [1, 3, 4]);
    state.points = 6;
    choose(state, [2, 2, 5]);
    expect(state.scores[2]).toBeGreaterThan(state.scores[1] ?? 0);
    expect(game.outcome(state)).toEqual({ rank: [3, 2, 1], score: state.scores, reason: 'rounds' });
  });

  it('and equals share a place', () => {
    const state = tableWith(HANDS);
    choose(state, [1, 4, 3]);
    state.points = POINTS;
    choose(state, [1, 3, 4]);
    state.scores[0] = 1;
    state.points = 0;
    choose(state, [2, 2, 5]);
    expect(game.outcome(state)).toEqual({ rank: [3, 1, 1], score: [1, POINTS, POINTS], reason: 'rounds' });
  });
});

it('T-4.1 gives the points to the lowest unique card in low light', () => {
  expect(scoresAfter([3, 6, 2], LOW_LIGHT)).toEqual([0, 0, POINTS]);
  expect(scoresAfter([1, 6, 1, 4], LOW_LIGHT)).toEqual([0, 0, 0, POINTS]);
  expect(scoresAfter([1, 1], LOW_LIGHT)).toEqual([0, 0]);
});

it('T-4.1 is off unless switched on', () => {
  expect(defaultOptions(game.options)).toEqual({ lowLight: false });
  expect(scoresAfter([3, 6, 2])).toEqual([0, POINTS, 0]);
});
