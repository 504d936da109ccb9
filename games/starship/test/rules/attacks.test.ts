import { describe, expect, it } from 'vitest';
import { howOf, READY } from '../../src/combat/means.ts';
import { bandAt, neededThrow } from '../../src/combat/reasons.ts';
import { attackCost } from '../../src/combat/target.ts';
import { range } from '../../src/grid/range.ts';
import { DEFAULT_ORDERS } from '../../src/orders.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import {
  answer,
  apOf,
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  heard,
  MATE,
  OTHER_BEAST,
  type Person,
  put,
  question,
  refused,
  turnOf,
} from './table.ts';

const AIMED = howOf(READY, false, false);
const SNAP = howOf(READY, true, false);

function duel(weapon: string | undefined, square = 'F8', person: Person = { str: 12 }) {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1, person);
  put(state, BEAST, at(state, square));
  const item = weapon === undefined ? NONE : give(state, CREW, weapon);
  turnOf(state, CREW);
  return { state, item };
}

it('S-8.1 attacks enemies, present and not asleep', () => {
  const { state } = duel('revolver');
  put(state, MATE, at(state, 'E7'));
  expect(refused(state, 'attack', MATE, AIMED)).toBe('notEnemy S-8.1');
  bodyOf(state, BEAST).status = 'dead';
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('gone S-8.1');
  bodyOf(state, BEAST).status = 'unconscious';
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('allowed');
  expect(refused(state, 'attack', 23, AIMED)).toBe('gone S-8.1');
});

it('S-8.2 S-8.3 S-8.5 costs 8 or 4 AP, 12 or 6 with bursts and energy weapons', () => {
  for (const [weapon, aimed, snap] of [
    ['revolver', 8, 4],
    ['cutlass', 8, 4],
    ['submachinegun', 12, 6],
    ['laser-rifle', 12, 6],
    ['assault-rifle', 8, 4],
  ] as const) {
    const { state } = duel(weapon);
    expect([attackCost(state, CREW, AIMED), attackCost(state, CREW, SNAP)]).toEqual([aimed, snap]);
  }
  const { state, item } = duel('assault-rifle');
  state.items[item] = { ...itemOf(state, item), auto: true };
  expect([attackCost(state, CREW, AIMED), attackCost(state, CREW, SNAP)]).toEqual([12, 6]);
});

it('S-8.3 gives a snap attack DM -2', () => {
  const { state } = duel('revolver');
  const profile = neededThrow(state, CREW, BEAST, AIMED, 31);
  expect(neededThrow(state, CREW, BEAST, SNAP, 31) - profile).toBe(2);
});

it('S-8.4 takes the whole allotment for an aimed attack where that is less, with nothing spent', () => {
  const { state } = duel('revolver', 'F8', { dex: 4, end: 3 });
  expect(attackCost(state, CREW, AIMED)).toBe(7);
  answer(state, 'swear');
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('tooDear S-2.1');
  expect(attackCost(state, CREW, SNAP)).toBe(4);
});

describe('S-8.6 ammunition', () => {
  it('S-8.6 is used up, and an empty weapon does not fire', () => {
    const { state, item } = duel('revolver');
    state.items[item] = { ...itemOf(state, item), loaded: 1 };
    answer(state, 'attack', BEAST, SNAP, [1, 1]);
    expect(itemOf(state, item).loaded).toBe(0);
    expect(refused(state, 'attack', BEAST, SNAP)).toBe('unloaded S-8.6');
  });
  it('S-8.6 fires what is left of a burst', () => {
    const { state, item } = duel('submachinegun', 'H8', { dex: 8, end: 8 });
    state.items[item] = { ...itemOf(state, item), loaded: 3 };
    const { events } = answer(state, 'attack', BEAST, AIMED, [1, 1]);
    expect(heard(events, 'attack')[0]?.rounds).toBe(3);
    expect(itemOf(state, item).loaded).toBe(0);
  });
  it('S-8.6 wants a repeating crossbow cocked', () => {
    const { state, item } = duel('repeating-crossbow');
    expect(refused(state, 'attack', BEAST, SNAP)).toBe('unloaded S-8.6');
    state.items[item] = { ...itemOf(state, item), steps: 1 };
    answer(state, 'attack', BEAST, SNAP, [1, 1]);
    expect(itemOf(state, item)).toMatchObject({ loaded: 9, steps: 0 });
  });
});

describe('S-8.7 S-8.8 S-8.9 free attacks', () => {
  /** The mover at B8, one square short of the reach of anyone who stands at D8. */
  function approach(defenders: readonly (readonly [number, string])[], weapon?: string) {
    const state = emptyShip();
    put(state, CREW, at(state, 'B8'));
    for (const [who, square] of defenders) put(state, who, at(state, square));
    if (weapon !== undefined) give(state, CREW, weapon);
    return turnOf(state, CREW);
  }
  it('S-8.7 strike at anyone who comes next to you, for no AP', () => {
    const state = approach([[BEAST, 'D8']]);
    bodyOf(state, BEAST).ap = 0;
    const { events } = answer(state, 'step', 2, 0, [1, 1]);
    expect(heard(events, 'attack')).toEqual([
      { type: 'attack', by: BEAST, target: CREW, weapon: 3, how: SNAP, rounds: 0, free: true },
    ]);
    expect(apOf(state, BEAST)).toBe(0);
  });
  it('S-8.8 strike once at a mover per activation', () => {
    const state = approach([[BEAST, 'D8']]);
    answer(state, 'step', 2, 0, [1, 1]);
    expect(heard(answer(state, 'step', 0).events, 'attack')).toEqual([]);
    answer(state, 'end');
    turnOf(state, CREW);
    expect(heard(answer(state, 'step', 4, 0, [1, 1]).events, 'attack')).toHaveLength(1);
  });
  it('S-8.8 come from the one with the most AP first', () => {
    const state = approach([
      [BEAST, 'D8'],
      [OTHER_BEAST, 'D7'],
    ]);
    bodyOf(state, OTHER_BEAST).total = 16;
    const { events } = answer(state, 'step', 2, 0, [1, 1, 1, 1]);
    expect(heard(events, 'attack').map(({ by }) => by)).toEqual([OTHER_BEAST, BEAST]);
  });
  it('S-8.7 end the activation of a mover who falls', () => {
    const state = approach([[BEAST, 'D8']]);
    Object.assign(bodyOf(state, CREW), { str: 1, dex: 1, end: 1 });
    answer(state, 'step', 2, 0, [6, 6, 6, 6, 1, 1]);
    expect(bodyOf(state, CREW).status).not.toBe('active');
    expect(state.act.who).toBe(NONE);
    expect(state.winner).toBe(1);
  });
  it('S-8.7 leave the others of a side whose mover falls to act', () => {
    const state = approach([
      [BEAST, 'D8'],
      [MATE, 'N5'],
    ]);
    bodyOf(state, MATE).acted = false;
    Object.assign(bodyOf(state, CREW), { str: 1, dex: 1, end: 1 });
    answer(state, 'step', 2, 0, [6, 6, 6, 6, 1, 1]);
    expect(question(state).subject).toBe(MATE);
  });
  it('S-8.9 use what is ready, or bare hands where that cannot be used', () => {
    const scene = (weapon: string, loaded: number) => {
      const state = emptyShip();
      put(state, BEAST, at(state, 'B8'));
      put(state, CREW, at(state, 'D8'), 1);
      const item = give(state, CREW, weapon);
      state.items[item] = { ...itemOf(state, item), loaded };
      turnOf(state, BEAST);
      return { state, item };
    };
    const { state, item } = scene('revolver', 6);
    expect(heard(answer(state, 'step', 2, 0, [1, 1]).events, 'attack')[0]?.weapon).toBe(29);
    expect(itemOf(state, item).loaded).toBe(5);
    const empty = scene('revolver', 0);
    expect(heard(answer(empty.state, 'step', 2, 0, [1, 1]).events, 'attack')[0]?.weapon).toBe(0);
    expect(bodyOf(empty.state, CREW).swings).toBe(1);
  });
  it('S-8.9 do not come from opening a door', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'F8'));
    put(state, BEAST, at(state, 'G8'));
    turnOf(state, CREW);
    const valve = planOf(state).portalAt[at(state, 'F8') * 4 + 1] as number;
    state.open[0] = (state.open[0] as number) & ~(1 << (planOf(state).portals[valve]?.bit ?? 0));
    answer(state, 'work', valve);
    const { events } = answer(state, 'end');
    expect(heard(events, 'attack')).toEqual([]);
  });
  it('S-8.7 S-6.17 do not come from a ladder', () => {
    const state = approach([[BEAST, 'D8']]);
    bodyOf(state, BEAST).ladder = true;
    expect(heard(answer(state, 'step', 2).events, 'attack')).toEqual([]);
  });
  it('S-8.7 do not go through walls', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'D6'));
    put(state, BEAST, at(state, 'G6'));
    state.orders = state.orders.with(BEAST, DEFAULT_ORDERS);
    turnOf(state, CREW);
    answer(state, 'step', 2);
    expect(heard(answer(state, 'step', 2).events, 'attack')).toEqual([]);
  });
});

it('S-9.1 S-9.4 measures range by the larger distance, in four bands', () => {
  const state = emptyShip();
  const plan = planOf(state);
  expect(range(plan, at(state, 'B8'), at(state, 'F7'))).toBe(4);
  expect(range(plan, at(state, 'D6'), at(state, 'D10'))).toBe(4);
  expect([0, 1, 2, 3, 33, 34, 166, 167].map(bandAt)).toEqual([0, 0, 1, 2, 2, 3, 3, NONE]);
});

it('S-9.4 refuses what the chart has a dash for', () => {
  const { state } = duel('foil', 'H8');
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('outOfRange S-9.4');
  bodyOf(state, BEAST).at = at(state, 'N5');
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('outOfRange S-9.4');
});

it('S-9.5 fires guns and bows only to the front, and swings blades anywhere', () => {
  for (const [square, ok] of [
    ['F8', true],
    ['F6', true],
    ['D6', false],
    ['B8', false],
    ['E6', false],
  ] as const) {
    const gun = duel('revolver', square);
    expect(refused(gun.state, 'attack', BEAST, AIMED)).toBe(ok ? 'allowed' : 'notInFront S-9.5');
    const blade = duel('cutlass', square);
    expect(refused(blade.state, 'attack', BEAST, AIMED)).toBe('allowed');
  }
});

it('S-9.6 sees along straight lines without walls, both ways', () => {
  const { state } = duel('revolver', 'G6');
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('notSeen S-9.6');
});

it('S-9.7 fires past one person, not past two', () => {
  const { state } = duel('revolver', 'H8');
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('allowed');
  put(state, MATE, at(state, 'F8'));
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('allowed');
  put(state, OTHER_BEAST, at(state, 'E8'));
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('inTheWay S-9.7');
  bodyOf(state, MATE).status = 'unconscious';
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('allowed');
});

it('S-9.8 strikes two squares away, past someone only with a polearm', () => {
  for (const [weapon, past] of [
    ['cutlass', 'inTheWay S-9.7'],
    ['halberd', 'allowed'],
  ] as const) {
    const { state } = duel(weapon);
    expect(refused(state, 'attack', BEAST, AIMED)).toBe('allowed');
    put(state, MATE, at(state, 'E8'));
    expect(refused(state, 'attack', BEAST, AIMED)).toBe(past);
  }
});
