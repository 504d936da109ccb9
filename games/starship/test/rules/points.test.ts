import { describe, expect, it } from 'vitest';
import { allotment, burden } from '../../src/gear/load.ts';
import { bodyOf } from '../../src/people.ts';
import { answer, apOf, at, BEAST, CREW, emptyShip, give, has, lay, put, refused, setSheet, turnOf } from './table.ts';

const D8 = 'D8';

function crew(person = {}) {
  const state = emptyShip();
  put(state, CREW, at(state, D8), 1, person);
  put(state, BEAST, at(state, 'N8'));
  return state;
}

it('S-2.1 refuses what cannot be paid for', () => {
  const state = turnOf(crew({ ap: 1 }), CREW);
  expect(has(state, 'step', 2)).toBe(true);
  expect(refused(state, 'step', 0)).toBe('tooDear S-2.1');
  expect(has(state, 'step', 0)).toBe(false);
});

describe('S-2.2 S-2.3 S-2.4 action points', () => {
  it('S-2.2 are dexterity and endurance', () => {
    expect(allotment(crew({ dex: 8, end: 9 }), CREW)).toBe(17);
  });
  it('S-2.3 do not fall with wounds', () => {
    const state = crew({ dex: 8, end: 9 });
    Object.assign(bodyOf(state, CREW), { dex: 1, end: 2 });
    expect(allotment(state, CREW)).toBe(17);
  });
  it('S-2.4 are at least 6, and 15 for animals', () => {
    expect(allotment(crew({ dex: 2, end: 3 }), CREW)).toBe(6);
    expect(allotment(crew({ dex: 4, end: 2 }), CREW)).toBe(6);
    expect(allotment(crew({ dex: 4, end: 3 }), CREW)).toBe(7);
    expect(allotment(crew(), BEAST)).toBe(15);
  });
});

it('S-2.5 S-2.7 a load above strength in kilograms takes 1 off each characteristic, and 2 AP from the next turn on', () => {
  const state = crew({ str: 4, dex: 7, end: 7 });
  give(state, CREW, 'rifle');
  expect(burden(state, CREW)).toBe(4000 + 3 * 500);
  expect(bodyOf(state, CREW).load).toBe(1);
  expect(allotment(state, CREW)).toBe(12);
  expect(apOf(state, CREW)).toBe(14);
  setSheet(state, CREW, { str: 6 });
  turnOf(state, CREW);
  answer(state, 'drop', 0);
  expect(bodyOf(state, CREW).load).toBe(0);
});

it('S-2.6 nobody picks up more than twice strength in kilograms', () => {
  const state = crew({ str: 2 });
  const rifle = lay(state, at(state, D8), 'rifle');
  turnOf(state, CREW);
  expect(refused(state, 'pick', rifle)).toBe('tooHeavy S-2.6');
  setSheet(state, CREW, { str: 3 });
  expect(refused(state, 'pick', rifle)).toBe('allowed');
});

it('S-2.8 weighs weapons with magazines and packs, and daggers not at all', () => {
  const state = crew();
  give(state, CREW, 'dagger');
  expect(burden(state, CREW)).toBe(0);
  give(state, CREW, 'laser-carbine');
  expect(burden(state, CREW)).toBe(8000);
  give(state, CREW, 'revolver');
  expect(burden(state, CREW)).toBe(8000 + 900 + 300);
});

it('S-2.8 weighs a bow with its quiver, 1500 g when ten arrows are in it', () => {
  for (const [bow, grams] of [
    ['short-bow', 500],
    ['long-bow', 1000],
  ] as const) {
    const state = crew();
    give(state, CREW, bow, { loaded: 0, spares: 10 });
    expect(burden(state, CREW)).toBe(grams + 1500);
  }
});

it('S-2.9 saves no AP for the next turn', () => {
  const state = turnOf(crew({ ap: 9 }), CREW);
  answer(state, 'end');
  expect(state.turn).toBe(2);
  expect(apOf(state, CREW)).toBe(14);
});
