import { legalActions, SeededChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act, END } from '../src/actions.ts';
import type { Action } from '../src/answers.ts';
import { policy } from '../src/bot/policy.ts';
import { AMMO } from '../src/data/weapon.ts';
import { weaponNamed } from '../src/data/weapons.ts';
import { range } from '../src/grid/range.ts';
import { canSee } from '../src/grid/sight.ts';
import { settleAir } from '../src/hull/air.ts';
import { game } from '../src/index.ts';
import { letFogFall } from '../src/knowledge/fog.ts';
import { bodyOf } from '../src/people.ts';
import { type Facing, NONE } from '../src/plan/types.ts';
import { planOf } from '../src/scenario/scenario.ts';
import { witness } from '../src/testing.ts';
import type { State, Who } from '../src/types.ts';
import { EAST, WEST } from './rules/aboard.ts';
import {
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  give,
  LOYAL,
  MUTINEER,
  OTHER_BEAST,
  openAll,
  portalAt,
  put,
  question,
  quickMatch,
  SECOND_MUTINEER,
  setSheet,
  shutPortal,
  turnOf,
} from './rules/table.ts';

function choice(state: State): Action {
  const asked = question(state);
  return policy(state, asked, legalActions(game, state, asked));
}

/** Plays the activation to its end by the policy; returns what was done. */
function activation(state: State, who: Who): readonly Action[] {
  const cx = witness(new SeededChance(1));
  const done: Action[] = [];
  for (let asked = game.pending(state)[0]; state.act.who === who && asked?.subject === who; ) {
    const action = policy(state, asked, legalActions(game, state, asked));
    done.push(action);
    game.apply(state, asked, action, cx);
    asked = game.pending(state)[0];
  }
  return done;
}

/** The Intrepid: someone with grenades in the corridor, and two animals that are nearly down. */
function corridor(square: string, beasts: readonly [string, string]): State {
  const state = emptyShip();
  openAll(state);
  put(state, CREW, at(state, square), EAST, { dex: 12, ap: 24 });
  for (const [i, place] of beasts.entries()) {
    put(state, [BEAST, OTHER_BEAST][i] as Who, at(state, place), WEST);
    bodyOf(state, [BEAST, OTHER_BEAST][i] as Who).str = 3;
  }
  give(state, CREW, 'hand-grenade', { spares: 7 });
  return turnOf(state, CREW);
}

/** The cargo bay of the Beowulf: the captain with eight grenades, mutineers where they are put. */
function bay(people: readonly (readonly [Who, string])[]): State {
  const state = emptyShip({ scenario: 'mutiny' });
  openAll(state);
  put(state, CAPTAIN, at(state, 'M7', 1), EAST, { dex: 12, ap: 20 });
  for (const [who, square] of people) put(state, who, at(state, square, 1), WEST);
  give(state, CAPTAIN, 'hand-grenade', { spares: 7 });
  return turnOf(state, CAPTAIN);
}

const NORTH: Facing = 0;
const THIRD_MUTINEER: Who = SECOND_MUTINEER + 1;

const GROUP: readonly (readonly [Who, string])[] = [
  [MUTINEER, 'R7'],
  [SECOND_MUTINEER, 'R8'],
];

function landingOf(done: readonly Action[]): number {
  return done.find(({ type }) => type === 'lob')?.on ?? NONE;
}

describe('bots with hand grenades', () => {
  it('arm one and throw it at a group, S-18.9 to S-18.12', () => {
    const state = bay(GROUP);
    const done = activation(state, CAPTAIN);
    expect(done.slice(0, 3).map(({ type }) => type)).toEqual(['arm', 'toss', 'lob']);
    expect([at(state, 'R7', 1), at(state, 'R8', 1)]).toContain(landingOf(done));
  });

  it('throw it where it catches no friend, or not at all', () => {
    const state = bay([...GROUP, [LOYAL, 'S7']]);
    const landing = landingOf(activation(state, CAPTAIN));
    expect(range(planOf(state), landing, at(state, 'S7', 1))).toBeGreaterThan(1);
    const amid = bay([
      [MUTINEER, 'R7'],
      [LOYAL, 'R8'],
    ]);
    put(amid, SECOND_MUTINEER, at(amid, 'R9', 1), WEST);
    for (const square of ['Q8', 'S8']) put(amid, LOYAL, at(amid, square, 1), WEST);
    expect(range(planOf(amid), landingOf(activation(amid, CAPTAIN)), at(amid, 'S8', 1))).not.toBeLessThan(2);
  });

  it('throw none that would catch themselves', () => {
    const state = bay([[MUTINEER, 'N7']]);
    const landing = landingOf(activation(state, CAPTAIN));
    expect(landing === NONE || range(planOf(state), landing, at(state, 'M7', 1)) > 1).toBe(true);
  });

  it('throw it round a corner, beside someone whom they do not see', () => {
    const state = corridor('G8', ['K10', 'K11']);
    expect(canSee(planOf(state), state.open, at(state, 'G8'), at(state, 'K10'))).toBe(false);
    const landing = landingOf(activation(state, CREW));
    expect(landing).not.toBe(NONE);
    expect(range(planOf(state), landing, at(state, 'K10'))).toBe(1);
  });

  it('open a door, throw through it, and open none on an empty room', () => {
    const state = corridor('J8', ['M8', 'M9']);
    shutPortal(state, portalAt(state, at(state, 'J8'), EAST));
    const done = activation(state, CREW).map(({ type }) => type);
    expect(done[0]).toBe('work');
    expect(done.indexOf('lob')).toBeGreaterThan(done.indexOf('work'));
    const empty = corridor('J8', ['B8', 'B9']);
    shutPortal(empty, portalAt(empty, at(empty, 'J8'), EAST));
    expect(activation(empty, CREW)).not.toContain(act('work', portalAt(empty, at(empty, 'J8'), EAST)));
  });

  it('turn to throw behind them', () => {
    const state = bay(GROUP);
    bodyOf(state, CAPTAIN).facing = WEST;
    const done = activation(state, CAPTAIN).map(({ type }) => type);
    expect(done.indexOf('turn')).toBeLessThan(done.indexOf('arm'));
    expect(done).toContain('lob');
  });
});

describe('bots with HE rounds', () => {
  function launcher(people: readonly (readonly [Who, string])[]): State {
    const state = bay(people);
    state.items = [];
    give(state, CAPTAIN, 'ram-grenade-launcher', { ammo: [AMMO.indexOf('he')] });
    setSheet(state, CAPTAIN, { skills: [{ skill: weaponNamed('ram-grenade-launcher'), level: 2 }] });
    return turnOf(state, CAPTAIN);
  }

  const target = (state: State) => activation(state, CAPTAIN).find(({ type }) => type === 'attack')?.on;
  const APART: readonly (readonly [Who, string])[] = [
    [MUTINEER, 'Q5'],
    [SECOND_MUTINEER, 'Q9'],
  ];

  it('fire into a group rather than at a single enemy, S-18.2', () => {
    expect(target(launcher([...APART, [THIRD_MUTINEER, 'R5']]))).toBe(MUTINEER);
    expect(target(launcher([...APART, [THIRD_MUTINEER, 'R9']]))).toBe(SECOND_MUTINEER);
  });

  it('fire at nobody beside a friend', () => {
    const state = launcher([
      [MUTINEER, 'R7'],
      [LOYAL, 'R8'],
    ]);
    expect(activation(state, CAPTAIN).map(({ type }) => type)).not.toContain('attack');
  });
});

describe('bots and vacuum', () => {
  const DOOR = 'W7';

  /** The captain by the cargo door, in a suit or not, and others in the bay. */
  function byTheDoor(armor: string, people: readonly (readonly [Who, string])[]): { state: State; door: number } {
    const state = emptyShip({ scenario: 'mutiny' });
    openAll(state);
    put(state, CAPTAIN, at(state, DOOR, 1), EAST, { armor, ap: 14 });
    for (const [who, square] of people) put(state, who, at(state, square, 1), WEST);
    return { state: turnOf(state, CAPTAIN), door: portalAt(state, at(state, DOOR, 1), EAST) };
  }

  it('open the cargo door on enemies without suits, S-20.6', () => {
    const { state, door } = byTheDoor('vacc-suit', [[MUTINEER, 'M7']]);
    expect(choice(state)).toBe(act('work', door));
  });

  it('leave it shut where they or friends have no suit', () => {
    const { state, door } = byTheDoor('nothing', [[MUTINEER, 'M7']]);
    expect(activation(state, CAPTAIN)).not.toContain(act('work', door));
    const mate = byTheDoor('vacc-suit', [
      [MUTINEER, 'M7'],
      [LOYAL, 'U7'],
    ]);
    expect(activation(mate.state, CAPTAIN)).not.toContain(act('work', mate.door));
  });

  it('shut it again when they cannot breathe, S-20.8', () => {
    const { state, door } = byTheDoor('nothing', []);
    put(state, CAPTAIN, at(state, 'T7', 1), WEST, { ap: 14 });
    put(state, MUTINEER, at(state, 'B7'), WEST);
    const { deck, bit } = planOf(state).portals[door] as { deck: number; bit: number };
    state.open = state.open.with(deck, (state.open[deck] as number) | (1 << bit));
    settleAir(state, witness());
    expect(state.airless).not.toEqual([]);
    turnOf(state, CAPTAIN);
    expect(activation(state, CAPTAIN)).toContain(act('work', door));
  });

  it('do not stay in it without a suit, but do in one', () => {
    const stays = (armor: string) => {
      const state = emptyShip();
      openAll(state);
      put(state, CREW, at(state, 'E8'), EAST, { armor, ap: 8 });
      put(state, BEAST, at(state, 'S8'), WEST);
      const corridor = planOf(state).compartment[at(state, 'M8')] as number;
      state.airless = [corridor];
      give(state, CREW, 'cutlass');
      turnOf(state, CREW);
      activation(state, CREW);
      return planOf(state).compartment[bodyOf(state, CREW).at] === corridor;
    };
    expect(stays('nothing')).toBe(false);
    expect(stays('vacc-suit')).toBe(true);
  });
});

describe('bots with heavy weapons', () => {
  it('set up a machine gun while nobody is near, and stay behind it, S-19.3', () => {
    const state = emptyShip({ scenario: 'mutiny' });
    openAll(state);
    put(state, CAPTAIN, at(state, 'W7', 1), WEST, { str: 12 });
    put(state, LOYAL, at(state, 'W8', 1), WEST);
    put(state, MUTINEER, at(state, 'B7'), EAST);
    const gun = give(state, CAPTAIN, 'light-machine-gun');
    turnOf(state, CAPTAIN);
    expect(choice(state)).toBe(act('setUp', gun));
    turnOf(state, LOYAL);
    expect(choice(state)).toBe(act('setUp', gun));
    put(state, MUTINEER, at(state, 'P7', 1), EAST);
    turnOf(state, CAPTAIN);
    expect(choice(state).type).not.toBe('setUp');
    state.items = state.items.map((item) => ({ ...item, steps: 1 }));
    turnOf(state, CAPTAIN);
    expect(['attack', 'cover', 'end']).toContain(choice(state).type);
  });

  it('shoot a way through a wall where no door opens, S-20.1', () => {
    const state = emptyShip();
    openAll(state);
    put(state, CREW, at(state, 'G8'), EAST, { str: 15, ap: 20 });
    put(state, BEAST, at(state, 'I7'), WEST);
    give(state, CREW, 'pgmp-14');
    setSheet(state, CREW, { skills: [{ skill: weaponNamed('pgmp-14'), level: 1 }] });
    turnOf(state, CREW);
    expect(choice(state).type).not.toBe('breach');
    shutPortal(state, portalAt(state, at(state, 'J8'), NORTH));
    state.power = false;
    const done = activation(state, CREW);
    expect(done[0]?.type).toBe('breach');
    expect(['I7', 'I8', 'J7', 'J8'].map((square) => at(state, square))).toContain(done[1]?.on);
  });
});

describe('bots in the fog', () => {
  it('S-3.12 S-3.13 S-22.7 do not strike at customs men before anyone knows who they are', () => {
    const [first] = quickMatch({ scenario: 'boarding', fog: true }).orders;
    expect(first).toMatchObject({ snap: 'never', cover: 'hold' });
    expect(quickMatch({ scenario: 'boarding' }).orders[0]).toMatchObject({ snap: 'ask', cover: 'ask' });
  });

  it('look for an enemy where they last saw it, wherever a guess puts it, S-22.4', () => {
    const state = emptyShip({ fog: true });
    openAll(state);
    put(state, CREW, at(state, 'H8'), EAST);
    put(state, BEAST, at(state, 'D8'), WEST);
    const bridge = portalAt(state, at(state, 'F8'), EAST);
    shutPortal(state, bridge);
    shutPortal(state, portalAt(state, at(state, 'M8'), EAST));
    give(state, CREW, 'cutlass');
    // They saw it act this turn.
    bodyOf(state, BEAST).acted = true;
    state.fog = null;
    letFogFall(state, witness());
    turnOf(state, CREW);
    bodyOf(state, BEAST).at = at(state, 'O8');
    // Nobody saw it fall.
    bodyOf(state, BEAST).status = 'dead';
    expect(choice(state)).not.toBe(END);
    bodyOf(state, BEAST).status = 'active';
    expect(activation(state, CREW)).toContain(act('work', bridge));
  });
});
