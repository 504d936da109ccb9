import { describe, expect, it } from 'vitest';
import { distancesFrom, distancesThrough, FAR } from '../src/bot/field.ts';
import { foesOf, menace } from '../src/bot/foes.ts';
import { findsFor, itemWorth } from '../src/bot/gear.ts';
import { armsOf, atLeast, strikesOf, worthOfHit } from '../src/bot/odds.ts';
import { setUp } from '../src/bot/setup.ts';
import { firstOf, nodeOf, waysOf } from '../src/bot/ways.ts';
import { heuristics } from '../src/bot.ts';
import { chanceOf } from '../src/chances.ts';
import { weaponNamed } from '../src/data/weapons.ts';
import { bodyOf } from '../src/people.ts';
import { NONE } from '../src/plan/types.ts';
import { planOf } from '../src/scenario/scenario.ts';
import { newItem } from '../src/setup/outfit.ts';
import type { State } from '../src/types.ts';
import {
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  lay,
  MATE,
  portalAt,
  put,
  setSheet,
  shutPortal,
  turnOf,
} from './rules/table.ts';

/** One of the crew in the corridor, an animal in the common area, nothing between them. */
function meeting(): State {
  const state = emptyShip();
  put(state, CREW, at(state, 'G8'));
  put(state, BEAST, at(state, 'K8'), 3);
  return turnOf(state, CREW);
}

describe('chances', () => {
  it('counts two dice', () => {
    expect(chanceOf(2)).toBe(1);
    expect(chanceOf(7)).toBeCloseTo(21 / 36);
    expect(chanceOf(12)).toBeCloseTo(1 / 36);
    expect(chanceOf(13)).toBe(0);
  });
  it('counts wound dice', () => {
    expect(atLeast(1, 5)).toBeCloseTo(2 / 6);
    expect(atLeast(2, 7)).toBeCloseTo(21 / 36);
    expect(atLeast(3, 3)).toBeCloseTo(1);
    expect(atLeast(2, 13)).toBe(0);
  });
  it('takes a person’s first wound off one characteristic (S-12.3), an animal’s off its pool (S-12.8)', () => {
    const state = meeting();
    expect(worthOfHit(state, CREW, 2)).toBeCloseTo(21 / 36);
    expect(worthOfHit(state, BEAST, 2)).toBeLessThan(0.3);
    bodyOf(state, BEAST).str = 2;
    expect(worthOfHit(state, BEAST, 2)).toBeCloseTo(1);
  });
});

describe('weapons', () => {
  it('rates a gun above hands, and a weapon with skill above one without', () => {
    const state = meeting();
    const hands = strikesOf(state, CREW, BEAST, armsOf(state, CREW));
    expect(hands[2]?.worth).toBe(0);
    const gun = newItem(weaponNamed('gauss-rifle'), NONE, NONE);
    const untrained = itemWorth(state, CREW, BEAST, gun);
    setSheet(state, CREW, { skills: [{ skill: gun.weapon, level: 1 }] });
    expect(itemWorth(state, CREW, BEAST, gun)).toBeGreaterThan(untrained);
    expect(itemWorth(state, CREW, BEAST, { ...gun, loaded: 0 })).toBe(0);
  });
  it('wants what is better than what it has, and nothing else', () => {
    const state = meeting();
    lay(state, at(state, 'K6'), 'submachinegun');
    expect([...findsFor(state, CREW, BEAST).keys()]).toEqual([at(state, 'K6')]);
    give(state, CREW, 'submachinegun');
    expect(findsFor(state, CREW, BEAST).size).toBe(0);
  });
});

describe('danger', () => {
  it('is less behind a door that an animal cannot open, and none from one that acts only afterwards', () => {
    const state = meeting();
    const plan = planOf(state);
    const before = state.list.indexOf(BEAST) < state.list.indexOf(CREW);
    expect(before).toBe(false);
    expect(foesOf(state, CREW)[0]?.budget).toBe(0);
    bodyOf(state, BEAST).acted = false;
    const [foe] = foesOf(state, CREW);
    if (foe === undefined) throw new Error('There is no enemy.');
    const far = distancesThrough(plan, state.open, false, [foe.at]);
    expect(menace(plan, state.open, foe, at(state, 'G8'), far[at(state, 'G8')] as number, false)).toBeGreaterThan(0.3);
    shutPortal(state, portalAt(state, at(state, 'J8'), 1));
    const shut = distancesThrough(plan, state.open, false, [foe.at]);
    expect(shut[at(state, 'G8')]).toBe(FAR);
    expect(menace(plan, state.open, foe, at(state, 'G8'), FAR, false)).toBe(0);
  });
  it('is less for someone who evades', () => {
    const state = meeting();
    bodyOf(state, BEAST).acted = false;
    const [foe] = foesOf(state, CREW);
    if (foe === undefined) throw new Error('There is no enemy.');
    const at2 = at(state, 'I8');
    expect(menace(planOf(state), state.open, foe, at2, 2, true)).toBeLessThan(
      menace(planOf(state), state.open, foe, at2, 2, false),
    );
  });
});

describe('ways', () => {
  it('remembers distances only while the portals stay as they are', () => {
    const state = meeting();
    const plan = planOf(state);
    const from = at(state, 'K8');
    expect(distancesFrom(plan, state.open, false, from)[at(state, 'J8')]).toBe(1);
    expect(distancesFrom(plan, state.open, false, from)).toBe(distancesFrom(plan, state.open.slice(), false, from));
    shutPortal(state, portalAt(state, at(state, 'J8'), 1));
    expect(distancesFrom(plan, state.open, false, from)[at(state, 'J8')]).toBe(FAR);
    expect(distancesFrom(plan, state.open, true, from)[at(state, 'J8')]).toBe(5);
  });
  it('runs where that is cheaper, and opens what is shut', () => {
    const state = meeting();
    const plan = planOf(state);
    const ways = waysOf(state, plan, CREW);
    expect(ways.reach.cost[nodeOf(at(state, 'J8'), 1, 0)]).toBe(2);
    expect(firstOf(state, plan, ways, nodeOf(at(state, 'J8'), 1, 0))).toMatchObject({ type: 'run', on: 2 });
    put(state, CREW, at(state, 'J8'));
    put(state, BEAST, at(state, 'M8'));
    const door = portalAt(state, at(state, 'J8'), 1);
    shutPortal(state, door);
    const through = waysOf(state, plan, CREW);
    expect(through.reach.cost[nodeOf(at(state, 'K8'), 1, 0)]).toBe(5);
    expect(firstOf(state, plan, through, nodeOf(at(state, 'K8'), 1, 0))).toMatchObject({ type: 'work', on: door });
  });
});

it('places the crew near the locker, and animals out of sight', () => {
  const state = emptyShip();
  for (const body of state.bodies) body.at = NONE;
  const crew = setUp(state, { seat: 0, kind: 'place', subject: CREW });
  expect(crew).toMatchObject({ type: 'place', on: at(state, 'F8'), how: 1 });
  bodyOf(state, CREW).at = at(state, 'F8');
  const hidden = setUp(state, { seat: 1, kind: 'place', subject: 6 });
  expect(planOf(state).y[hidden.on]).not.toBe(7);
});

it('rates a side higher if it is unhurt, armed, or holds what decides when time is up', () => {
  const state = emptyShip({ scenario: 'mutiny' });
  put(state, CREW, at(state, 'D7'));
  put(state, 3, at(state, 'L7'));
  const even = heuristics.evaluate(state, 0);
  bodyOf(state, 3).str = 1;
  expect(heuristics.evaluate(state, 0)).toBeGreaterThan(even);
  bodyOf(state, 3).str = 7;
  give(state, 3, 'gauss-rifle');
  expect(heuristics.evaluate(state, 0)).toBeLessThan(even);
  state.items = [];
  bodyOf(state, 3).ready = NONE;
  state.turn = 39;
  expect(heuristics.evaluate(state, 0)).toBeGreaterThan(0.9);
  bodyOf(state, MATE).status = 'dead';
  expect(heuristics.evaluate(state, 0) + heuristics.evaluate(state, 1)).toBeCloseTo(1);
});
