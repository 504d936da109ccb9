import { heard } from '@shutterbox/kernel';
import { witness } from '@shutterbox/kernel/tables';
import { expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { choose, question, tableWith } from '../../src/testing.ts';
import { type Event, NONE } from '../../src/types.ts';

// The laws try the secrets on every state; these tests say what is hidden and what is not.

const HANDS = [
  [1, 2, 3],
  [4, 5, 6],
];

it('T-5.1 shows a hand only to its player', () => {
  const state = tableWith(HANDS);
  expect(game.view(state, 0).hand).toEqual([1, 2, 3]);
  expect(game.view(state, 1).hand).toEqual([4, 5, 6]);
  expect(game.view(state, 'spectator').hand).toEqual([]);
});

it('T-5.1 tells the deal only to its player', () => {
  const cx = witness<Event>();
  const state = game.setup(2, { lowLight: false }, cx);
  const dealt = heard(game, cx.events, 0).filter(({ type }) => type === 'dealt');
  expect(dealt).toEqual([{ type: 'dealt', seat: 0, cards: state.hands[0] }]);
});

it('T-5.2 shows a chosen card only to its player', () => {
  const state = tableWith(HANDS);
  const { events, revealed } = choose(state, [2]);
  expect(game.view(state, 0).chosen).toBe(2);
  expect(game.view(state, 1).chosen).toBe(NONE);
  expect(game.view(state, 'spectator').chosen).toBe(NONE);
  expect(heard(game, events, 0)).toEqual([{ type: 'chose', seat: 0, card: 2 }]);
  expect(heard(game, events, 1)).toEqual([{ type: 'chose', seat: 0 }]);
  expect(revealed).toEqual([]);
});

it('T-5.2 reveals the chosen cards with the last choice', () => {
  const state = tableWith(HANDS);
  choose(state, [2]);
  const cx = witness<Event>();
  game.apply(state, question(state, 1), { type: 'choose', card: 5 }, cx);
  expect(cx.revealed).toEqual([{ rule: 'T-5.2' }]);
  expect(game.view(state, 0).shown).toEqual([[2, 5]]);
});

it('T-5.3 shows everyone the rest', () => {
  const state = tableWith(HANDS);
  choose(state, [2, 5]);
  choose(state, [1]);
  const { observer: _, hand, chosen, ...known } = game.view(state, 'spectator');
  expect({ hand, chosen }).toEqual({ hand: [], chosen: NONE });
  expect(known).toEqual({
    options: { lowLight: false },
    seats: 2,
    round: 2,
    points: state.points,
    answered: [true, false],
    shown: [[2, 5]],
    scores: [0, 5],
  });
  expect(game.view(state, 1)).toMatchObject(known);
});
