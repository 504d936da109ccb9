import { describe, expect, it } from 'vitest';
import { BREAKTHROUGH } from '../../src/data/scenarios-plots.ts';
import type { Event } from '../../src/events.ts';
import { isOpen } from '../../src/grid/step.ts';
import { settleAir } from '../../src/hull/air.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf, scenarioOf, shipOf } from '../../src/scenario/scenario.ts';
import { readUpp } from '../../src/setup/upp.ts';
import { witness } from '../../src/testing.ts';
import { upkeep } from '../../src/turn/turns.ts';
import type { State, Who } from '../../src/types.ts';
import { EAST, edge, SOUTH, ship, strikeWall, WEST } from './aboard.ts';
import {
  answer,
  at,
  CAPTAIN,
  emptyShip,
  give,
  heard,
  LOYAL,
  MASCOT,
  MUTINEER,
  openAll,
  type Person,
  put,
  quickMatch,
  refused,
  turnOf,
} from './table.ts';

/** The compartment that a square belongs to has lost its air. */
function isAirless(state: State, square: string, deck = 0): boolean {
  return state.airless.includes(shipOf(state.options).compartment[at(state, square, deck)] as number);
}

describe('S-20.6 air', () => {
  it('S-20.6 leaves through a hole in the hull, as far as what is air-tight', () => {
    const state = ship('B7', EAST);
    const events = strikeWall(state, edge(state, 'A7', WEST), 100);
    expect(heard(events, 'air')).toHaveLength(1);
    expect([isAirless(state, 'D7'), isAirless(state, 'G7')]).toEqual([true, false]);
    strikeWall(state, edge(state, 'F6', EAST), 100);
    expect([isAirless(state, 'D7'), isAirless(state, 'G6'), isAirless(state, 'K7')]).toEqual([true, true, true]);
  });
  it('S-20.6 S-6.23 leaves the cargo bay through its door, and is there again once the door is shut', () => {
    const state = ship(at(emptyShip({ scenario: 'mutiny' }), 'W7', 1), EAST);
    const door = planOf(state).portalAt[edge(state, 'W7', EAST, 1)] as number;
    answer(state, 'work', door);
    for (let ap = 0; ap < 3; ap++) answer(state, 'swear');
    expect([isAirless(state, 'L7', 1), isAirless(state, 'K7', 1)]).toEqual([true, false]);
    answer(state, 'work', door);
    const { events } = [0, 1].map(() => answer(state, 'swear')).at(-1) ?? { events: [] };
    expect(heard(events, 'air')).toEqual([]);
    expect(heard(answer(state, 'swear').events, 'air')).toMatchObject([{ lost: false }]);
    expect(state.airless).toEqual([]);
  });
  it('S-20.6 stays where you can breathe outside', () => {
    const state = ship(
      'B7',
      EAST,
      {},
      { ownScenario: { ...scenarioOf(emptyShip({ scenario: 'mutiny' })), outside: 'breathable' } },
    );
    strikeWall(state, edge(state, 'A7', WEST), 100);
    expect(state.airless).toEqual([]);
  });
  it('S-20.6 S-6.13 leaks through a valve that has shut on something', () => {
    const state = ship('F7', EAST);
    const valve = planOf(state).portalAt[edge(state, 'F7', EAST)] as number;
    give(state, CAPTAIN, 'dagger', { holder: NONE, at: at(state, 'F7'), portal: valve });
    bodyOf(state, CAPTAIN).ready = NONE;
    strikeWall(state, edge(state, 'A7', WEST), 100);
    expect(isAirless(state, 'G7')).toBe(true);
    answer(turnOf(state, CAPTAIN), 'pick', 0, 0, [1]);
    answer(state, 'take');
    expect([isAirless(state, 'F7'), isAirless(state, 'G7')]).toEqual([true, false]);
  });
  it('S-20.7 keeps a valve shut between vacuum and air while there is power', () => {
    const state = ship('F7', EAST);
    openAll(state);
    const valve = planOf(state).portalAt[edge(state, 'F7', EAST)] as number;
    const events = strikeWall(state, edge(state, 'A7', WEST), 100);
    expect(heard(events, 'portal')).toMatchObject([{ portal: valve, deed: 'shut', who: NONE }]);
    expect(isAirless(state, 'G7')).toBe(false);
    turnOf(state, CAPTAIN);
    answer(state, 'work', valve);
    for (let ap = 0; ap < 2; ap++) answer(state, 'swear');
    const opened = heard(answer(state, 'swear').events, 'portal').map(({ deed }) => deed);
    expect(opened).toEqual(['opened', 'shut']);
    expect(isAirless(state, 'G7')).toBe(false);
  });
  it('S-20.7 S-20.10 shuts no valve without power, nor one that is blocked', () => {
    const dark = ship('F7', EAST);
    openAll(dark);
    dark.power = false;
    strikeWall(dark, edge(dark, 'A7', WEST), 100);
    expect(isAirless(dark, 'G7')).toBe(true);
    const blocked = ship('F7', EAST);
    openAll(blocked);
    const valve = planOf(blocked).portalAt[edge(blocked, 'F7', EAST)] as number;
    give(blocked, CAPTAIN, 'dagger', { holder: NONE, at: at(blocked, 'F7'), portal: valve });
    strikeWall(blocked, edge(blocked, 'A7', WEST), 100);
    expect(isOpen(planOf(blocked), blocked.open, valve)).toBe(true);
    expect(isAirless(blocked, 'G7')).toBe(true);
  });
  it('S-20.7 leaves a valve that is to shut alone once it has shut by itself', () => {
    const state = ship('F7', EAST);
    openAll(state);
    const valve = planOf(state).portalAt[edge(state, 'F7', EAST)] as number;
    answer(state, 'work', valve);
    strikeWall(state, edge(state, 'A7', WEST), 100);
    const events = [1, 2, 3, 4].flatMap(() => answer(state, 'swear').events);
    expect(heard(events, 'portal')).toEqual([]);
    expect(isOpen(planOf(state), state.open, valve)).toBe(false);
  });
});

describe('S-6.23 air locks', () => {
  const outer = (state: State) => planOf(state).portalAt[edge(state, 'L3', 0)] as number;
  const inner = (state: State) => planOf(state).portalAt[edge(state, 'L4', SOUTH)] as number;
  it('S-6.23 opens the outer valve only while the inner one is shut', () => {
    const state = ship('L3', 0);
    expect(refused(state, 'work', outer(state))).toBe('allowed');
    state.open = [1 << (planOf(state).portals[inner(state)]?.bit ?? 0), 0];
    expect(refused(state, 'work', outer(state))).toBe('innerOpen S-6.23');
    expect(refused(state, 'force', outer(state))).toBe('innerOpen S-6.23');
  });
  it('S-6.23 does not open the outer valve if the inner one has opened meanwhile', () => {
    const state = ship('L3', 0);
    answer(state, 'work', outer(state));
    state.open = [1 << (planOf(state).portals[inner(state)]?.bit ?? 0), 0];
    for (let ap = 0; ap < 3; ap++) answer(state, 'swear');
    expect(isOpen(planOf(state), state.open, outer(state))).toBe(false);
    expect(state.act.waits).toEqual([]);
  });
  it('S-20.6 S-20.7 loses the air of the lock alone, and the outer valve stays open', () => {
    const state = ship('L3', 0);
    answer(state, 'work', outer(state));
    for (let ap = 0; ap < 3; ap++) answer(state, 'swear');
    expect([isOpen(planOf(state), state.open, outer(state)), isAirless(state, 'L4'), isAirless(state, 'L5')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(refused(state, 'step', 0)).toBe('noWay S-5.3');
  });
});

/** Everyone's share of a turn's beginning, with dice that all show the same. */
function begin(state: State, pips = 1) {
  const cx = witness({ int: (n) => Math.min(pips, n) - 1 });
  state.turn++;
  state.upkeep = 0;
  while (state.upkeep !== NONE) upkeep(state, cx);
  return cx.events;
}

function inVacuum(person: Person = {}): State {
  const state = ship('D7', EAST, { str: 15, dex: 15, end: 15, ...person });
  strikeWall(state, edge(state, 'A7', WEST), 100);
  return state;
}

function wounded(events: readonly Event[], who: Who): boolean {
  return events.some((event) => event.type === 'wounds' && event.who === who);
}

describe('S-20.8 vacuum', () => {
  it('S-20.8 does 2 dice to everyone there at the beginning of each turn, active or not, animals too', () => {
    const state = inVacuum();
    put(state, LOYAL, at(state, 'E7'), 1, { str: 15, dex: 15, end: 15 });
    put(state, MASCOT, at(state, 'E6'));
    bodyOf(state, LOYAL).hurt = true;
    bodyOf(state, LOYAL).status = 'unconscious';
    const events = begin(state);
    expect(heard(events, 'vacuum').map(({ who }) => who)).toEqual([CAPTAIN, LOYAL, MASCOT]);
    expect(heard(events, 'wounds').map(({ dice }) => dice)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(wounded(events, MUTINEER)).toBe(false);
    expect(wounded(begin(state), CAPTAIN)).toBe(true);
  });
  it('S-20.8 spares the dead and the sleepers', () => {
    for (const status of ['dead', 'asleep'] as const) {
      const state = inVacuum();
      bodyOf(state, CAPTAIN).status = status;
      expect(heard(begin(state), 'vacuum')).toEqual([]);
    }
  });
  it('S-20.8 S-11.13 comes after gas, which may put a question first', () => {
    const state = inVacuum();
    bodyOf(state, CAPTAIN).gas = 1;
    const events = begin(state);
    expect(heard(events, 'wounds').map(({ dice }) => dice.length)).toEqual([1, 2]);
  });
  it.each(['vacc-suit', 'combat-armor', 'battle-dress', 'vacc-suit+reflec'])('S-16.6 does nothing to a %s', (armor) => {
    expect(heard(begin(inVacuum({ armor })), 'vacuum')).toEqual([]);
  });
  it('S-16.6 harms an animal that was given battle dress', () => {
    const state = inVacuum({ armor: 'vacc-suit' });
    put(state, MASCOT, at(state, 'E6'), 1, { armor: 'battle-dress' });
    expect(heard(begin(state), 'vacuum').map(({ who }) => who)).toEqual([MASCOT]);
  });
  it('S-16.6 gets through everything else', () => {
    expect(heard(begin(inVacuum({ armor: 'flak-jacket' })), 'vacuum')).toHaveLength(1);
  });
});

/** The captain in a suit and in vacuum, with a mutineer beside. */
function attacked(armor: string, vacuum = true): State {
  const state = ship('D7', EAST, { str: 15, dex: 15, end: 15, armor });
  if (vacuum) strikeWall(state, edge(state, 'A7', WEST), 100);
  put(state, MUTINEER, at(state, 'E7'), WEST, { str: 12, ap: 14, armor: 'vacc-suit', skills: { halberd: 5 } });
  give(state, MUTINEER, 'halberd');
  bodyOf(state, CAPTAIN).hurt = true;
  return turnOf(state, MUTINEER);
}

describe('S-16.8 suits in vacuum', () => {
  it.each([
    ['vacc-suit', true, [4, 4, 4]],
    ['combat-armor', true, [4, 4, 4]],
    ['battle-dress', true, [4, 4, 4]],
    ['vacc-suit', false, [2, 2, 2]],
    ['cloth', true, [2, 2, 2]],
  ] as const)('S-16.8 doubles each die of a hit on %s in vacuum: %s', (armor, vacuum, dice) => {
    const state = attacked(armor, vacuum);
    const { events } = answer(state, 'attack', CAPTAIN, 0, [6, 6, 2, 2, 2]);
    expect(heard(events, 'wounds')[0]?.dice).toEqual(dice);
    expect(bodyOf(state, CAPTAIN).pierced > 0).toBe(vacuum && armor !== 'cloth');
  });
  it('S-16.9 lets the air out from the next turn on', () => {
    const state = attacked('vacc-suit');
    expect(heard(begin(state), 'vacuum')).toEqual([]);
    answer(turnOf(state, MUTINEER), 'attack', CAPTAIN, 0, [6, 6, 1, 1, 1]);
    expect(heard(begin(state), 'vacuum').map(({ who }) => who)).toEqual([CAPTAIN]);
    expect(heard(begin(state), 'vacuum').map(({ who }) => who)).toEqual([CAPTAIN]);
    expect(heard(begin(state), 'wounds')[0]?.dice).toEqual([1, 1]);
  });
});

it('S-20.6 settles nothing while nothing leads outside', () => {
  const state = ship('F7', EAST);
  openAll(state);
  const before = state.open;
  settleAir(state, witness());
  expect([state.open, state.airless]).toEqual([before, []]);
});

it('S-16.7 takes a skill to wear a suit', () => {
  for (const [line, ok] of [
    ['777777 / dagger / vacc-suit', false],
    ['777777 vacc-suit-0 / dagger / vacc-suit', true],
    ['777777 vacc-suit-1 / dagger / battle-dress', false],
    ['777777 battle-dress-1 / dagger / battle-dress+reflec', true],
    ['777777 vacc-suit-1 / dagger / combat-armor', true],
    ['777777 battle-dress-1 / dagger / combat-armor', true],
    ['777777 / dagger / combat-armor', false],
    ['777777 / dagger / cloth', true],
  ] as const)
    expect(readUpp(line).ok, line).toBe(ok);
});

it('S-20.6 begins without air where a cargo door stands open to a world without any', () => {
  const state = quickMatch({ ownScenario: { ...BREAKTHROUGH, outside: 'vacuum' } });
  const { compartment, rooms } = planOf(state);
  const bay = rooms.find(({ kind }) => kind === 'cargo')?.squares[0] as number;
  expect([state.turn, state.airless.includes(compartment[bay] as number)]).toEqual([1, true]);
});
