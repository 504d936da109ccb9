/** The legal list against all that is allowed, in scenes that matches at random seldom come to. */
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { game } from '../../src/index.ts';
import { DEFAULT_ORDERS } from '../../src/orders.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { squaresWith } from '../../src/plan/compile.ts';
import { NONE, type Plan, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { witness } from '../../src/testing.ts';
import type { Item, Orders, State } from '../../src/types.ts';
import { expectListed } from './everything.ts';
import {
  answer,
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  give,
  has,
  lay,
  legal,
  MATE,
  MUTINEER,
  OTHER_BEAST,
  openAll,
  type Person,
  portalAt,
  put,
  question,
  shutPortal,
  turnOf,
} from './table.ts';

function crew(square: string, facing: 0 | 1 | 2 | 3 = 1, person: Person = {}): State {
  const state = emptyShip();
  put(state, CREW, at(state, square), facing, person);
  put(state, BEAST, at(state, 'L3'));
  return turnOf(state, CREW);
}

function captain(square: (plan: Plan) => Square, person: Person = {}): State {
  const state = emptyShip({ scenario: 'mutiny' });
  put(state, CAPTAIN, square(planOf(state)), 1, person);
  put(state, MUTINEER, at(state, 'A7'));
  return turnOf(state, CAPTAIN);
}

function shaft({ ways, portals }: Plan, kind: 'hatch' | 'iris'): Plan['ways'][number] {
  return ways.find(({ cover }) => portals[cover]?.kind === kind) as Plan['ways'][number];
}

function ordered(state: State, who: number, orders: Partial<Orders>): void {
  state.orders = state.orders.with(who, { ...DEFAULT_ORDERS, ...orders });
}

/** Lists something of each of these types. */
function expectTypes(state: State, ...types: readonly string[]): void {
  expectListed(state);
  const listed = new Set<string>(legal(state).map(({ type }) => type));
  for (const type of types) expect(listed, type).toContain(type);
}

describe('S-2.1 what is listed at', () => {
  it('S-6.2 S-6.8 S-6.9 portals on every side is what can be paid, point by point', () => {
    for (const [square, facing] of [
      ['G8', 0],
      ['G8', 1],
      ['F8', 1],
      ['N6', 0],
      ['N6', 3],
      ['K10', 2],
      ['H8', 2],
      ['J8', 1],
    ] as const)
      for (let ap = 0; ap < 9; ap++)
        for (const shut of [false, true]) {
          const state = crew(square, facing, { ap });
          give(state, CREW, ap % 2 === 0 ? 'pike' : 'revolver');
          const portal = portalAt(state, at(state, square), facing);
          if (shut && portal !== NONE) shutPortal(state, portal);
          state.act.begun = true;
          expectListed(state);
        }
  });

  it('S-6.16 S-6.17 shafts and on their ladders is what can be done there', () => {
    for (const kind of ['hatch', 'iris'] as const)
      for (const end of ['upper', 'lower'] as const)
        for (const ladder of [false, true]) {
          const state = captain((plan) => shaft(plan, kind)[end]);
          give(state, CAPTAIN, 'assault-rifle', { bayonet: 1, loaded: 3 });
          bodyOf(state, CAPTAIN).ladder = ladder && end === 'lower';
          put(state, MUTINEER, bodyOf(state, CAPTAIN).at + 1);
          expectListed(state);
          openAll(state);
          expectTypes(state, 'climb');
        }
  });

  it('S-6.18 a lift has the other stops, unless a door is still moving', () => {
    const state = captain(({ lifts }) => lifts[0]?.stops[0] as Square);
    expectTypes(state, 'ride', 'work');
    answer(state, 'work', legal(state).find(({ type }) => type === 'work')?.on);
    expect(legal(state).some(({ type }) => type === 'ride')).toBe(false);
    expectListed(state);
  });

  it('S-14.7 a low berth has the sleeper', () => {
    const state = emptyShip({ ship: 'beowulf', sleepers: true });
    const berth = squaresWith(planOf(state), 'lowBerth')[0] as Square;
    put(state, CREW, [...planOf(state).next.slice(berth * 8, berth * 8 + 8)].find((to) => to !== NONE) as Square);
    put(state, 10, at(state, 'A7'));
    Object.assign(bodyOf(state, 4), { status: 'asleep', at: berth });
    expectTypes(turnOf(state, CREW), 'revive');
  });
});

describe('S-2.1 what is listed with', () => {
  it.each(WEAPONS.map(({ id }) => id))('S-7.1 S-8.1 %s in hand is what can be done with it', (id) => {
    for (const change of [{}, { loaded: 0 }, { loaded: 2, bayonet: 1 }, { broken: true, bayonet: 2 }, { steps: 1 }]) {
      const state = crew('D8', 1, { str: 15, dex: 15, end: 4 });
      bodyOf(state, BEAST).at = at(state, 'F8');
      put(state, OTHER_BEAST, at(state, 'E8'));
      if (id !== 'hands') give(state, CREW, id, change as Partial<Item>);
      expectListed(state);
      expect(has(state, 'attack', BEAST, 4)).toBe(false);
    }
  });

  it('S-7.9 S-7.20 casualties and things in the square is what can be carried and taken', () => {
    for (let ap = 0; ap < 9; ap++) {
      const state = crew('D8', 1, { ap, str: 15 });
      put(state, MATE, at(state, 'D8'));
      put(state, 2, at(state, 'E8'));
      give(state, MATE, 'dagger');
      give(state, 2, 'sword');
      for (const who of [MATE, 2]) bodyOf(state, who).status = 'wounded';
      lay(state, at(state, 'D8'), 'revolver');
      give(state, CREW, 'cutlass');
      const spare = give(state, CREW, 'dagger');
      expectListed(state);
      bodyOf(state, CREW).ready = NONE;
      expectListed(state);
      expect(has(state, 'draw', spare)).toBe(ap > 0);
      expect(has(state, 'haul', 6, MATE)).toBe(ap > 5);
    }
  });
});

describe('S-3.8 what is listed when', () => {
  it('S-3.3 S-3.6 someone may go first', () => {
    const state = crew('B8', 1, { dex: 4, end: 5 });
    put(state, MATE, at(state, 'C7'));
    bodyOf(state, BEAST).at = at(state, 'F8');
    for (const who of [MATE, BEAST]) bodyOf(state, who).acted = false;
    expectTypes(state, 'first', 'sneak');
    ordered(state, BEAST, { claim: 'ask' });
    answer(state, 'first', MATE);
    expect(question(state)).toMatchObject({ kind: 'claim', subject: BEAST });
    expectTypes(state, 'claim', 'pass');
  });

  it('S-13.2 S-13.6 a lane or an enemy is chosen', () => {
    for (const [square, facing, foe] of [
      ['A8', 1, 'F8'],
      ['F8', 3, 'C8'],
      ['L5', 0, 'L3'],
    ] as const) {
      const state = crew('A8');
      give(state, CREW, 'revolver');
      put(state, MATE, at(state, 'E8'));
      Object.assign(bodyOf(state, CREW), { at: at(state, square), facing });
      Object.assign(bodyOf(state, BEAST), { at: at(state, foe) });
      answer(state, 'cover');
      expectTypes(state, 'aim', 'mark');
      expect(game.timeoutAction(state, question(state))).toBe(legal(state)[0]);
    }
  });

  it('S-3.10 orders of all kinds stand', () => {
    const state = crew('D8');
    ordered(state, CREW, { claim: 'before', before: BEAST, snap: 'never', cover: 'hold', within: 3, wounds: 'ask' });
    ordered(state, BEAST, { claim: 'early', snap: 'ask', cover: 'ask', within: 12, rest: 'rest' });
    expectListed(state);
    const [, own] = game.pending(state);
    game.apply(state, own as NonNullable<typeof own>, act('order', CREW, 0), witness());
    expect(state.orders[CREW]).toMatchObject({ claim: 'keep', before: NONE, snap: 'never' });
    expectListed(state);
  });

  it('S-3.12 S-12.4 a defender or a victim is asked', () => {
    const state = crew('B8');
    bodyOf(state, BEAST).at = at(state, 'E8');
    give(state, CREW, 'assault-rifle', { bayonet: 1 });
    ordered(state, CREW, { snap: 'ask', wounds: 'ask' });
    bodyOf(state, CREW).hurt = true;
    turnOf(state, BEAST);
    answer(state, 'step', 6);
    answer(state, 'step', 6);
    expect(question(state).kind).toBe('react');
    expectTypes(state, 'react', 'hold');
    answer(state, 'hold');
    answer(state, 'attack', CREW, 2, [6, 6, 1, 2]);
    expect(question(state).kind).toBe('wound');
    expectTypes(state, 'bear');
    expect(itemOf(state, 0).holder).toBe(CREW);
  });
});
