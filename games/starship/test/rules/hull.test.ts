import { describe, expect, it } from 'vitest';
import { AMMO } from '../../src/data/weapon.ts';
import { canSee } from '../../src/grid/sight.ts';
import { areAdjacent, isOpen } from '../../src/grid/step.ts';
import { canBreach, damageOf } from '../../src/hull/walls.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import type { Facing } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State } from '../../src/types.ts';
import { EAST, edge, SOUTH, ship, strikeWall, WEST } from './aboard.ts';
import { always } from './always.ts';
import { answer, apOf, at, CAPTAIN, give, has, heard, LOYAL, put, refused, SECOND_MUTINEER, turnOf } from './table.ts';

/** Fires at a wall and answers what happened. */
function fire(state: State, wall: number, pips = 6) {
  answer(state, 'breach');
  return always(state, pips, 'wall', Math.trunc(wall / 4), wall % 4);
}

describe('S-20.1 firing at a wall', () => {
  it('S-20.1 costs a snap attack and adds all dice to that wall', () => {
    const state = ship('B7', WEST, { str: 15 });
    give(state, CAPTAIN, 'laser-rifle');
    const hull = edge(state, 'A7', WEST);
    const before = apOf(state, CAPTAIN);
    const events = fire(state, hull);
    expect(heard(events, 'wall')).toMatchObject([{ edge: hull, dice: [6, 6, 6, 6, 6], total: 30 }]);
    expect([before - apOf(state, CAPTAIN), damageOf(state, hull), itemOf(state, 0).loaded]).toEqual([6, 30, 99]);
    fire(state, hull, 1);
    expect(damageOf(state, hull)).toBe(35);
  });
  it('S-20.1 takes an energy weapon or an HE round', () => {
    for (const [weapon, ammo, able] of [
      ['laser-carbine', 'ball', true],
      ['light-assault-gun', 'he', true],
      ['light-assault-gun', 'sabot', false],
      ['rifle', 'ball', false],
      ['cutlass', 'ball', false],
    ] as const) {
      const state = ship('B7', WEST, { str: 15 });
      give(state, CAPTAIN, weapon, { ammo: [AMMO.indexOf(ammo)] });
      expect(refused(state, 'breach'), weapon).toBe(able ? 'allowed' : 'cannotBreach S-20.1');
      expect(has(state, 'breach')).toBe(able);
    }
    expect(refused(ship('B7', WEST), 'breach')).toBe('cannotBreach S-20.1');
  });
  it('S-20.1 reaches walls in front, in sight, where the chart has a number', () => {
    const state = ship('B7', EAST, { str: 15 });
    give(state, CAPTAIN, 'laser-rifle');
    answer(state, 'breach');
    const wall = (square: string, side: Facing) => {
      const id = edge(state, square, side);
      return refused(state, 'wall', Math.trunc(id / 4), id % 4);
    };
    expect(wall('F6', EAST)).toBe('allowed');
    expect(wall('A7', WEST)).toBe('noSuchWall S-20.1');
    expect(wall('G7', SOUTH)).toBe('noSuchWall S-20.1');
    expect(wall('F7', EAST)).toBe('tooHard S-20.3');
    expect(wall('D7', EAST)).toBe('tooHard S-20.3');
    const plasma = ship('D7', EAST, { str: 15 });
    give(plasma, CAPTAIN, 'pgmp-14');
    expect(refused(plasma, 'breach')).toBe('noSuchWall S-20.1');
    const far = ship('B7', EAST, { str: 15 });
    give(far, CAPTAIN, 'pgmp-14');
    expect(refused(far, 'breach')).toBe('allowed');
  });
  it('S-20.1 needs AP and a round', () => {
    const poor = ship('B7', WEST, { ap: 5, str: 15 });
    give(poor, CAPTAIN, 'laser-rifle');
    expect(refused(poor, 'breach')).toBe('tooDear S-2.1');
    const empty = ship('B7', WEST, { str: 15 });
    give(empty, CAPTAIN, 'laser-rifle', { loaded: 0 });
    expect(refused(empty, 'breach')).toBe('unloaded S-8.6');
  });
  it('S-20.5 explodes before the wall with an HE round', () => {
    const state = ship('B7', EAST, { str: 15 });
    give(state, CAPTAIN, 'light-assault-gun');
    put(state, LOYAL, at(state, 'E6'));
    put(state, SECOND_MUTINEER, at(state, 'F6'));
    for (const body of state.bodies) body.hurt = true;
    const events = fire(state, edge(state, 'F6', EAST));
    expect(heard(events, 'throw').map(({ target }) => target)).toEqual([SECOND_MUTINEER, LOYAL]);
    expect(heard(events, 'wounds').map(({ dice }) => dice.length)).toEqual([2, 2]);
  });
  it('S-20.5 S-18.2 does not reach through the wall that it breaches', () => {
    const state = ship('B7', EAST, { str: 15 });
    give(state, CAPTAIN, 'light-assault-gun');
    const wall = edge(state, 'F6', EAST);
    put(state, SECOND_MUTINEER, planOf(state).neighbour[at(state, 'F6') * 4 + EAST] as number);
    for (const body of state.bodies) body.hurt = true;
    strikeWall(state, wall, 999);
    const events = fire(state, wall);
    expect(heard(events, 'breached')).toHaveLength(1);
    expect(heard(events, 'throw')).toEqual([]);
  });
});

describe('S-20.2 walls', () => {
  it('S-20.2 S-20.4 a partition is breached with 100 points: open to steps and sight', () => {
    const state = ship('J6', WEST);
    const wall = edge(state, 'J6', EAST);
    expect(heard(strikeWall(state, wall, 99), 'breached')).toEqual([]);
    expect(areAdjacent(planOf(state), state.open, at(state, 'J6'), at(state, 'K6'))).toBe(false);
    expect(heard(strikeWall(state, wall, 1), 'breached')).toMatchObject([{ edge: wall, how: 'breach' }]);
    expect(areAdjacent(planOf(state), state.open, at(state, 'J6'), at(state, 'K6'))).toBe(true);
    expect(canSee(planOf(state), state.open, at(state, 'J6'), at(state, 'M6'))).toBe(true);
    expect([state.holes, state.breaches]).toEqual([[], [wall]]);
    expect(has(turnOf(state, CAPTAIN), 'step', 2)).toBe(true);
    answer(state, 'step', 2);
    expect(bodyOf(state, CAPTAIN).at).toBe(at(state, 'K6'));
  });
  it('S-20.2 a bulkhead is holed with 100 points and breached with 1000', () => {
    const state = ship('F6', EAST);
    const wall = edge(state, 'F6', EAST);
    expect(heard(strikeWall(state, wall, 100), 'breached')).toMatchObject([{ how: 'hole' }]);
    expect([state.holes, state.breaches]).toEqual([[wall], []]);
    expect(heard(strikeWall(state, wall, 899), 'breached')).toEqual([]);
    expect(heard(strikeWall(state, wall, 1), 'breached')).toMatchObject([{ how: 'breach' }]);
    expect(areAdjacent(planOf(state), state.open, at(state, 'F6'), at(state, 'G6'))).toBe(true);
    expect(canBreach(state, wall)).toBe(false);
  });
  it('S-20.2 S-20.4 a sliding door counts as a partition, and stays open', () => {
    const state = ship('G6', SOUTH);
    const door = edge(state, 'G6', SOUTH);
    const portal = planOf(state).portalAt[door] as number;
    strikeWall(state, door, 100);
    expect(isOpen(planOf(state), state.open, portal)).toBe(true);
    expect(areAdjacent(planOf(state), state.open, at(state, 'G6'), at(state, 'G7'))).toBe(true);
    expect(refused(turnOf(state, CAPTAIN), 'work', portal)).toBe('broken S-6.10');
  });
  it('S-20.4 S-6.4 a sliding door that is breached while it moves stays open', () => {
    const state = ship('G6', SOUTH);
    const door = edge(state, 'G6', SOUTH);
    const portal = planOf(state).portalAt[door] as number;
    turnOf(state, CAPTAIN);
    answer(state, 'work', portal);
    strikeWall(state, door, 100);
    answer(state, 'end');
    expect(isOpen(planOf(state), state.open, portal)).toBe(true);
  });
  it('S-20.2 a plate in a bulkhead and a cargo door count as bulkheads', () => {
    const state = ship('B7', EAST);
    for (const wall of [edge(state, 'K10', EAST, 1), edge(state, 'W7', EAST, 1)]) {
      strikeWall(state, wall, 100);
      expect(state.holes).toContain(wall);
      expect(state.breaches).toEqual([]);
    }
  });
  it('S-20.3 iris valves, lift shafts, tanks and open floor cannot be breached, the hull only holed', () => {
    const state = ship('B7', EAST);
    for (const [square, side, deck] of [
      ['F7', EAST, 0],
      ['B7', EAST, 0],
      ['N5', SOUTH, 0],
      ['N5', EAST, 0],
      ['G5', 0, 0],
      ['E4', EAST, 0],
      ['R5', EAST, 0],
    ] as const)
      expect(canBreach(state, edge(state, square, side, deck)), square).toBe(false);
    // Between the thrusters.
    expect(canBreach(state, edge(state, 'R6', EAST))).toBe(true);
    const hull = edge(state, 'A7', WEST);
    expect(canBreach(state, hull)).toBe(true);
    strikeWall(state, hull, 2000);
    expect([state.holes, state.breaches, canBreach(state, hull)]).toEqual([[hull], [], false]);
  });
});
