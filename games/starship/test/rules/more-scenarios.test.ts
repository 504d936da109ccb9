import { decodeOptions } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { ADRIFT } from '../../src/data/duel.ts';
import { BREAKTHROUGH as AS_PRINTED, BERSERKER as BERSERKER_SCENARIO } from '../../src/data/scenarios-plots.ts';
import { WEAPONS, weaponNamed } from '../../src/data/weapons.ts';
import { isOpen } from '../../src/grid/step.ts';
import { game } from '../../src/index.ts';
import { bodyOf, sheetOf } from '../../src/people.ts';
import { NONE, type Plan, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { verdict } from '../../src/score.ts';
import type { State, Who } from '../../src/types.ts';
import { answer, emptyShip, has, heard, put, question, quickMatch, refused, setSheet, turnOf } from './table.ts';

function roomOf(plan: Plan, at: Square) {
  return plan.rooms[plan.room[at] as number];
}

function squaresOf(state: State, kind: string, ship = 0): readonly Square[] {
  return planOf(state).rooms.flatMap((room) => (room.kind === kind && room.ship === ship ? room.squares : []));
}

describe('S-14.32 S-14.33 Rescue', () => {
  const RESCUE = { scenario: 'rescue' } as const;
  const RESCUER: Who = 0;
  const PIRATE: Who = 5;
  const HOSTAGE: Who = 8;
  function besideHostage(): State {
    const state = emptyShip(RESCUE);
    const [at = 0, next = 0] = squaresOf(state, 'bridge');
    put(state, RESCUER, at);
    put(state, HOSTAGE, next);
    put(state, PIRATE, squaresOf(state, 'drive')[0] as Square);
    bodyOf(state, HOSTAGE).held = true;
    return state;
  }
  it('S-14.32 is five rescuers against three pirates with six hostages', () => {
    const state = quickMatch(RESCUE);
    const plan = planOf(state);
    expect(state.sheets.map(({ role }) => role)).toEqual([
      ...Array(5).fill('rescuer'),
      ...Array(3).fill('pirate'),
      ...Array(6).fill('hostage'),
    ]);
    expect(state.bodies.map(({ at }) => roomOf(plan, at)?.ship)).toEqual([...Array(5).fill(1), ...Array(9).fill(0)]);
    expect(state.bodies.map(({ held }) => held)).toEqual([...Array(8).fill(false), ...Array(6).fill(true)]);
    expect(state.items.some(({ holder }) => holder >= HOSTAGE)).toBe(false);
  });
  it('S-14.32 frees a hostage for 1 AP, who acts from the next turn on', () => {
    const state = turnOf(besideHostage(), RESCUER);
    bodyOf(state, HOSTAGE).acted = false;
    const { events } = answer(state, 'free', HOSTAGE);
    expect(heard(events, 'freed')).toEqual([{ type: 'freed', who: HOSTAGE, by: RESCUER }]);
    expect([bodyOf(state, RESCUER).ap, bodyOf(state, HOSTAGE).held, bodyOf(state, HOSTAGE).acted]).toEqual([
      13,
      false,
      true,
    ]);
    expect(refused(state, 'free', HOSTAGE)).toBe('noHostage S-14.32');
  });
  it('S-6.17 S-14.32 frees nobody from a ladder', () => {
    const state = turnOf(besideHostage(), RESCUER);
    bodyOf(state, RESCUER).ladder = true;
    expect(refused(state, 'free', HOSTAGE)).toBe('onLadder S-6.17');
  });
  it('S-15.6 S-14.32 lets no animal free anybody', () => {
    const state = besideHostage();
    setSheet(state, RESCUER, { natural: weaponNamed('teeth') });
    turnOf(state, RESCUER);
    expect(refused(state, 'free', HOSTAGE)).toBe('animalsCannot S-15.6');
    expect(has(state, 'free', HOSTAGE)).toBe(false);
  });
  it('S-14.32 lets a hostage do nothing before, and pirates free nobody', () => {
    const state = besideHostage();
    const { at } = bodyOf(state, RESCUER);
    bodyOf(state, RESCUER).at = bodyOf(state, PIRATE).at;
    bodyOf(state, PIRATE).at = at;
    for (let i = 1; i < 6; i++) put(state, HOSTAGE + i, squaresOf(state, 'galley')[0] as Square);
    turnOf(state, PIRATE);
    bodyOf(state, HOSTAGE).acted = false;
    expect(refused(state, 'free', HOSTAGE)).toBe('noHostage S-14.32');
    answer(state, 'end');
    expect([state.turn, bodyOf(state, HOSTAGE).acted, question(state).subject === HOSTAGE]).toEqual([2, false, false]);
  });
  it('S-14.33 is won with two hostages aboard the scout, and lost with three out', () => {
    const state = besideHostage();
    const scout = squaresOf(state, 'common', 1);
    put(state, HOSTAGE, scout[0] as Square);
    for (let i = 1; i < 6; i++) put(state, HOSTAGE + i, squaresOf(state, 'drive')[i] as Square);
    expect(verdict(state)).toBeUndefined();
    bodyOf(state, HOSTAGE + 2).at = scout[3] as Square;
    expect(verdict(state)).toEqual({ winner: 0, reason: 'brought' });
    for (let i = 0; i < 3; i++) bodyOf(state, HOSTAGE + 3 - i).status = 'dead';
    expect(verdict(state)).toEqual({ winner: 1, reason: 'losses' });
  });
  it('S-14.33 is won without pirates, lost without rescuers, and lost after 60 turns', () => {
    const state = besideHostage();
    for (let i = 1; i < 6; i++) put(state, HOSTAGE + i, squaresOf(state, 'drive')[i] as Square);
    state.turn = 60;
    expect(verdict(state)).toEqual({ winner: 1, reason: 'time' });
    state.turn = 59;
    expect(verdict(state)).toBeUndefined();
    bodyOf(state, PIRATE).status = 'unconscious';
    expect(verdict(state)).toEqual({ winner: 0, reason: 'eliminated' });
    bodyOf(state, PIRATE).status = 'active';
    bodyOf(state, RESCUER).status = 'dead';
    expect(verdict(state)).toEqual({ winner: 1, reason: 'eliminated' });
  });
});

describe('S-14.34 S-14.35 S-14.38 Breakthrough', () => {
  const BREAKTHROUGH = { scenario: 'breakthrough' } as const;
  const CREW: Who = 0;
  const STRAGGLER: Who = 2;
  const LOCAL: Who = 4;
  function cargoDoor(state: State) {
    const door = planOf(state).portals.find(({ kind, outer }) => kind === 'cargo' && outer);
    if (door === undefined) throw new Error('There is no cargo door.');
    return door;
  }
  it('S-14.34 has a crowd between an open cargo door and the stragglers', () => {
    const state = quickMatch(BREAKTHROUGH);
    const plan = planOf(state);
    const door = cargoDoor(state);
    expect(isOpen(plan, state.open, door.id)).toBe(true);
    const column = Math.max(...door.beside.map((at) => plan.x[at] as number));
    const far = state.bodies.map(({ at }) => (plan.x[at] as number) - column);
    expect(Math.min(...far.slice(STRAGGLER, LOCAL))).toBeGreaterThanOrEqual(20);
    expect(Math.max(...far.slice(LOCAL))).toBeLessThan(20);
    expect(state.bodies.slice(0, 2).map(({ at }) => roomOf(plan, at)?.kind)).toEqual(['cargo', 'cargo']);
    const arms = state.bodies.slice(LOCAL).map(({ ready }) => WEAPONS[state.items[ready]?.weapon ?? 0]?.id);
    expect(new Set(arms)).toEqual(new Set(['blade', 'club', 'cudgel']));
    expect(state.items.filter(({ owner }) => owner >= 0 && owner < LOCAL).every(({ holder }) => holder >= 0)).toBe(
      true,
    );
  });
  it('S-14.34 S-14.20 counts squares from the door, the first and the last included', () => {
    const row = (from: number, to: number) => ({ room: 'ground', number: 0, name: '', from, to }) as const;
    const fits = (from: number, to: number) => {
      const cast = AS_PRINTED.cast.map((each) =>
        each.role === 'returning' ? { ...each, places: [row(from, to)] } : each,
      );
      return decodeOptions(game.options, { ownScenario: { ...AS_PRINTED, cast } }).ok;
    };
    expect([fits(20, 20), fits(99, 99)]).toEqual([true, false]);
  });
  function homecoming(): State {
    const state = emptyShip(BREAKTHROUGH);
    const bay = squaresOf(state, 'cargo');
    put(state, CREW, bay[0] as Square);
    put(state, CREW + 1, bay[1] as Square);
    put(state, STRAGGLER, bay[2] as Square);
    put(state, STRAGGLER + 1, squaresOf(state, 'ground', NONE)[0] as Square);
    put(state, LOCAL, squaresOf(state, 'ground', NONE)[40] as Square);
    return state;
  }
  it('S-14.35 is won with all stragglers aboard behind a shut door', () => {
    const state = homecoming();
    expect(verdict(state)).toBeUndefined();
    bodyOf(state, STRAGGLER + 1).at = squaresOf(state, 'cargo')[3] as Square;
    expect(verdict(state)).toBeUndefined();
    state.open = state.open.map(() => 0);
    expect(verdict(state)).toEqual({ winner: 0, reason: 'aboard' });
  });
  it('S-14.35 is lost with two of the crew, or after 40 turns', () => {
    const state = homecoming();
    bodyOf(state, CREW).status = 'dead';
    expect(verdict(state)).toBeUndefined();
    state.turn = 40;
    expect(verdict(state)).toEqual({ winner: 1, reason: 'time' });
    state.turn = 39;
    bodyOf(state, STRAGGLER + 1).status = 'unconscious';
    expect(verdict(state)).toEqual({ winner: 1, reason: 'losses' });
  });
  it('S-14.35 is lost without stragglers, even behind a shut door', () => {
    const state = homecoming();
    for (const who of [STRAGGLER, STRAGGLER + 1]) bodyOf(state, who).status = 'unconscious';
    state.open = state.open.map(() => 0);
    expect(verdict(state)).toEqual({ winner: 1, reason: 'losses' });
  });
  it('S-14.38 opens and shuts the cargo door from both sides', () => {
    for (const kind of ['cargo', 'ground']) {
      const state = homecoming();
      const door = cargoDoor(state);
      put(state, CREW, door.beside.find((at) => roomOf(planOf(state), at)?.kind === kind) as Square);
      turnOf(state, CREW);
      expect(has(state, 'work', door.id)).toBe(true);
    }
  });
});

describe('S-14.36 S-14.37 The Berserker', () => {
  const BERSERKER = { scenario: 'berserker' } as const;
  const CREW: Who = 0;
  const BEAST: Who = 4;
  it('S-14.36 is one animal that takes more than any other', () => {
    for (let seed = 1; seed < 6; seed++) {
      const state = quickMatch(BERSERKER, seed);
      const { pool, deathPool, role } = sheetOf(state, BEAST);
      expect([role, deathPool, state.bodies.length]).toEqual(['berserker', 12, 5]);
      expect(pool).toBeGreaterThanOrEqual(12);
      expect(pool).toBeLessThanOrEqual(42);
    }
  });
  function atDoor(kind: string): { state: State; portal: number } {
    const state = emptyShip(BERSERKER);
    const portal = planOf(state).portals.find((each) => each.kind === kind && !each.outer && each.beside.length === 2);
    put(state, CREW, squaresOf(state, 'bridge')[0] as Square);
    put(state, BEAST, portal?.beside[0] as Square);
    sheetOf(state, BEAST);
    state.open = state.open.map(() => 0);
    return { state: turnOf(state, BEAST), portal: portal?.id ?? 0 };
  }
  it('S-14.36 breaks doors and forces valves, but works none', () => {
    const door = atDoor('door');
    expect(refused(door.state, 'work', door.portal)).toBe('animalsCannot S-15.6');
    expect(has(door.state, 'force', door.portal)).toBe(true);
    answer(door.state, 'force', door.portal, 0, [6, 6]);
    expect(isOpen(planOf(door.state), door.state.open, door.portal)).toBe(true);
    const valve = atDoor('iris');
    answer(valve.state, 'force', valve.portal, 0, [4, 4]);
    expect(isOpen(planOf(valve.state), valve.state.open, valve.portal)).toBe(true);
  });
  it('S-14.37 counts the AP it spends on the bridge and in the drive room', () => {
    const state = emptyShip(BERSERKER);
    put(state, CREW, squaresOf(state, 'drive')[0] as Square);
    put(state, BEAST, squaresOf(state, 'bridge')[0] as Square);
    turnOf(state, BEAST);
    answer(state, 'swear');
    answer(state, 'swear');
    expect(state.story.damage).toBe(2);
    bodyOf(state, BEAST).at = squaresOf(state, 'galley')[0] as Square;
    answer(state, 'swear');
    expect(state.story.damage).toBe(2);
    bodyOf(state, BEAST).at = squaresOf(state, 'drive')[5] as Square;
    answer(state, 'swear');
    expect(state.story.damage).toBe(3);
  });
  it('S-14.37 S-14.20 counts where a scenario of your own says', () => {
    const victory = [{ is: 'wrecked', winner: 1, ap: 90, rooms: ['galley'] }] as const;
    const state = emptyShip({ ownScenario: { ...BERSERKER_SCENARIO, victory } });
    put(state, CREW, squaresOf(state, 'drive')[0] as Square);
    put(state, BEAST, squaresOf(state, 'bridge')[0] as Square);
    turnOf(state, BEAST);
    answer(state, 'swear');
    expect(state.story.damage).toBe(0);
    bodyOf(state, BEAST).at = squaresOf(state, 'galley')[0] as Square;
    answer(state, 'swear');
    expect(state.story.damage).toBe(1);
  });
  it('S-14.37 is won by damage or without crew, and lost after 40 turns', () => {
    const state = emptyShip(BERSERKER);
    put(state, CREW, squaresOf(state, 'drive')[0] as Square);
    put(state, BEAST, squaresOf(state, 'bridge')[0] as Square);
    expect(verdict(state)).toBeUndefined();
    state.turn = 40;
    expect(verdict(state)).toEqual({ winner: 0, reason: 'time' });
    state.story = { ...state.story, damage: 90 };
    expect(verdict(state)).toEqual({ winner: 1, reason: 'wrecked' });
    state.story = { ...state.story, damage: 0 };
    bodyOf(state, CREW).status = 'dead';
    expect(verdict(state)).toEqual({ winner: 1, reason: 'eliminated' });
  });
});

it('S-14.20 S-14.33 counts losses, people brought home and people aboard by side', () => {
  const victory = [{ is: 'losses', lost: 0, roles: ['crew'], count: 2 }] as const;
  const state = quickMatch({ ownScenario: { ...ADRIFT, victory } });
  const fallen = (side: number) => state.sheets.flatMap((sheet, who) => (sheet.side === side ? [who] : []));
  for (const who of fallen(1)) bodyOf(state, who).status = 'dead';
  expect(verdict(state)).toBeUndefined();
  for (const who of fallen(0).slice(0, 2)) bodyOf(state, who).status = 'dead';
  expect(verdict(state)).toEqual({ winner: 1, reason: 'losses' });
});
