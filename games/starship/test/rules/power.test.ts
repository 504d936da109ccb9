import { describe, expect, it } from 'vitest';
import { isOpen } from '../../src/grid/step.ts';
import { arrive } from '../../src/move/lifts.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf, scenarioOf } from '../../src/scenario/scenario.ts';
import { witness } from '../../src/testing.ts';
import type { Options } from '../../src/types.ts';
import { EAST, edge, ship, WEST } from './aboard.ts';
import { always } from './always.ts';
import {
  answer,
  apOf,
  at,
  CAPTAIN,
  emptyShip,
  give,
  has,
  heard,
  MASCOT,
  MUTINEER,
  type Person,
  put,
  refused,
  turnOf,
} from './table.ts';

describe('S-20.9 power', () => {
  const drives = (person: Person = {}, options: Partial<Options> = { controls: true }) =>
    ship('O7', EAST, person, options);
  it('S-20.9 is switched in the drive room for 5 AP, only with the option', () => {
    const state = drives();
    const before = apOf(state, CAPTAIN);
    expect(has(state, 'power')).toBe(true);
    expect(heard(answer(state, 'power').events, 'power')).toMatchObject([{ on: false }]);
    expect([before - apOf(state, CAPTAIN), state.power, state.gravity]).toEqual([5, false, false]);
    answer(state, 'power');
    expect([state.power, state.gravity]).toEqual([true, true]);
    expect(refused(drives({}, {}), 'power')).toBe('noControls S-21.1');
    expect([refused(drives({ ap: 4 }), 'power'), has(drives({ ap: 4 }), 'power')]).toEqual(['tooDear S-2.1', false]);
    const bridge = ship('D7', EAST, {}, { controls: true });
    expect([refused(bridge, 'power'), has(bridge, 'power')]).toEqual(['notDrives S-20.9', false]);
    put(state, MASCOT, at(state, 'O8'), 1);
    expect(refused(turnOf(state, MASCOT), 'power')).toBe('animalsCannot S-15.6');
  });
  it('S-20.10 works no stud, light, lift or valves from the bridge without it; hatches and force work', () => {
    const state = ship('F7', EAST);
    state.power = false;
    state.gravity = true;
    const valve = planOf(state).portalAt[edge(state, 'F7', EAST)] as number;
    expect([refused(state, 'work', valve), refused(state, 'force', valve)]).toEqual(['noPower S-21.2', 'allowed']);
    expect([refused(state, 'light'), refused(state, 'valves')]).toEqual(['noPower S-21.2', 'noPower S-21.2']);
    const hatch = planOf(state).portals.findIndex(({ kind }) => kind === 'hatch');
    put(state, CAPTAIN, planOf(state).portals[hatch]?.beside[0] ?? 0, 1, { ap: 14 });
    expect(refused(turnOf(state, CAPTAIN), 'work', hatch)).toBe('allowed');
    const [lift] = planOf(state).lifts;
    put(state, CAPTAIN, lift?.stops[0] ?? 0, 1, { ap: 14 });
    expect(refused(turnOf(state, CAPTAIN), 'ride', lift?.stops[1] ?? 0)).toBe('noPower S-21.2');
  });
  it('S-20.10 makes the whole ship dark', () => {
    const state = ship('B7', EAST, { skills: { carbine: 0 } });
    put(state, MUTINEER, at(state, 'F7'), WEST);
    give(state, CAPTAIN, 'carbine');
    state.power = false;
    const events = always(state, 1, 'attack', MUTINEER, 2);
    expect(heard(events, 'throw')[0]?.reasons).toContainEqual({ code: 'dark', value: 4, rule: 'S-10.11' });
  });
  it('S-20.10 stops portals on the move', () => {
    const state = drives({ ap: 40 });
    const valve = planOf(state).portalAt[edge(state, 'O7', WEST)] as number;
    answer(state, 'work', valve);
    answer(state, 'power');
    expect([state.act.waits, isOpen(planOf(state), state.open, valve)]).toEqual([[], false]);
  });
  it('S-20.10 stops a lift on its way until the power is back', () => {
    const state = drives();
    const body = bodyOf(state, MUTINEER);
    const [from = 0, to = 0] = planOf(state).lifts[0]?.stops ?? [];
    Object.assign(body, { at: NONE, riding: to, arrives: state.turn });
    state.power = false;
    arrive(state, MUTINEER, witness());
    expect([body.at, from === to]).toEqual([NONE, false]);
    state.power = true;
    arrive(state, MUTINEER, witness());
    expect([body.at, body.riding]).toEqual([to, NONE]);
  });
  it('S-20.11 never darkens the ground', () => {
    const landed = { ...scenarioOf(emptyShip({ scenario: 'mutiny' })), ship: 'landedBeowulf' as const };
    const state = emptyShip({ ownScenario: { ...landed, outside: 'breathable' } });
    const { rooms } = planOf(state);
    const ground = rooms.find(({ kind }) => kind === 'ground')?.squares ?? [];
    const [near = 0, , , far = 0] = ground;
    put(state, CAPTAIN, near, 1, { skills: { carbine: 0 }, ap: 14 });
    put(state, MUTINEER, far, WEST);
    give(state, CAPTAIN, 'carbine');
    state.power = false;
    const events = always(turnOf(state, CAPTAIN), 1, 'attack', MUTINEER, 2);
    expect(heard(events, 'throw')[0]?.reasons.map(({ code }) => code)).not.toContain('dark');
  });
});
