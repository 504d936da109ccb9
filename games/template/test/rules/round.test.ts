import { legalActions, ScriptedChance } from '@shutterbox/kernel';
import { witness } from '@shutterbox/kernel/tables';
import { expect, it } from 'vitest';
import { game, text } from '../../src/index.ts';
import { choose, question, tableWith } from '../../src/testing.ts';
import type { Event } from '../../src/types.ts';

const HANDS = [
  [1, 2, 2],
  [3, 4, 5],
];

it('T-2.1 rolls a die for the subject of each round', () => {
  const state = tableWith(HANDS);
  const { events } = choose(state, [1, 3], witness<Event>(new ScriptedChance([5])));
  expect(state.round).toBe(2);
  expect(state.points).toBe(6);
  expect(events.at(-1)).toEqual({ type: 'rolled', round: 2, points: 6 });
});

it('T-2.1 rolls no more than six pips', () => {
  expect(() => choose(tableWith(HANDS), [1, 3], witness<Event>(new ScriptedChance([6])))).toThrow('0 to 5');
});

it('T-2.1 ends after three rounds, and not before', () => {
  const state = tableWith(HANDS);
  choose(state, [1, 3]);
  choose(state, [2, 4]);
  expect(game.outcome(state)).toBeUndefined();
  expect(game.pending(state)).toHaveLength(2);
  const { events } = choose(state, [2, 5], witness<Event>(new ScriptedChance([])));
  expect(game.outcome(state)).toBeDefined();
  expect(game.pending(state)).toEqual([]);
  expect(events.at(-1)).toEqual({ type: 'over', scores: state.scores });
});

it('T-2.2 asks all players at the same time, once per round', () => {
  const state = tableWith(HANDS);
  expect(game.pending(state)).toEqual([
    { seat: 0, kind: 'choose', sealed: true },
    { seat: 1, kind: 'choose', sealed: true },
  ]);
  choose(state, [1]);
  expect(game.pending(state)).toEqual([{ seat: 1, kind: 'choose', sealed: true }]);
});

it('T-2.2 takes any card of the hand, equal ones as one answer', () => {
  const state = tableWith(HANDS);
  const asked = question(state, 0);
  expect(legalActions(game, state, asked)).toEqual([
    { type: 'choose', card: 1 },
    { type: 'choose', card: 2 },
  ]);
  expect(game.check(state, asked, { type: 'choose', card: 2 })).toBeUndefined();
  choose(state, [2]);
  expect(state.hands[0]).toEqual([1, 2]);
});

it('T-2.2 refuses a card of another hand', () => {
  const state = tableWith(HANDS);
  const refusal = game.check(state, question(state, 0), { type: 'choose', card: 3 });
  expect(refusal).toEqual({ code: 'notInHand', rule: 'T-2.2', params: { card: 3 } });
  expect(refusal && text.rejection(refusal)).toBe('There is no 3 in your hand.');
});

it('T-2.2 reads the choice of an existing card, and nothing else', () => {
  expect(game.decodeAction({ type: 'choose', card: 6 })).toEqual({ type: 'choose', card: 6 });
  for (const json of [null, { type: 'choose' }, { type: 'choose', card: 7 }, { type: 'draw', card: 6 }])
    expect(game.decodeAction(json)).toBeUndefined();
});

it('T-2.3 shows the cards once all have chosen, and not before', () => {
  const state = tableWith(HANDS);
  expect(choose(state, [1]).events).toEqual([{ type: 'chose', seat: 0, card: 1 }]);
  expect(state.shown).toEqual([]);
  const cx = witness<Event>();
  game.apply(state, question(state, 1), { type: 'choose', card: 4 }, cx);
  expect(cx.events).toContainEqual({ type: 'shown', cards: [1, 4], winner: 1, points: 5 });
  expect(state.shown).toEqual([[1, 4]]);
});

it('T-2.3 leaves shown cards on the table and out of the hands', () => {
  const state = tableWith(HANDS);
  choose(state, [1, 4]);
  choose(state, [2, 3]);
  expect(game.view(state, 'spectator').shown).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(state.hands).toEqual([[2], [5]]);
  expect(game.check(state, question(state, 0), { type: 'choose', card: 1 })).toBeDefined();
});

it('T-2.4 chooses the lowest card for a player who does not', () => {
  const state = tableWith([
    [6, 4, 5],
    [1, 2, 3],
  ]);
  expect(game.timeoutAction(state, question(state, 0))).toEqual({ type: 'choose', card: 4 });
  expect(game.timeoutAction(state, question(state, 1))).toEqual({ type: 'choose', card: 1 });
});
