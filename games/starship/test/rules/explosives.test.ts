import { describe, expect, it } from 'vitest';
import { BUTT, howOf, READY } from '../../src/combat/means.ts';
import { AMMO } from '../../src/data/weapon.ts';
import type { Event } from '../../src/events.ts';
import { gramsOf } from '../../src/gear/load.ts';
import { edgeOf } from '../../src/grid/step.ts';
import { damageOf } from '../../src/hull/walls.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { type Facing, NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { State, Who } from '../../src/types.ts';
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
  MASCOT,
  MUTINEER,
  openAll,
  type Person,
  put,
  refused,
  SECOND_MUTINEER,
  turnOf,
} from './table.ts';

const AIMED = howOf(READY, false, false);
const SNAP = howOf(READY, true, false);
const MISS = 1;
const HIT = 6;

/** The cargo bay, with the captain facing aft; others stand where they are put. */
function bay(
  weapon: string,
  people: readonly (readonly [Who, string])[],
  mine: Person = {},
  ammo?: (typeof AMMO)[number],
): State {
  const state = emptyShip({ scenario: 'mutiny' });
  openAll(state);
  put(state, CAPTAIN, at(state, 'M7', 1), 1, { str: 12, dex: 9, end: 9, ap: 30, ...mine });
  for (const [who, square] of people) put(state, who, at(state, square, 1), 3, { str: 15, dex: 15, end: 15 });
  // Later wounds need no dice to find their place.
  for (const body of state.bodies) body.hurt = true;
  give(state, CAPTAIN, weapon, ammo === undefined ? {} : { ammo: [AMMO.indexOf(ammo)] });
  return turnOf(state, CAPTAIN);
}

function thrownFor(events: readonly Event[]): Who[] {
  return heard(events, 'throw').map(({ target }) => target);
}

function diceFor(events: readonly Event[], who: Who): number[] {
  return heard(events, 'wounds')
    .filter((event) => event.who === who)
    .map(({ dice }) => dice.length);
}

const GROUP = [
  [MUTINEER, 'P7'],
  [SECOND_MUTINEER, 'Q8'],
  [LOYAL, 'P6'],
  [MASCOT, 'S7'],
] as const;

describe('S-18.1 S-18.2 an HE round', () => {
  it.each([HIT, MISS])('S-18.1 S-18.2 explodes whether or not it hits (dice of %i)', (pips) => {
    const events = always(bay('light-assault-gun', GROUP, {}, 'he'), pips, 'attack', MUTINEER, AIMED);
    expect(thrownFor(events)).toEqual([MUTINEER, LOYAL, SECOND_MUTINEER]);
  });
  it('S-18.4 does half the dice to those near it, rounded up', () => {
    const events = always(bay('light-assault-gun', GROUP, {}, 'he'), HIT, 'attack', MUTINEER, AIMED);
    expect([MUTINEER, LOYAL, SECOND_MUTINEER, MASCOT].map((who) => diceFor(events, who))).toEqual([[4], [2], [2], []]);
    const rifle = always(bay('acr', GROUP, {}, 'he'), HIT, 'attack', MUTINEER, AIMED);
    expect(diceFor(rifle, LOYAL)).toEqual([2]);
  });
  it('S-18.1 S-18.6 is neither a sabot nor a HEAP round', () => {
    for (const [weapon, ammo] of [
      ['acr', 'sabot'],
      ['light-assault-gun', 'sabot'],
      ['ram-grenade-launcher', 'heap'],
    ] as const)
      expect(thrownFor(always(bay(weapon, GROUP, {}, ammo), HIT, 'attack', MUTINEER, AIMED))).toEqual([MUTINEER]);
    const flechette = always(bay('light-assault-gun', GROUP, {}, 'flechette'), HIT, 'attack', MUTINEER, AIMED);
    expect(thrownFor(flechette)).toEqual([MUTINEER, LOYAL, SECOND_MUTINEER]);
    expect(diceFor(flechette, LOYAL)).toEqual([2]);
    expect(heard(flechette, 'throw')[1]?.reasons.map(({ rule }) => rule)).toContain('S-11.9');
  });
  it('S-18.3 is thrown for at each victim’s own range, with only their own advantages', () => {
    const state = bay('light-assault-gun', GROUP, { str: 5, skills: { 'light-assault-gun': 3 } }, 'he');
    bodyOf(state, LOYAL).evading = true;
    const events = heard(always(state, MISS, 'attack', MUTINEER, SNAP), 'throw');
    expect(events[0]?.reasons.map(({ code }) => code)).toEqual(['chart', 'snap', 'skill', 'kick']);
    expect(events[1]?.reasons).toEqual([
      { code: 'chart', value: 4, rule: 'S-9.2' },
      { code: 'evading', value: 3, rule: 'S-5.9' },
    ]);
  });
  it("S-18.3 uses the target's range where the victim's own is a dash", () => {
    const state = bay('ram-grenade-launcher', [
      [MUTINEER, 'P7'],
      [SECOND_MUTINEER, 'O7'],
    ]);
    const [, near] = heard(always(state, HIT, 'attack', MUTINEER, AIMED), 'throw');
    expect(near).toMatchObject({ target: SECOND_MUTINEER, needed: 1 });
  });
  it('S-18.2 includes the firer, friends and casualties, not the dead', () => {
    const state = bay(
      'acr',
      [
        [MUTINEER, 'N7'],
        [SECOND_MUTINEER, 'O7'],
        [LOYAL, 'N6'],
        [MASCOT, 'N7'],
      ],
      {},
      'he',
    );
    bodyOf(state, SECOND_MUTINEER).status = 'unconscious';
    bodyOf(state, LOYAL).status = 'dead';
    bodyOf(state, MASCOT).status = 'unconscious';
    const events = always(state, MISS, 'attack', MUTINEER, AIMED);
    expect(thrownFor(events)).toEqual([MUTINEER, MASCOT, CAPTAIN, SECOND_MUTINEER]);
    expect(heard(events, 'throw')[2]).toMatchObject({ target: CAPTAIN, needed: 10 });
  });
  it('S-18.2 S-9.8 stops at walls and shut portals', () => {
    const state = emptyShip({ scenario: 'mutiny' });
    put(state, CAPTAIN, at(state, 'B7'), 1, { str: 12, dex: 9, end: 9, ap: 30 });
    put(state, MUTINEER, at(state, 'F7'), 3);
    put(state, SECOND_MUTINEER, at(state, 'G7'), 3);
    give(state, CAPTAIN, 'light-assault-gun');
    for (const body of state.bodies) body.hurt = true;
    expect(thrownFor(always(turnOf(state, CAPTAIN), MISS, 'attack', MUTINEER, AIMED))).toEqual([MUTINEER]);
  });
  it('S-18.5 explodes once in a burst, with one throw for each victim', () => {
    const state = bay('acr', [...GROUP, [MASCOT, 'Q7']], {}, 'he');
    answer(state, 'selector');
    const events = always(state, MISS, 'attack', MUTINEER, AIMED);
    expect(thrownFor(events)).toEqual([MUTINEER, MASCOT, LOYAL, SECOND_MUTINEER]);
    expect(heard(events, 'throw')[1]?.reasons.map(({ code }) => code)).toEqual(['chart', 'group']);
    expect(heard(events, 'throw')[2]?.reasons.map(({ code }) => code)).toEqual(['chart']);
  });
  it('S-18.1 is no swing of the gun', () => {
    const state = bay('light-assault-gun', [
      [MUTINEER, 'N7'],
      [LOYAL, 'N6'],
    ]);
    expect(thrownFor(always(state, MISS, 'attack', MUTINEER, howOf(BUTT, false, false)))).toEqual([MUTINEER]);
  });
  it('S-18.6 S-11.5 goes on along the line with a burst of flechettes', () => {
    const state = bay('ram-grenade-launcher', GROUP, {}, 'flechette');
    answer(state, 'selector');
    const events = always(state, MISS, 'attack', MUTINEER, AIMED);
    expect(thrownFor(events)).toEqual([MUTINEER, LOYAL, SECOND_MUTINEER, MASCOT]);
    expect(heard(events, 'throw')[3]?.reasons.map(({ rule }) => rule)).toEqual(['S-9.2', 'S-11.6']);
  });
});

describe('S-18.7 magazines', () => {
  it.each([
    ['acr', ['sabot', 'he']],
    ['light-assault-gun', ['he', 'sabot', 'flechette']],
    ['ram-grenade-launcher', ['he', 'heap', 'flechette']],
    ['snub-pistol-military', ['tranq', 'gas', 'he', 'heap']],
  ] as const)('S-18.7 of the %s take one kind each', (weapon, kinds) => {
    const state = bay(weapon, GROUP);
    const item = bodyOf(state, CAPTAIN).ready;
    state.items[item] = { ...itemOf(state, item), loaded: 0 };
    const taken = AMMO.filter((_, kind) => refused(state, 'reload', kind) === 'allowed');
    expect([...taken].sort()).toEqual([...kinds].sort());
    answer(state, 'reload', AMMO.indexOf(kinds[1]));
    expect(itemOf(state, item).ammo).toEqual(
      weapon === 'ram-grenade-launcher' ? [AMMO.indexOf('he')] : [AMMO.indexOf(kinds[1])],
    );
  });
});

/** With so many grenades, one of them in the hand. */
function grenadier(people: readonly (readonly [Who, string])[], count = 1, mine: Person = {}): State {
  const state = bay('hand-grenade', people, mine);
  const item = bodyOf(state, CAPTAIN).ready;
  state.items[item] = { ...itemOf(state, item), spares: count - 1 };
  return state;
}

describe('S-18.8 a hand grenade', () => {
  it('S-18.8 weighs half a kilogram and takes no skill', () => {
    const state = grenadier([[MUTINEER, 'T7']], 8);
    expect(gramsOf(itemOf(state, 0))).toBe(4000);
    expect(refused(state, 'attack', MUTINEER, AIMED)).toBe('noWeapon S-8.1');
    answer(state, 'stow', 0);
    answer(state, 'draw', 0);
    expect(bodyOf(state, CAPTAIN).ready).toBe(0);
  });
  it('S-18.9 is armed for 2 AP and then cannot be let go', () => {
    const state = grenadier([[MUTINEER, 'T7']]);
    expect(refused(state, 'toss')).toBe('notArmed S-18.9');
    const before = apOf(state, CAPTAIN);
    answer(state, 'arm');
    expect(before - apOf(state, CAPTAIN)).toBe(2);
    for (const deed of ['stow', 'drop'] as const) expect(refused(state, deed, 0)).toBe('armed S-18.9');
    expect([refused(state, 'arm'), has(state, 'drop', 0)]).toEqual(['armed S-18.9', false]);
  });
  it('S-18.8 needs a hand', () => {
    const state = bay('dagger', [[MUTINEER, 'T7']]);
    expect([refused(state, 'arm'), refused(state, 'toss')]).toEqual(['noGrenade S-18.8', 'noGrenade S-18.8']);
  });
  it('S-18.9 goes off in the hand at the end of the activation', () => {
    const state = grenadier([[LOYAL, 'N7']], 2);
    answer(state, 'arm');
    const events = always(state, HIT, 'end');
    expect(heard(events, 'explodes')).toMatchObject([{ by: CAPTAIN, at: at(state, 'M7', 1) }]);
    expect(diceFor(events, CAPTAIN)).toEqual([4]);
    expect(diceFor(events, LOYAL)).toEqual([2]);
    expect(itemOf(state, 0)).toMatchObject({ loaded: 1, spares: 0 });
  });
  it('S-18.10 flies up to 10 squares in front, in sight', () => {
    const state = grenadier([[MUTINEER, 'T7']], 1, { ap: 30 });
    answer(state, 'arm');
    answer(state, 'toss');
    expect(refused(state, 'lob', at(state, 'W7', 1))).toBe('allowed');
    for (const square of ['L7', 'M7', 'M9', 'N9'])
      expect(refused(state, 'lob', at(state, square, 1))).toBe('noLanding S-18.10');
    expect(refused(state, 'lob', at(state, 'D7'))).toBe('noLanding S-18.10');
    const west = grenadier([[MUTINEER, 'T7']]);
    put(west, CAPTAIN, at(west, 'W7', 1), 3, { ap: 30 });
    bodyOf(west, CAPTAIN).ready = 0;
    answer(west, 'arm');
    answer(west, 'toss');
    expect([refused(west, 'lob', at(west, 'M7', 1)), refused(west, 'lob', at(west, 'L7', 1))]).toEqual([
      'allowed',
      'noLanding S-18.10',
    ]);
  });
  it.each([
    [[3, 4], 'S7'],
    [[4, 5], 'S7'],
    [[5, 5], 'R7'],
    [[6, 6], 'P7'],
  ] as const)('S-18.10 thrown with %o by dexterity 9 it lands at %s', (dice, square) => {
    const state = grenadier([[MUTINEER, 'L1']], 1, { dex: 9 });
    answer(state, 'arm');
    answer(state, 'toss');
    const before = apOf(state, CAPTAIN);
    const { events } = answer(state, 'lob', at(state, 'S7', 1), 0, dice);
    expect(before - apOf(state, CAPTAIN)).toBe(4);
    expect(heard(events, 'tosses')[0]?.at).toBe(at(state, square, 1));
    expect(itemOf(state, 0)).toMatchObject({ holder: NONE, at: NONE, loaded: 0 });
    expect(bodyOf(state, CAPTAIN).ready).toBe(NONE);
  });
  it('S-18.10 falls at the feet of someone who misses by more than the way', () => {
    const state = grenadier([[MUTINEER, 'L1']], 1, { dex: 3 });
    answer(state, 'arm');
    answer(state, 'toss');
    const { events } = answer(state, 'lob', at(state, 'Q7', 1), 0, [6, 6]);
    expect(heard(events, 'tosses')[0]?.at).toBe(at(state, 'M7', 1));
  });
  it('S-18.11 goes off after 8 more AP of the thrower', () => {
    const state = grenadier([[MUTINEER, 'S7']], 1, { dex: 12, ap: 30 });
    answer(state, 'arm');
    answer(state, 'toss');
    answer(state, 'lob', at(state, 'S7', 1), 0, [1, 1]);
    for (let ap = 1; ap <= 7; ap++) expect(heard(answer(state, 'swear').events, 'explodes')).toEqual([]);
    expect(heard(always(state, HIT, 'swear'), 'explodes')).toHaveLength(1);
    expect(state.act.fuses).toEqual([]);
  });
  it('S-18.11 goes off at the end of the activation', () => {
    const state = grenadier([[MUTINEER, 'S7']], 1, { dex: 12, ap: 30 });
    answer(state, 'arm');
    answer(state, 'toss');
    answer(state, 'lob', at(state, 'S7', 1), 0, [1, 1]);
    expect(heard(always(state, HIT, 'end'), 'explodes')).toMatchObject([{ at: at(state, 'S7', 1) }]);
  });
  it('S-18.12 does 4 dice in its square without a throw, and throws for those beside as RAM HE at medium range', () => {
    const state = grenadier([
      [MUTINEER, 'S7'],
      [SECOND_MUTINEER, 'T8'],
      [LOYAL, 'R7'],
      [MASCOT, 'U7'],
    ]);
    bodyOf(state, LOYAL).evading = true;
    answer(state, 'arm');
    answer(state, 'toss');
    answer(state, 'lob', at(state, 'S7', 1), 0, [1, 1]);
    const events = always(state, HIT, 'end');
    expect(diceFor(events, MUTINEER)).toEqual([4]);
    expect(heard(events, 'throw').map(({ target, needed }) => [target, needed])).toEqual([
      [LOYAL, 4],
      [SECOND_MUTINEER, 1],
    ]);
    expect([diceFor(events, LOYAL), diceFor(events, SECOND_MUTINEER), diceFor(events, MASCOT)]).toEqual([[2], [2], []]);
  });
  it('S-18.12 misses those beside whose throw fails', () => {
    const state = grenadier([
      [MUTINEER, 'S7'],
      [SECOND_MUTINEER, 'T8'],
    ]);
    bodyOf(state, SECOND_MUTINEER).evading = true;
    answer(state, 'arm');
    answer(state, 'toss');
    answer(state, 'lob', at(state, 'S7', 1), 0, [1, 1]);
    const events = always(state, MISS, 'end');
    expect([diceFor(events, MUTINEER), diceFor(events, SECOND_MUTINEER)]).toEqual([[4], []]);
  });
  it.each([
    ['a corner', 'W1', [24, 24, 0, 0]],
    ['a wall', 'U1', [24, 0, 0, 0]],
  ] as const)('S-18.13 works on the walls around its square: %s', (_, square, taken) => {
    const state = grenadier([[MUTINEER, 'T7']]);
    put(state, CAPTAIN, at(state, 'M1', 1), 1, { dex: 12, ap: 30 });
    bodyOf(state, CAPTAIN).ready = 0;
    answer(state, 'arm');
    answer(state, 'toss');
    answer(state, 'lob', at(state, square, 1), 0, [1, 1]);
    const events = always(state, HIT, 'end');
    const sides = ([0, 1, 2, 3] as Facing[]).map((side) =>
      damageOf(state, edgeOf(planOf(state), at(state, square, 1), side)),
    );
    expect(sides).toEqual(taken);
    expect(heard(events, 'wall')).toHaveLength(taken.filter((points) => points > 0).length);
  });
});
