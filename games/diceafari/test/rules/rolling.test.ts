import { describe, expect, it } from 'vitest';
import { game, text } from '../../src/index.ts';
import type { Action } from '../../src/types.ts';
import {
  asked,
  claim,
  claims,
  DESERT,
  JUNGLE,
  legal,
  MARSH,
  MOUNTAIN,
  NEXT_TURN,
  play,
  refused,
  roll,
  STOP,
  tableOf,
  typesOf,
} from './table.ts';

const LINE = ['oomd'];

function hold(...dice: readonly number[]): Action {
  return { type: 'roll', hold: dice.reduce((bits, die) => bits | (1 << (die - 1)), 0) };
}

function rolls(actions: readonly Action[]): readonly number[] {
  return actions.flatMap((action) => (action.type === 'roll' ? [action.hold] : []));
}

describe('the first roll', () => {
  it('DA-2.1 a turn begins with all five dice', () => {
    const state = tableOf(LINE, { dice: 'ssss', owners: '1...' });
    const { events } = play(state, STOP, roll('omdj', 3));
    expect([state.turn, state.dice, state.bonus, state.rolls]).toEqual([1, [MOUNTAIN, MARSH, DESERT, JUNGLE], 3, 1]);
    expect(events.slice(1)).toEqual([
      { type: 'turn', seat: 1, turn: 1 },
      { type: 'rolled', seat: 1, roll: 1, hold: 0, dice: [MOUNTAIN, MARSH, DESERT, JUNGLE], bonus: 3 },
    ]);
    expect(asked(state)).toEqual(['roll 1']);
  });

  it('DA-2.1 a turn counts from one, for each player', () => {
    const state = tableOf(LINE);
    play(state, STOP, NEXT_TURN);
    expect(play(state, STOP, NEXT_TURN).events).toContainEqual({ type: 'turn', seat: 0, turn: 2 });
    expect(state.turns).toEqual([1, 1]);
  });

  it('DA-2.1 anything but rolling, claiming and stopping is refused', () => {
    const state = tableOf(LINE);
    const refusal = refused(state, { type: 'noPhoto' });
    expect(refusal).toEqual({ code: 'notNow', rule: 'DA-2.1', params: { kind: 'roll' } });
    expect(refusal && text.rejection(refusal)).toBe('Claim a route, roll again, or stop.');
  });
});

describe('re-rolls', () => {
  it('DA-2.2 the dice that are not held are rolled, the others stay', () => {
    const state = tableOf(LINE, { dice: 'omdj' });
    const { events } = play(state, hold(1, 3), [DESERT, MOUNTAIN]);
    expect(state.dice).toEqual([MOUNTAIN, DESERT, DESERT, MOUNTAIN]);
    expect(state.rolls).toBe(2);
    expect(events).toEqual([
      { type: 'rolled', seat: 0, roll: 2, hold: 0b0101, dice: [MOUNTAIN, DESERT, DESERT, MOUNTAIN], bonus: 4 },
    ]);
  });

  it('DA-2.2 any dice may be held, none or up to three, before the second and the third roll', () => {
    for (const made of [1, 2]) {
      expect(rolls(legal(tableOf(LINE, { rolls: made })))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    }
  });

  it('DA-2.2 there is no fourth roll', () => {
    const state = tableOf(LINE, { rolls: 3 });
    expect(rolls(legal(state))).toEqual([]);
    const refusal = refused(state, hold(1));
    expect(refusal).toEqual({ code: 'noRolls', rule: 'DA-2.2' });
    expect(refusal && text.rejection(refusal)).toBe('You have rolled three times, so you have no rolls left.');
  });

  it('DA-2.3 a die that was held can be rolled next time', () => {
    const state = tableOf(LINE, { dice: 'omdj' });
    play(state, hold(1), [DESERT, DESERT, DESERT]);
    play(state, hold(2, 3, 4), [MARSH]);
    expect(state.dice).toEqual([MARSH, DESERT, DESERT, DESERT]);
    expect(state.rolls).toBe(3);
  });

  it('DA-2.4 the bonus die keeps its number', () => {
    const state = tableOf(LINE, { bonus: 3 });
    play(state, hold(), [MARSH, MARSH, DESERT, MOUNTAIN]);
    expect(state.bonus).toBe(3);
    play(state, hold(), [MARSH, MARSH, DESERT, MOUNTAIN]);
    expect(state.bonus).toBe(3);
  });

  it('DA-2.5 at least one die is rolled', () => {
    const refusal = refused(tableOf(LINE), hold(1, 2, 3, 4));
    expect(refusal).toEqual({ code: 'allHeld', rule: 'DA-2.5' });
    expect(refusal && text.rejection(refusal)).toBe(
      'You are holding all four dice. Release at least one to roll again.',
    );
  });

  it('DA-2.5 a set of dice to hold is read, and nothing else', () => {
    expect(game.decodeAction({ type: 'roll', hold: 14 })).toEqual({ type: 'roll', hold: 14 });
    for (const json of [
      { type: 'roll' },
      { type: 'roll', hold: 16 },
      { type: 'roll', hold: -1 },
      { type: 'roll', hold: '3' },
    ])
      expect(game.decodeAction(json)).toBeUndefined();
  });
});

describe('the end of rolling', () => {
  it('DA-2.6 a route may be claimed after each of the three rolls', () => {
    for (const made of [1, 2, 3]) {
      const state = tableOf(LINE, { dice: 'oouu', rolls: made });
      expect(claims(state)).toEqual([[0, 1]]);
      play(state, claim(0, 1));
      expect(state.owners).toEqual([0, 0, -1, -1]);
    }
  });

  it('DA-2.6 nothing is rolled after a claim', () => {
    const state = tableOf(LINE, { dice: 'oouu' });
    play(state, claim(0, 1));
    expect(asked(state)).toEqual(['photo 0']);
    expect(refused(state, hold(1))).toMatchObject({ code: 'notNow', rule: 'DA-5.2' });
  });

  it('DA-2.7 without a route after the third roll the turn ends by itself', () => {
    const state = tableOf(LINE, { dice: 'oodd', rolls: 2 });
    const played = play(state, hold(), [JUNGLE, JUNGLE, JUNGLE, MOUNTAIN, ...NEXT_TURN]);
    expect(typesOf(played)).toEqual(['rolled', 'nothing', 'turn', 'rolled']);
    expect(played.events[1]).toEqual({ type: 'nothing', seat: 0, forced: true });
    expect([state.turn, state.turns]).toEqual([1, [1, 0]]);
  });

  it('DA-2.7 with a route it does not end, nor after an earlier roll', () => {
    const last = tableOf(LINE, { rolls: 2 });
    play(last, hold(), [MARSH, JUNGLE, DESERT, JUNGLE]);
    expect(asked(last)).toEqual(['roll 0']);
    expect(legal(last)).toEqual([claim(2, 3), STOP]);
    const second = tableOf(LINE, { rolls: 1 });
    play(second, hold(), [JUNGLE, JUNGLE, JUNGLE, JUNGLE]);
    expect(asked(second)).toEqual(['roll 0']);
  });

  it('DA-2.8 a player may stop after any roll, route or not', () => {
    for (const made of [1, 2, 3]) {
      const state = tableOf(LINE, { rolls: made });
      const { events } = play(state, STOP, NEXT_TURN);
      expect(events[0]).toEqual({ type: 'nothing', seat: 0, forced: false });
      expect(state.owners).toEqual([-1, -1, -1, -1]);
      expect(asked(state)).toEqual(['roll 1']);
    }
  });
});
