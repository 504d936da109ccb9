import type { Reason } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { BARE_HANDS, BUTT, howOf, meansOf, profileUsed, READY, THROW } from '../../src/combat/means.ts';
import { groupThrow, neededThrow } from '../../src/combat/reasons.ts';
import { DASH } from '../../src/data/chart.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { DEFAULT_ORDERS } from '../../src/orders.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State } from '../../src/types.ts';
import {
  answer,
  apOf,
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  give,
  heard,
  MATE,
  MUTINEER,
  OTHER_BEAST,
  openAll,
  type Person,
  put,
  refused,
  SECOND_MUTINEER,
  turnOf,
} from './table.ts';

const AIMED = howOf(READY, false, false);
const SNAP = howOf(READY, true, false);
const WEAKENED = howOf(READY, false, true);

/** The captain against a mutineer, two squares apart. */
function duel(weapon: string | undefined, mine: Person = {}, theirs: Person = {}, square = 'F7') {
  const state = emptyShip({ scenario: 'mutiny' });
  openAll(state);
  put(state, CAPTAIN, at(state, 'D7'), 1, mine);
  put(state, MUTINEER, at(state, square), 3, theirs);
  if (weapon !== undefined) give(state, CAPTAIN, weapon);
  return turnOf(state, CAPTAIN);
}

function reasons(state: State, how = AIMED, target = MUTINEER, by = CAPTAIN): Reason[] {
  const list: Reason[] = [];
  const needed = neededThrow(state, by, target, how, profileUsed(state, by, meansOf(how)), list);
  expect(list.reduce((sum, { value }) => sum + value, 0)).toBe(needed);
  return list;
}

function dms(state: State, how = AIMED): Record<string, number> {
  return Object.fromEntries(reasons(state, how).map(({ code, value }) => [code, code === 'chart' ? value : -value]));
}

it('S-1.2 S-10.1 adds all reasons up to the number that is thrown against', () => {
  const state = duel('cutlass', { str: 11, skills: { cutlass: 2 } }, { armor: 'jack' });
  expect(reasons(state, SNAP)).toEqual([
    { code: 'chart', value: 3, rule: 'S-9.2' },
    { code: 'snap', value: 2, rule: 'S-8.3' },
    { code: 'strong', value: -2, rule: 'S-10.2' },
    { code: 'skill', value: -2, rule: 'S-10.5' },
  ]);
});

it("S-1.2 follows the rulebook's example: 8 or more, skill +1, -2 for the target, and an 8 misses", () => {
  const state = duel('rifle', { dex: 7, skills: { rifle: 1 } }, { armor: 'mesh' }, 'G7');
  bodyOf(state, MUTINEER).evading = false;
  expect(dms(state)).toEqual({ chart: 8, skill: 1 });
  const { events } = answer(state, 'attack', MUTINEER, SNAP, [4, 4]);
  expect(heard(events, 'throw')[0]).toMatchObject({ needed: 9, hit: false });
});

it('S-1.3 hits with an equal throw, and neither 2 nor 12 decides by itself', () => {
  const state = duel('rifle', { dex: 7, skills: { rifle: 1 } }, { armor: 'mesh' }, 'G7');
  expect(heard(answer(state, 'attack', MUTINEER, SNAP, [4, 5, 1, 1, 1, 1]).events, 'throw')[0]?.hit).toBe(true);
  const easy = duel('broadsword', { str: 12, skills: { broadsword: 1 } });
  expect(heard(answer(easy, 'attack', MUTINEER, AIMED, [1, 1, 1, 1, 1, 1, 1]).events, 'throw')[0]).toMatchObject({
    needed: -3,
    hit: true,
  });
  const hard = duel('body-pistol', { dex: 7 }, {}, 'G7');
  expect(heard(answer(hard, 'attack', MUTINEER, AIMED, [6, 6]).events, 'throw')[0]).toMatchObject({
    needed: 22,
    hit: false,
  });
});

describe('S-10.2 S-10.3 S-10.4 levels', () => {
  it.each(
    WEAPONS.filter(({ governs, class: kind }) => governs !== 'none' && kind !== 'natural').map(
      (weapon) => [weapon.id, weapon] as const,
    ),
  )('S-10.2 S-10.3 S-10.4 of the %s', (id, { governs, required, requiredDm, advantage, advantageDm, dress }) => {
    const dmAt = (str: number, dex: number): number => {
      // Medium range, which plasma guns need, and the dress that two of them need.
      const far = WEAPONS.find((weapon) => weapon.id === id)?.class;
      const state = duel(
        id === 'hands' ? undefined : id === 'bayonet' ? 'club' : id,
        { str, dex, skills: { [id]: 0 }, armor: dress ? 'battle-dress' : 'nothing' },
        {},
        far === 'energy' || far === 'support' ? 'G7' : 'F7',
      );
      const item = bodyOf(state, CAPTAIN).ready;
      if (item !== NONE)
        state.items[item] = {
          ...itemOf(state, item),
          steps: 1,
          ammo: itemOf(state, item).ammo.length > 0 || !id.startsWith('snub') ? itemOf(state, item).ammo : [1],
        };
      bodyOf(state, CAPTAIN).load = 0;
      if (id === 'bayonet') return NaN;
      const { weak = 0, strong = 0 } = dms(state);
      return weak + strong;
    };
    const at7 =
      governs === 'strength'
        ? (level: number) => dmAt(level, 7)
        : governs === 'dexterity'
          ? (level: number) => dmAt(7, level)
          : (level: number) => dmAt(level, level);
    if (id === 'bayonet') return expect([required, requiredDm, advantage, advantageDm]).toEqual([5, -2, 9, 2]);
    expect([required - 1, required, advantage - 1, advantage].map(at7)).toEqual([requiredDm, 0, 0, advantageDm]);
    if (governs === 'both') {
      expect(dmAt(required - 1, 12)).toBe(requiredDm);
      expect(dmAt(12, required - 1)).toBe(requiredDm);
      expect(dmAt(12, advantage - 1)).toBe(0);
    }
  });
});

it('S-10.5 adds skill, and brawling for hands and clubs', () => {
  expect(dms(duel('cutlass', { skills: { cutlass: 3 } })).skill).toBe(3);
  expect(dms(duel('club', { skills: { hands: 2 } })).skill).toBe(2);
  expect(dms(duel(undefined, { skills: { hands: 2 } })).skill).toBe(2);
});

it("S-10.6 S-10.8 lets a defender parry melee with melee, as in the rulebook's fencing", () => {
  const fencers = duel('cutlass', { skills: { cutlass: 2 } }, { skills: { cutlass: 3 } });
  expect(dms(fencers).parry).toBeUndefined();
  give(fencers, MUTINEER, 'cutlass');
  expect(dms(fencers)).toEqual({ chart: 2, skill: 2, parry: -3 });
  const clumsy = duel('cutlass', { skills: { cutlass: 2 } });
  give(clumsy, MUTINEER, 'halberd');
  expect(dms(clumsy).clumsy).toBe(3);
  const shot = duel('revolver', { skills: { revolver: 1 } }, { skills: { cutlass: 3 } });
  give(shot, MUTINEER, 'cutlass');
  expect(dms(shot).parry).toBeUndefined();
  const fists = duel('cutlass', { skills: { cutlass: 1 } }, { skills: { hands: 2 } });
  expect(dms(fists).parry).toBe(-2);
});

it('S-10.6 parries animals too', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1, { skills: { cutlass: 2 } });
  give(state, CREW, 'cutlass');
  put(state, BEAST, at(state, 'F8'));
  expect(reasons(state, AIMED, CREW, BEAST)).toContainEqual({ code: 'parry', value: 2, rule: 'S-10.6' });
});

it('S-10.6 S-10.8 is never parried by an animal', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1, { str: 9, skills: { cutlass: 2 } });
  give(state, CREW, 'cutlass');
  put(state, BEAST, at(state, 'F8'));
  expect(reasons(state, AIMED, BEAST, CREW).map(({ code }) => code)).toEqual(['chart', 'skill']);
});

it('S-10.7 takes 5 off without skill, but not for hands and clubs', () => {
  expect(dms(duel('cutlass')).untrained).toBe(-5);
  expect(dms(duel('revolver')).untrained).toBe(-5);
  expect(dms(duel('club')).untrained).toBeUndefined();
  expect(dms(duel(undefined)).untrained).toBeUndefined();
});

it('S-10.10 takes 3 off against an evading target', () => {
  const state = duel('club');
  bodyOf(state, MUTINEER).evading = true;
  expect(dms(state).evading).toBe(-3);
});

it('S-10.11 takes 1 off for each square of range in a dark room', () => {
  const state = duel('club');
  state.dark = [planOf(state).room[at(state, 'F7')] as number];
  expect(dms(state).dark).toBe(-2);
  state.dark = [planOf(state).room[at(state, 'H7')] as number];
  expect(dms(state).dark).toBeUndefined();
});

describe('S-10.12 S-10.13 swings', () => {
  it('S-10.12 are as many as endurance, then weakened ones', () => {
    const state = duel('cutlass', { end: 7 });
    bodyOf(state, CAPTAIN).swings = 6;
    expect(refused(state, 'attack', MUTINEER, AIMED)).toBe('allowed');
    expect(refused(state, 'attack', MUTINEER, WEAKENED)).toBe('allowed');
    answer(state, 'attack', MUTINEER, SNAP, [1, 1]);
    expect(bodyOf(state, CAPTAIN).swings).toBe(7);
    expect(refused(state, 'attack', MUTINEER, SNAP)).toBe('noSwings S-10.12');
    expect(dms(state, WEAKENED).weakened).toBe(-4);
    answer(state, 'attack', MUTINEER, howOf(READY, true, true), [1, 1]);
    expect(bodyOf(state, CAPTAIN).swings).toBe(7);
  });
  it('S-10.13 do not count for shots, nor S-10.15 for animals', () => {
    const state = duel('revolver');
    answer(state, 'attack', MUTINEER, SNAP, [1, 1]);
    expect(bodyOf(state, CAPTAIN).swings).toBe(0);
    expect(refused(state, 'attack', MUTINEER, WEAKENED)).toBe('notWeakened S-10.12');
    const beasts = emptyShip();
    put(beasts, CREW, at(beasts, 'D8'));
    put(beasts, BEAST, at(beasts, 'F8'));
    turnOf(beasts, BEAST);
    answer(beasts, 'attack', CREW, SNAP, [1, 1]);
    expect(bodyOf(beasts, BEAST).swings).toBe(0);
    expect(refused(beasts, 'attack', CREW, WEAKENED)).toBe('notWeakened S-10.12');
    expect(reasons(beasts, AIMED, CREW, BEAST)).toEqual([{ code: 'chart', value: 5, rule: 'S-9.2' }]);
  });
});

it('S-10.14 strikes the unconscious without swings, negative modifiers or parry', () => {
  const state = duel('cutlass', { str: 3, skills: { cutlass: 1 } }, { skills: { cutlass: 3 } });
  Object.assign(bodyOf(state, MUTINEER), { status: 'unconscious', hurt: true, str: 0 });
  expect(dms(state, SNAP)).toEqual({ chart: 2, skill: 1 });
  answer(state, 'attack', MUTINEER, SNAP, [1, 1, 1, 1]);
  expect(bodyOf(state, CAPTAIN).swings).toBe(0);
});

it('S-11.1 S-11.2 uses bare hands instead, and guns as clubs or cudgels', () => {
  const pistol = duel('revolver');
  expect(profileUsed(pistol, CAPTAIN, BARE_HANDS)).toBe(0);
  expect(profileUsed(pistol, CAPTAIN, BUTT)).toBe(7);
  expect(profileUsed(duel('rifle'), CAPTAIN, BUTT)).toBe(18);
  expect(profileUsed(duel('cutlass'), CAPTAIN, BUTT)).toBe(NONE);
  const laser = duel('laser-carbine', { str: 12 });
  answer(laser, 'attack', MUTINEER, howOf(BUTT, true, false), [1, 1]);
  expect(itemOf(laser, 0).broken).toBe(true);
  expect(refused(laser, 'attack', MUTINEER, SNAP)).toBe('noWeapon S-8.1');
  expect(bodyOf(laser, CAPTAIN).swings).toBe(1);
});

describe('S-11.3 thrown blades', () => {
  const THROWN = howOf(THROW, false, false);
  it('S-11.3 need 18, minus dexterity and skill, plus range', () => {
    const state = duel('dagger', { dex: 9, skills: { dagger: 1 } }, { armor: 'battle-dress' }, 'H7');
    expect(dms(state, THROWN)).toEqual({ thrown: -18, dexterity: 9, skill: 1, distance: -4 });
    bodyOf(state, MUTINEER).evading = true;
    expect(dms(state, THROWN).evading).toBe(-5);
    answer(state, 'attack', MUTINEER, THROWN, [1, 1]);
    expect(apOf(state, CAPTAIN)).toBe(12);
    expect(itemOf(state, 0)).toMatchObject({ holder: NONE, at: at(state, 'H7') });
    expect([bodyOf(state, CAPTAIN).ready, bodyOf(state, CAPTAIN).swings]).toEqual([NONE, 0]);
  });
  it('S-11.3 go to the front, and past one person at most', () => {
    expect(refused(duel('dagger', {}, {}, 'B7'), 'attack', MUTINEER, THROWN)).toBe('notInFront S-9.5');
    const state = duel('dagger', {}, {}, 'G7');
    put(state, SECOND_MUTINEER, at(state, 'F7'));
    expect(refused(state, 'attack', MUTINEER, THROWN)).toBe('allowed');
    put(state, 5, at(state, 'E7'));
    expect(refused(state, 'attack', MUTINEER, THROWN)).toBe('inTheWay S-9.7');
  });
  it('S-11.3 are daggers and blades, up to 5 squares', () => {
    expect(refused(duel('cutlass'), 'attack', MUTINEER, THROWN)).toBe('noWeapon S-8.1');
    expect(refused(duel('blade', {}, {}, 'E7'), 'attack', MUTINEER, THROWN)).toBe('allowed');
    expect(refused(duel('blade', {}, {}, 'I7'), 'attack', MUTINEER, THROWN)).toBe('allowed');
    expect(refused(duel('blade', {}, {}, 'J7'), 'attack', MUTINEER, THROWN)).toBe('outOfRange S-9.4');
    expect(neededThrow(duel('blade', {}, {}, 'J7'), CAPTAIN, MUTINEER, THROWN, NONE)).toBe(DASH);
    expect(refused(duel('blade'), 'attack', MUTINEER, howOf(THROW, true, false))).toBe('notWeakened S-10.12');
  });
});

it('S-11.4 uses a pike at close range once, until the range has opened', () => {
  const state = duel('pike', { str: 12 }, {}, 'E7');
  answer(state, 'attack', MUTINEER, SNAP, [1, 1]);
  expect(refused(state, 'attack', MUTINEER, SNAP)).toBe('piked S-11.4');
  answer(state, 'step', 6);
  expect(refused(state, 'attack', MUTINEER, SNAP)).toBe('allowed');
  state.orders = state.orders.with(MUTINEER, { ...DEFAULT_ORDERS, snap: 'never' });
  answer(state, 'step', 2);
  expect(refused(state, 'attack', MUTINEER, SNAP)).toBe('allowed');
});

describe('S-11.5 S-11.6 S-11.7 S-11.8 S-11.9 others in the way', () => {
  function line(weapon: string, person: Person = { dex: 10, end: 10, skills: { submachinegun: 1 } }) {
    const state = duel(weapon, person, {}, 'G7');
    put(state, SECOND_MUTINEER, at(state, 'F7'));
    put(state, 5, at(state, 'H7'));
    put(state, 6, at(state, 'I7'));
    return state;
  }
  it('S-11.5 S-11.6 a burst throws for one other for every two rounds, nearest first, with DM -3 and no skill', () => {
    const state = line('submachinegun');
    const { events } = answer(
      state,
      'attack',
      MUTINEER,
      SNAP,
      [1, 1, 1, 1, 1, 1].concat([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).slice(0, 6 + 4),
    );
    const throws = heard(events, 'throw');
    expect(throws.map(({ target }) => target)).toEqual([MUTINEER, SECOND_MUTINEER, 5]);
    expect(throws[1]?.reasons).toEqual([
      { code: 'chart', value: 0, rule: 'S-9.2' },
      { code: 'group', value: 3, rule: 'S-11.6' },
    ]);
  });
  it('S-11.6 S-10.11 throws for the others by their own darkness', () => {
    const state = line('submachinegun');
    state.dark = [planOf(state).room[at(state, 'H7')] as number];
    const list: Reason[] = [];
    groupThrow(state, CAPTAIN, 5, SNAP, profileUsed(state, CAPTAIN, READY), list);
    expect(list).toContainEqual({ code: 'dark', value: 4, rule: 'S-10.11' });
  });
  it('S-11.5 S-11.2 a gun that is swung hits nobody else', () => {
    const { events } = answer(line('submachinegun'), 'attack', SECOND_MUTINEER, howOf(BUTT, true, false), [1, 1]);
    expect(heard(events, 'throw').map(({ target }) => target)).toEqual([SECOND_MUTINEER]);
  });
  it('S-11.7 a laser may hit one other, after a miss', () => {
    const miss = line('laser-carbine', { dex: 10, end: 10, str: 12 });
    expect(
      heard(answer(miss, 'attack', MUTINEER, SNAP, [1, 1, 1, 1]).events, 'throw').map(({ target }) => target),
    ).toEqual([MUTINEER, SECOND_MUTINEER]);
    const hit = line('laser-carbine', { dex: 10, end: 10, str: 12, skills: { 'laser-carbine': 2 } });
    expect(heard(answer(hit, 'attack', MUTINEER, SNAP, [6, 6, 1, 1, 1, 1, 1]).events, 'throw')).toHaveLength(1);
  });
  it('S-11.8 nobody is hit where the chart has a dash', () => {
    const state = line('laser-carbine');
    expect(groupThrow(state, CAPTAIN, 5, AIMED, 0)).toBe(99);
  });
  it('S-11.5 S-11.8 a burst wastes no throw on anyone where the chart has a dash', () => {
    const state = line('light-machine-gun', { dex: 10, end: 10, str: 12 });
    state.items[0] = { ...itemOf(state, 0), steps: 1, loaded: 3 };
    bodyOf(state, SECOND_MUTINEER).at = at(state, 'E7');
    const { events } = answer(state, 'attack', MUTINEER, SNAP, [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(heard(events, 'throw').map(({ target }) => target)).toEqual([MUTINEER, 5]);
  });
  it('S-11.9 a shotgun attacks all beside the target, with skill and DM -3', () => {
    const state = duel('shotgun', { skills: { shotgun: 2 } }, {}, 'F7');
    put(state, SECOND_MUTINEER, at(state, 'F6'));
    put(state, 5, at(state, 'F8'));
    put(state, 6, at(state, 'B7'));
    const { events } = answer(state, 'attack', MUTINEER, AIMED, [
      1,
      1,
      ...[1, 1, 1, 1, 1],
      1,
      1,
      ...[1, 1, 1, 1, 1].slice(0, 0),
      1,
      1,
    ]);
    const throws = heard(events, 'throw');
    expect(throws.map(({ target }) => target)).toEqual([MUTINEER, SECOND_MUTINEER, 5]);
    expect(throws[1]?.reasons.map(({ code, value }) => [code, value])).toEqual([
      ['chart', 2],
      ['skill', -2],
      ['group', 3],
    ]);
  });
});

it('S-11.12 S-12.5 leaves the seriously wounded as they are', () => {
  const state = duel('snub-pistol', { skills: { 'snub-pistol': 3 } });
  state.items[0] = { ...itemOf(state, 0), ammo: [1, 1, 1, 1, 1, 1] };
  Object.assign(bodyOf(state, MUTINEER), { status: 'wounded', str: 0, dex: 0, wakes: 0 });
  answer(state, 'attack', MUTINEER, AIMED, [6, 6, 6, 6]);
  expect(bodyOf(state, MUTINEER)).toMatchObject({ status: 'wounded', wakes: 0 });
});

it('S-11.12 S-2.5 counts the load against a tranquilizer, too', () => {
  for (const [weapon, status] of [
    ['rifle', 'unconscious'],
    ['dagger', 'active'],
  ] as const) {
    const state = duel('snub-pistol', { skills: { 'snub-pistol': 3 } }, { str: 4, end: 8 });
    state.items[0] = { ...itemOf(state, 0), ammo: [1, 1, 1, 1, 1, 1] };
    give(state, MUTINEER, weapon);
    answer(state, 'attack', MUTINEER, AIMED, [6, 6, 4, 4]);
    expect(bodyOf(state, MUTINEER).status).toBe(status);
  }
});

it('S-11.12 puts to sleep with a tranquilizer unless endurance or less is thrown', () => {
  for (const [person, dice, status] of [
    [{ end: 7 }, [4, 4], 'unconscious'],
    [{ end: 8 }, [4, 4], 'active'],
  ] as const) {
    const state = duel('snub-pistol', { skills: { 'snub-pistol': 3 } }, person);
    state.items[0] = { ...itemOf(state, 0), ammo: [1, 1, 1, 1, 1, 1] };
    answer(state, 'attack', MUTINEER, AIMED, [6, 6, ...dice]);
    expect(bodyOf(state, MUTINEER)).toMatchObject({ status, hurt: false, str: 7 });
  }
  for (const [dice, status] of [
    [[4, 4], 'unconscious'],
    [[4, 3], 'active'],
  ] as const) {
    const beasts = emptyShip();
    put(beasts, CREW, at(beasts, 'D8'), 1, { skills: { 'snub-pistol': 3 } });
    put(beasts, BEAST, at(beasts, 'F8'));
    give(beasts, CREW, 'snub-pistol', { ammo: [1, 1] });
    turnOf(beasts, CREW);
    answer(beasts, 'attack', BEAST, AIMED, [6, 6, ...dice]);
    expect(bodyOf(beasts, BEAST).status).toBe(status);
  }
});

describe('S-11.13 gas', () => {
  it('S-11.13 does a die at the hit and at the next two turns', () => {
    const state = duel('snub-pistol', { skills: { 'snub-pistol': 3 } });
    state.items[0] = { ...itemOf(state, 0), ammo: [2, 2, 2, 2, 2, 2] };
    answer(state, 'attack', MUTINEER, AIMED, [6, 6, 1, 1]);
    expect(bodyOf(state, MUTINEER)).toMatchObject({ str: 6, gas: 2 });
    answer(state, 'end', 0, 0, [1]);
    expect(bodyOf(state, MUTINEER).gas).toBe(1);
  });
  it('S-11.13 is kept out by sealed suits', () => {
    const state = duel('snub-pistol', { skills: { 'snub-pistol': 5 } }, { armor: 'vacc-suit' });
    state.items[0] = { ...itemOf(state, 0), ammo: [2, 2, 2, 2, 2, 2] };
    answer(state, 'attack', MUTINEER, AIMED, [6, 6]);
    expect(bodyOf(state, MUTINEER)).toMatchObject({ str: 7, gas: 0 });
  });
});

it('S-9.2 S-9.3 S-16.1 reads the column of the armor that is worn', () => {
  const needed = (armor: string, weapon = 'carbine') =>
    dms(duel(weapon, { skills: { [weapon]: 0 } }, { armor }, 'G7')).chart;
  expect(
    [
      'nothing',
      'jack',
      'mesh',
      'cloth',
      'reflec',
      'ablat',
      'flak-jacket',
      'vacc-suit',
      'combat-armor',
      'battle-dress',
    ].map((armor) => needed(armor)),
  ).toEqual([8, 8, 10, 13, 8, 13, 13, 8, 15, 15]);
  const regular = emptyShip({ scenario: 'mutiny', regularChart: true });
  put(regular, CAPTAIN, at(regular, 'D7'), 1, { skills: { carbine: 0 } });
  put(regular, MUTINEER, at(regular, 'G7'), 1, { armor: 'ablat' });
  give(regular, CAPTAIN, 'carbine');
  expect(dms(regular).chart).toBe(9);
});

it('S-16.2 burns ablat away with each laser hit, down to nothing', () => {
  const state = duel(
    'laser-rifle',
    { dex: 10, end: 10, str: 15, skills: { 'laser-rifle': 9 } },
    { armor: 'ablat' },
    'G7',
  );
  expect(dms(state).ablated).toBeUndefined();
  answer(state, 'attack', MUTINEER, SNAP, [6, 6, 1, 1, 1, 1, 1, 1]);
  expect(dms(state).ablated).toBe(1);
  bodyOf(state, MUTINEER).ablated = 30;
  expect(dms(state).ablated).toBe(10);
});

it('S-16.5 takes reflec under other armor against lasers where it is better, and against nothing else', () => {
  const needed = (weapon: string, armor: string) =>
    dms(duel(weapon, { str: 15, skills: { [weapon]: 0 } }, { armor }, 'G7')).chart;
  const over = ['jack+reflec', 'mesh+reflec', 'cloth+reflec', 'ablat+reflec', 'battle-dress+reflec'];
  expect(over.map((armor) => needed('laser-rifle', armor))).toEqual([14, 14, 14, 14, 14]);
  expect(needed('laser-rifle', 'mesh')).toBe(4);
  expect(over.map((armor) => needed('rifle', armor))).toEqual(
    ['jack', 'mesh', 'cloth', 'ablat', 'battle-dress'].map((armor) => needed('rifle', armor)),
  );
  // Reflec alone is better against a spear than a jack is.
  const speared = (armor: string) => dms(duel('spear', { skills: { spear: 0 } }, { armor })).chart;
  expect(['jack+reflec', 'jack', 'reflec'].map(speared)).toEqual([7, 7, 8]);
  const worn = duel('laser-rifle', { str: 15, skills: { 'laser-rifle': 0 } }, { armor: 'ablat+reflec' }, 'G7');
  bodyOf(worn, MUTINEER).ablated = 3;
  expect(dms(worn).ablated).toBeUndefined();
});

it('S-16.3 gives a flak jacket +1 to the attacker, unless that is worse than mesh', () => {
  expect(dms(duel('carbine', { skills: { carbine: 0 } }, { armor: 'flak-jacket' }, 'G7')).flak).toBe(1);
  expect(dms(duel('blade', { skills: { blade: 0 } }, { armor: 'flak-jacket' })).flak).toBeUndefined();
  // As good as mesh is not worse.
  expect(dms(duel('club', {}, { armor: 'flak-jacket' })).flak).toBe(1);
});

it('S-16.5 S-16.3 keeps the number of reflec under a flak jacket', () => {
  const worn = duel('laser-rifle', { str: 15, skills: { 'laser-rifle': 0 } }, { armor: 'flak-jacket+reflec' }, 'G7');
  expect([dms(worn).chart, dms(worn).flak]).toEqual([14, undefined]);
});

it('S-16.4 doubles strength in battle dress for modifiers', () => {
  expect(dms(duel('broadsword', { str: 6, armor: 'battle-dress', skills: { broadsword: 0 } })).strong).toBe(2);
  expect(dms(duel('broadsword', { str: 6, skills: { broadsword: 0 } })).weak).toBe(-4);
});

it('S-10.14 S-4.2 never hits a casualty by accident', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1, { dex: 10, end: 10 });
  put(state, BEAST, at(state, 'G8'));
  put(state, MATE, at(state, 'F8'));
  put(state, OTHER_BEAST, at(state, 'H8'));
  bodyOf(state, MATE).status = 'unconscious';
  give(state, CREW, 'submachinegun');
  turnOf(state, CREW);
  const { events } = answer(state, 'attack', BEAST, SNAP, [1, 1, 1, 1]);
  expect(heard(events, 'throw').map(({ target }) => target)).toEqual([BEAST, OTHER_BEAST]);
});
