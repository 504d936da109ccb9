import { ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { neededThrow } from '../../src/combat/reasons.ts';
import { best, pack, results, unpack } from '../../src/combat/wound-results.ts';
import { recover, strike } from '../../src/combat/wounds.ts';
import { DEFAULT_ORDERS } from '../../src/orders.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { witness } from '../../src/testing.ts';
import type { State } from '../../src/types.ts';
import { answer, at, BEAST, CREW, emptyShip, give, MATE, type Person, put, setSheet, turnOf } from './table.ts';

function victim(person: Person = {}, left: object = {}): State {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1, person);
  put(state, MATE, at(state, 'B8'));
  put(state, BEAST, at(state, 'N5'));
  Object.assign(bodyOf(state, CREW), left);
  return state;
}

/** Dice are pips; a choice by chance is its index plus 1. */
function hit(state: State, count: number, script: readonly number[], who = CREW) {
  const chance = new ScriptedChance(script.map((value) => value - 1));
  strike(state, who, count, witness(chance));
  expect(chance.unused).toBe(0);
  const { str, dex, end, status } = bodyOf(state, who);
  return [str, dex, end, status];
}

it('S-12.1 S-12.3 puts all dice of the first hit on one characteristic chosen by chance', () => {
  expect(hit(victim({ str: 12 }), 2, [3, 4, 1])).toEqual([5, 7, 7, 'active']);
  expect(hit(victim({ end: 12 }), 2, [3, 4, 3])).toEqual([7, 7, 5, 'active']);
});

it('S-12.2 S-12.3 loses the rest of a die, and strikes another characteristic with the dice that are left', () => {
  expect(hit(victim(), 3, [6, 4, 5, 2, 1])).toEqual([2, 0, 7, 'unconscious']);
  expect(hit(victim({ str: 3, dex: 3, end: 3 }), 3, [6, 6, 6, 1, 1, 1])).toEqual([0, 0, 0, 'dead']);
  const spent = victim({ str: 1, dex: 1, end: 1 });
  const { length } = Object.keys(bodyOf(spent, CREW));
  expect(hit(spent, 4, [6, 6, 6, 6, 1, 1, 1])).toEqual([0, 0, 0, 'dead']);
  expect(Object.keys(bodyOf(spent, CREW))).toHaveLength(length);
});

describe('S-12.4 later wounds', () => {
  it('S-12.4 go, die by die, to a characteristic above 0', () => {
    const outcomes = results(pack({ str: 7, dex: 2, end: 0 }), [3]).map(unpack);
    expect(outcomes).toEqual([
      [4, 2, 0],
      [7, 0, 0],
    ]);
    expect(results(pack({ str: 0, dex: 0, end: 0 }), [3])).toHaveLength(1);
  });
  it('S-12.4 are placed by the computer so that all stay above 0 if they can', () => {
    expect(unpack(best(results(pack({ str: 7, dex: 4, end: 7 }), [3, 6, 6])))).toEqual([1, 1, 1]);
    expect(hit(victim({}, { hurt: true }), 2, [6, 6])).toEqual([1, 1, 7, 'active']);
    expect(hit(victim({}, { hurt: true, str: 2, dex: 2, end: 2 }), 1, [6])[3]).toBe('unconscious');
  });
  it('S-12.4 are placed by the owner who asked for it', () => {
    const state = victim({}, { hurt: true });
    state.orders = state.orders.with(CREW, { ...DEFAULT_ORDERS, wounds: 'ask' });
    Object.assign(bodyOf(state, BEAST), { at: at(state, 'F8') });
    turnOf(state, BEAST);
    answer(state, 'attack', CREW, 0, [6, 6, 2, 5]);
    answer(state, 'bear', pack({ str: 5, dex: 7, end: 2 }));
    expect(bodyOf(state, CREW)).toMatchObject({ str: 5, dex: 7, end: 2 });
  });
});

it('S-12.5 knows unconscious, seriously wounded and dead', () => {
  const after = (left: object) => hit(victim({}, { hurt: true, ...left }), 1, [6])[3];
  expect(after({ str: 1, dex: 1, end: 1 })).toBe('unconscious');
  expect(after({ str: 0, dex: 1, end: 1 })).toBe('wounded');
  expect(after({ str: 0, dex: 0, end: 1 })).toBe('dead');
  expect(after({ str: 0, dex: 0, end: 1, status: 'wounded' })).toBe('dead');
});

it('S-12.6 drops the ready weapon and ends cover and evasion', () => {
  const state = victim({}, { hurt: true, str: 1, dex: 1, end: 1, evading: true, cover: 3 });
  const sword = give(state, CREW, 'sword');
  const dagger = give(state, CREW, 'dagger');
  bodyOf(state, CREW).ready = sword;
  hit(state, 1, [6]);
  expect(itemOf(state, sword)).toMatchObject({ holder: NONE, at: at(state, 'D8') });
  expect(itemOf(state, dagger).holder).toBe(CREW);
  expect(bodyOf(state, CREW)).toMatchObject({ ready: NONE, evading: false, cover: NONE });
});

describe('S-12.7 waking', () => {
  function out(left: object): State {
    const state = victim({ str: 8, dex: 9, end: 7 }, { hurt: true, ...left });
    hit(state, 1, [6]);
    return state;
  }
  it('S-12.7 comes after 40 turns, half way back', () => {
    const state = out({ str: 4, dex: 1, end: 6 });
    expect(bodyOf(state, CREW).wakes).toBe(41);
    state.turn = 40;
    turnOf(state, MATE);
    answer(state, 'end');
    expect(state.turn).toBe(41);
    expect(bodyOf(state, CREW)).toMatchObject({ status: 'active', str: 6, dex: 4, end: 6, wakes: 0 });
  });
  it('S-12.7 S-2.5 S-2.7 comes without the weight of what was dropped or taken away', () => {
    const state = victim({ str: 4, dex: 9, end: 7 }, { hurt: true, dex: 1, end: 1 });
    give(state, CREW, 'rifle');
    expect(bodyOf(state, CREW).load).toBe(1);
    hit(state, 1, [6]);
    bodyOf(state, CREW).wakes = 2;
    turnOf(state, MATE);
    answer(state, 'end');
    expect(bodyOf(state, CREW)).toMatchObject({ status: 'active', load: 0, total: 16 });
  });
  it('S-12.7 waits for the square to be free', () => {
    const state = out({ str: 4, dex: 1, end: 6 });
    bodyOf(state, MATE).at = at(state, 'D8');
    state.turn = 40;
    turnOf(state, MATE);
    answer(state, 'end');
    expect(bodyOf(state, CREW).status).toBe('unconscious');
  });
  it('S-12.7 does not come to the seriously wounded', () => {
    expect(bodyOf(out({ str: 0, dex: 1, end: 1, status: 'unconscious' }), CREW)).toMatchObject({
      status: 'wounded',
      wakes: 0,
    });
  });
});

it('S-12.8 counts hits on animals in two pools, and wakes them with half the first', () => {
  const state = victim();
  expect(hit(state, 2, [6, 5], BEAST)).toEqual([9, 5, 0, 'active']);
  expect(hit(state, 2, [6, 5], BEAST)).toEqual([0, 3, 0, 'unconscious']);
  const before = state.changes;
  recover(state, BEAST, witness());
  expect(bodyOf(state, BEAST)).toMatchObject({ str: 10, dex: 3, status: 'active' });
  expect(state.changes).toBe(before + 1);
  setSheet(state, BEAST, { pool: 21 });
  bodyOf(state, BEAST).str = 0;
  recover(state, BEAST, witness());
  expect(bodyOf(state, BEAST).str).toBe(11);
  expect(hit(state, 3, [6, 6, 6], BEAST)).toEqual([0, 0, 0, 'dead']);
});

it('S-12.9 leaves modifiers alone', () => {
  const state = victim({ str: 12, skills: { broadsword: 0 } });
  give(state, CREW, 'broadsword');
  bodyOf(state, BEAST).at = at(state, 'F8');
  const before = neededThrow(state, CREW, BEAST, 0, 13);
  bodyOf(state, CREW).str = 1;
  expect(neededThrow(state, CREW, BEAST, 0, 13)).toBe(before);
});
