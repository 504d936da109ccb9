import type { Reason } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { howOf, MOUNT, meansOf, profileUsed, READY } from '../../src/combat/means.ts';
import { neededThrow } from '../../src/combat/reasons.ts';
import { DUEL } from '../../src/data/duel.ts';
import { AMMO } from '../../src/data/weapon.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { gramsOf } from '../../src/gear/load.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { decodeScenario } from '../../src/scenario/decode.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { newItem } from '../../src/setup/outfit.ts';
import type { Options, State, Who } from '../../src/types.ts';
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
  LOYAL,
  legal,
  MASCOT,
  MUTINEER,
  openAll,
  type Person,
  put,
  quickMatch,
  refused,
  SECOND_MUTINEER,
  turnOf,
} from './table.ts';

const AIMED = howOf(READY, false, false);
const SNAP = howOf(READY, true, false);

function bay(weapon: string, mine: Person = {}, options: Partial<Options> = {}): State {
  const state = emptyShip({ scenario: 'mutiny', ...options });
  openAll(state);
  put(state, CAPTAIN, at(state, 'M7', 1), 1, { str: 15, dex: 9, end: 9, ap: 30, ...mine });
  put(state, MUTINEER, at(state, 'Q7', 1), 3, { str: 15, dex: 15, end: 15 });
  for (const body of state.bodies) body.hurt = true;
  give(state, CAPTAIN, weapon);
  return turnOf(state, CAPTAIN);
}

function codes(state: State): string[] {
  const list: Reason[] = [];
  neededThrow(state, CAPTAIN, MUTINEER, AIMED, profileUsed(state, CAPTAIN, meansOf(AIMED)), list);
  return list.map(({ code, value }) => `${code} ${value}`);
}

/** A later game turn, in which someone acts again with so many AP. */
function nextTurn(state: State, who: Who = CAPTAIN, ap = 30): State {
  state.turn++;
  bodyOf(state, who).ap = ap;
  return turnOf(state, who);
}

describe('S-19.1 the light assault gun', () => {
  it.each([
    [{ str: 8 }, true],
    [{ str: 9 }, false],
    [{ str: 4, armor: 'battle-dress' }, false],
    [{ str: 8, armor: 'cloth' }, true],
  ] as const)('S-19.1 kicks with %o: %s', (person, kicks) => {
    expect(codes(bay('light-assault-gun', person)).includes('kick 2')).toBe(kicks);
  });
});

describe('S-19.2 the RAM grenade launcher', () => {
  it('S-19.2 takes two whole turns to reload, one after the other', () => {
    const state = bay('ram-grenade-launcher');
    state.items[0] = { ...itemOf(state, 0), loaded: 0 };
    answer(state, 'reload', AMMO.indexOf('heap'));
    expect(itemOf(state, 0).loaded).toBe(0);
    nextTurn(state);
    answer(state, 'reload', AMMO.indexOf('heap'));
    expect(itemOf(state, 0)).toMatchObject({ loaded: 3, ammo: [AMMO.indexOf('heap')], spares: 1 });
  });
  it('S-19.2 S-7.13 begins again after a turn with something else, or with nothing', () => {
    for (const deed of ['swear', 'end'] as const) {
      const state = bay('ram-grenade-launcher');
      state.items[0] = { ...itemOf(state, 0), loaded: 0 };
      answer(state, 'reload', AMMO.indexOf('he'));
      nextTurn(state, CAPTAIN, 1);
      answer(state, deed);
      nextTurn(state);
      answer(state, 'reload', AMMO.indexOf('he'));
      expect(itemOf(state, 0).loaded).toBe(0);
    }
  });
  it('S-19.2 fires all that is left in a burst', () => {
    const state = bay('ram-grenade-launcher');
    state.items[0] = { ...itemOf(state, 0), loaded: 2, auto: true };
    const events = always(state, 1, 'attack', MUTINEER, SNAP);
    expect(heard(events, 'attack')[0]).toMatchObject({ rounds: 2 });
    expect(itemOf(state, 0).loaded).toBe(0);
  });
});

/** Two of the loyal crew beside each other; the captain has the machine gun ready. */
function crewed(): State {
  const state = bay('light-machine-gun');
  put(state, LOYAL, at(state, 'M8', 1), 1, { ap: 14 });
  return turnOf(state, CAPTAIN);
}

function serve(state: State, who: Who) {
  bodyOf(state, who).ap = 14;
  return answer(turnOf(state, who), 'setUp', 0).events;
}

describe('S-19.3 the light machine gun', () => {
  it('S-19.3 fires once two people have given it four turns each', () => {
    const state = crewed();
    expect(refused(state, 'attack', MUTINEER, AIMED)).toBe('notSetUp S-19.3');
    expect(refused(state, 'cover')).toBe('notSetUp S-19.3');
    for (let turn = 1; turn <= 4; turn++) {
      expect(itemOf(state, 0).steps).toBe(0);
      serve(state, LOYAL);
      expect(itemOf(state, 0).steps).toBe(0);
      const events = serve(state, CAPTAIN);
      expect(heard(events, 'gear').map(({ deed }) => deed)).toEqual([turn === 4 ? 'placed' : 'placing']);
    }
    nextTurn(state);
    expect(refused(state, 'setUp', 0)).toBe('full S-7.11');
    const fired = always(state, 1, 'attack', MUTINEER, SNAP);
    expect(heard(fired, 'attack')[0]).toMatchObject({ rounds: 10 });
    expect(itemOf(state, 0)).toMatchObject({ loaded: 90, steps: 1 });
  });
  it('S-19.3 takes turns that follow each other, of both', () => {
    const state = crewed();
    for (let turn = 1; turn <= 3; turn++) for (const who of [CAPTAIN, LOYAL]) serve(state, who);
    bodyOf(state, LOYAL).ap = 1;
    answer(turnOf(state, LOYAL), 'swear');
    serve(state, CAPTAIN);
    for (let turn = 1; turn <= 3; turn++) for (const who of [LOYAL, CAPTAIN]) serve(state, who);
    expect(itemOf(state, 0).steps).toBe(0);
    serve(state, LOYAL);
    expect(itemOf(state, 0).steps).toBe(1);
  });
  it('S-19.3 takes no turns that went into reloading', () => {
    const state = crewed();
    for (const who of [CAPTAIN, LOYAL]) Object.assign(bodyOf(state, who), { reloading: 3, serving: NONE });
    for (const who of [CAPTAIN, LOYAL]) serve(state, who);
    expect([bodyOf(state, CAPTAIN).reloading, bodyOf(state, LOYAL).reloading, itemOf(state, 0).steps]).toEqual([
      1, 1, 0,
    ]);
  });
  it('S-19.3 needs a friend next to the gunner, a gun that is ready, and the whole turn', () => {
    const state = crewed();
    expect(has(state, 'setUp', 0)).toBe(true);
    answer(state, 'swear');
    expect(refused(state, 'setUp', 0)).toBe('notWholeTurn S-7.12');
    const alone = bay('light-machine-gun');
    expect(refused(alone, 'setUp', 0)).toBe('noCrew S-19.3');
    put(alone, LOYAL, at(alone, 'M9', 1));
    expect(refused(turnOf(alone, LOYAL), 'setUp', 0)).toBe('noCrew S-19.3');
    put(alone, SECOND_MUTINEER, at(alone, 'M8', 1));
    expect(refused(turnOf(alone, CAPTAIN), 'setUp', 0)).toBe('noCrew S-19.3');
    put(alone, MASCOT, at(alone, 'M6', 1));
    expect(refused(turnOf(alone, CAPTAIN), 'setUp', 0)).toBe('noCrew S-19.3');
    const stowed = crewed();
    bodyOf(stowed, CAPTAIN).ready = NONE;
    expect(refused(stowed, 'setUp', 0)).toBe('noCrew S-19.3');
    expect(refused(bay('rifle'), 'setUp', 0)).toBe('noCrew S-19.3');
  });
  it('S-19.4 is taken down by a step, and by letting go of it', () => {
    for (const deed of ['step', 'drop', 'stow'] as const) {
      const state = crewed();
      state.items[0] = { ...itemOf(state, 0), steps: 1 };
      answer(state, deed, deed === 'step' ? 2 : 0);
      expect(itemOf(state, 0).steps).toBe(0);
    }
    const turned = crewed();
    turned.items[0] = { ...itemOf(turned, 0), steps: 1 };
    answer(turned, 'turn', 2);
    expect(itemOf(turned, 0).steps).toBe(1);
  });
  it('S-19.5 takes three whole turns to reload, and stays set up', () => {
    const state = crewed();
    state.items[0] = { ...itemOf(state, 0), steps: 1, loaded: 0 };
    for (let turn = 1; turn <= 3; turn++) {
      expect(itemOf(state, 0).loaded).toBe(0);
      nextTurn(state);
      answer(state, 'reload', 0);
    }
    expect(itemOf(state, 0)).toMatchObject({ loaded: 100, steps: 1 });
  });
});

describe('S-19.6 plasma and fusion guns', () => {
  it('S-19.6 may hit everyone in line, hit or miss', () => {
    for (const pips of [1, 6]) {
      const state = bay('fgmp-15');
      put(state, SECOND_MUTINEER, at(state, 'S7', 1));
      put(state, LOYAL, at(state, 'U7', 1));
      put(state, MASCOT, at(state, 'S8', 1));
      const events = heard(always(state, pips, 'attack', MUTINEER, SNAP), 'throw');
      expect(events.map(({ target }) => target)).toEqual([MUTINEER, SECOND_MUTINEER, LOYAL]);
    }
  });
  it.each(['pgmp-13', 'fgmp-14'])('S-19.7 the %s is fired only in battle dress', (weapon) => {
    expect(refused(bay(weapon), 'attack', MUTINEER, SNAP)).toBe('noDress S-19.7');
    expect(refused(bay(weapon, { armor: 'combat-armor' }), 'attack', MUTINEER, SNAP)).toBe('noDress S-19.7');
    expect(refused(bay(weapon, { armor: 'battle-dress' }), 'attack', MUTINEER, SNAP)).toBe('allowed');
  });
  it('S-19.7 never runs out, except for the PGMP-12', () => {
    for (const weapon of ['pgmp-14', 'fgmp-15']) {
      const state = bay(weapon, { ap: 60 });
      for (let shot = 0; shot < 5; shot++) always(state, 1, 'attack', MUTINEER, SNAP);
      expect(refused(state, 'attack', MUTINEER, SNAP)).toBe('allowed');
    }
    const state = bay('pgmp-12');
    expect(itemOf(state, 0).loaded).toBe(40);
    state.items[0] = { ...itemOf(state, 0), loaded: 0 };
    expect(refused(state, 'attack', MUTINEER, SNAP)).toBe('unloaded S-8.6');
  });
  it('S-19.8 lets a PGMP-12 fire every other turn', () => {
    const state = bay('pgmp-12');
    always(state, 1, 'attack', MUTINEER, SNAP);
    expect(refused(state, 'attack', MUTINEER, SNAP)).toBe('cooling S-19.8');
    expect(refused(nextTurn(state), 'attack', MUTINEER, SNAP)).toBe('cooling S-19.8');
    expect(refused(state, 'cover')).toBe('cooling S-19.8');
    expect(refused(nextTurn(state), 'attack', MUTINEER, SNAP)).toBe('allowed');
    expect(itemOf(state, 0).loaded).toBe(39);
  });
  it('S-19.8 lets a PGMP-12 under cover fire once', () => {
    const state = bay('pgmp-12');
    put(state, SECOND_MUTINEER, at(state, 'S6', 1), 3, { ap: 14 });
    answer(state, 'cover');
    answer(state, 'aim', at(state, 'V7', 1));
    turnOf(state, SECOND_MUTINEER);
    const first = always(state, 1, 'step', 4);
    expect(heard(first, 'attack')).toHaveLength(1);
    put(state, MUTINEER, at(state, 'U6', 1), 3, { ap: 14 });
    turnOf(state, MUTINEER);
    expect(heard(always(state, 1, 'step', 4), 'attack')).toEqual([]);
  });
  it('S-19.9 weighs what it seems to weigh', () => {
    const grams = (id: string) =>
      gramsOf(
        newItem(
          WEAPONS.findIndex((weapon) => weapon.id === id),
          0,
          NONE,
        ),
      );
    expect(['pgmp-12', 'pgmp-13', 'pgmp-14', 'fgmp-14', 'fgmp-15'].map(grams)).toEqual([9000, 16000, 140, 19000, 160]);
    expect(refused(bay('pgmp-14'), 'attack', MUTINEER, SNAP)).toBe('allowed');
  });
});

/** A duel on the Intrepid, with an autocannon in its cargo bay. */
function duel(): State {
  const state = quickMatch({ ownScenario: DUEL });
  for (const body of state.bodies) Object.assign(body, { acted: false, hurt: true, caged: false });
  return state;
}

describe('S-19.10 mounts', () => {
  const HOW = howOf(MOUNT, true, false);
  const CREWMAN: Who = 0;
  const BEAST: Who = 2;
  function beside(): { state: State; gun: number } {
    const state = duel();
    openAll(state);
    const { at: gun } = itemOf(state, 0);
    put(state, CREWMAN, gun, 1, { ap: 30 });
    put(state, 1, at(state, 'A8'));
    return { state, gun };
  }
  it('S-19.10 stand where the scenario says, with their one kind of rounds', () => {
    const state = duel();
    expect(itemOf(state, 0)).toMatchObject({ holder: NONE, loaded: 200, ammo: [AMMO.indexOf('he')], auto: true });
    expect(WEAPONS[itemOf(state, 0).weapon]?.id).toBe('autocannon');
  });
  it('S-19.10 are fired from beside them, with free hands, and never picked up', () => {
    const { state } = beside();
    put(state, CREWMAN, at(state, 'D8'), 1, { ap: 30 });
    put(state, BEAST, at(state, 'H8'), 3);
    expect(refused(turnOf(state, CREWMAN), 'attack', BEAST, HOW)).toBe('noWeapon S-8.1');
    state.items[0] = { ...itemOf(state, 0), at: at(state, 'C8') };
    const before = apOf(state, CREWMAN);
    expect(has(state, 'attack', BEAST, HOW)).toBe(true);
    const events = always(state, 1, 'attack', BEAST, HOW);
    expect(heard(events, 'attack')[0]).toMatchObject({ rounds: 10 });
    expect([before - apOf(state, CREWMAN), itemOf(state, 0).loaded]).toEqual([6, 190]);
    give(state, CREWMAN, 'dagger');
    expect(refused(state, 'attack', BEAST, HOW)).toBe('noWeapon S-8.1');
    bodyOf(state, CREWMAN).ready = NONE;
    state.items[0] = { ...itemOf(state, 0), at: at(state, 'D8') };
    expect(refused(state, 'pick', 0)).toBe('builtIn S-19.10');
    state.items[0] = { ...itemOf(state, 0), loaded: 0 };
    expect(refused(state, 'attack', BEAST, HOW)).toBe('unloaded S-8.6');
  });
  it('S-20.1 S-19.10 fire at walls with HE rounds', () => {
    const { state } = beside();
    put(state, CREWMAN, at(state, 'D8'), 1, { ap: 30 });
    put(state, BEAST, planOf(state).rooms.find(({ kind }) => kind === 'drive')?.squares[0] as number, 3);
    state.items[0] = { ...itemOf(state, 0), at: at(state, 'C8') };
    turnOf(state, CREWMAN);
    answer(state, 'breach');
    const wall = legal(state).find(({ type }) => type === 'wall');
    const events = always(state, 1, 'wall', wall?.on, wall?.how);
    expect(heard(events, 'wall')[0]?.dice).toHaveLength(8);
    expect([apOf(state, CREWMAN), itemOf(state, 0).loaded]).toEqual([24, 190]);
    state.items[0] = { ...itemOf(state, 0), ammo: [AMMO.indexOf('sabot')] };
    expect(refused(state, 'breach')).toBe('cannotBreach S-20.1');
  });
  it('S-19.10 S-14.20 are checked when a scenario is read', () => {
    const [mount] = DUEL.mounts;
    expect(decodeScenario(DUEL).ok).toBe(true);
    for (const wrong of [{ weapon: 'rifle' }, { ammo: 'gas' }, { place: { room: 'attic', number: 0, name: '' } }])
      expect(decodeScenario({ ...DUEL, mounts: [{ ...mount, ...wrong }] })).toMatchObject({ ok: false });
    expect(decodeScenario({ ...DUEL, military: [2] })).toMatchObject({ ok: false });
    expect(decodeScenario({ ...DUEL, outside: 'tea' })).toMatchObject({ ok: false });
    const { outside, military, mounts, ...old } = DUEL;
    expect([outside, military, mounts.length]).toEqual(['vacuum', [0], 1]);
    expect(decodeScenario(old)).toMatchObject({ ok: true, value: { outside: 'jumpspace', military: [], mounts: [] } });
  });
});

describe('S-2.10 military sides', () => {
  it('S-2.10 carry three times their strength, and feel it', () => {
    for (const [state, loads] of [
      [duel(), [0, 1, 2]],
      [emptyShip(), [0, 1]],
    ] as const) {
      state.items = [];
      put(state, 0, at(state, 'D8'), 1, { str: 4, ap: 14 });
      put(state, 1, at(state, 'A8'));
      const felt: number[] = [];
      for (let taken = 0; taken < 6; taken++) {
        const item =
          state.items.push({
            ...newItem(
              WEAPONS.findIndex(({ id }) => id === 'rifle'),
              NONE,
              at(state, 'D8'),
            ),
            loaded: 0,
            spares: 0,
          }) - 1;
        bodyOf(state, 0).ap = 14;
        turnOf(state, 0);
        if (refused(state, 'pick', item) !== 'allowed') break;
        answer(state, 'pick', item, 0, [1]);
        answer(state, 'take');
        felt.push(bodyOf(state, 0).load);
      }
      expect(felt).toEqual(loads);
    }
  });
});

describe('S-19.2 S-19.3 one slow thing after another', () => {
  it('S-19.2 does not count turns that were given to setting up a machine gun', () => {
    const state = bay('ram-grenade-launcher');
    bodyOf(state, CAPTAIN).total = 30;
    const launcher = bodyOf(state, CAPTAIN).ready;
    state.items[launcher] = { ...itemOf(state, launcher), loaded: 0, spares: 1 };
    put(state, LOYAL, at(state, 'M6', 1), 1, { str: 15 });
    const gun = give(state, LOYAL, 'light-machine-gun');
    turnOf(state, CAPTAIN);
    answer(state, 'setUp', gun);
    const he = AMMO.indexOf('he');
    nextTurn(state);
    answer(state, 'reload', he);
    expect(itemOf(state, launcher).loaded).toBe(0);
    nextTurn(state);
    answer(state, 'reload', he);
    expect(itemOf(state, launcher).loaded).toBe(3);
  });
});
