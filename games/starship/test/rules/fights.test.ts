/** Corner cases of combat that the other tests leave out. */
import { ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { BARE_HANDS, BUTT, FIXED_BAYONET, howOf, meansAtHand, READY, THROW } from '../../src/combat/means.ts';
import { hasThrow } from '../../src/combat/reasons.ts';
import { best, pack, results, unpack } from '../../src/combat/wound-results.ts';
import { strike } from '../../src/combat/wounds.ts';
import { DASH, RANGES } from '../../src/data/chart.ts';
import { cellOf, PROFILES } from '../../src/data/profiles.ts';
import { DEFAULT_ORDERS } from '../../src/orders.ts';
import { bit, bodyOf, itemOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { witness } from '../../src/testing.ts';
import type { Item, Options, Orders, State } from '../../src/types.ts';
import {
  answer,
  at,
  BEAST,
  CAPTAIN,
  CREW,
  emptyShip,
  give,
  has,
  heard,
  MATE,
  MUTINEER,
  OTHER_BEAST,
  openAll,
  type Person,
  portalAt,
  put,
  question,
  refused,
  SECOND_MUTINEER,
  shutPortal,
  turnOf,
} from './table.ts';

const AIMED = howOf(READY, false, false);
const SNAP = howOf(READY, true, false);

function duel(weapon: string | undefined, square = 'F7', changes: Partial<Item> = {}, mine: Person = { str: 12 }) {
  const state = emptyShip({ scenario: 'mutiny' });
  openAll(state);
  put(state, CAPTAIN, at(state, 'D7'), 1, mine);
  put(state, MUTINEER, at(state, square), 3);
  if (weapon !== undefined) give(state, CAPTAIN, weapon, changes);
  return turnOf(state, CAPTAIN);
}

function ordered(state: State, who: number, orders: Partial<Orders>): void {
  state.orders = state.orders.with(who, { ...DEFAULT_ORDERS, ...orders });
}

describe('S-8.1 means', () => {
  it.each([
    [undefined, {}, [READY]],
    ['cutlass', {}, [READY, BARE_HANDS]],
    ['dagger', {}, [READY, BARE_HANDS, THROW]],
    ['revolver', {}, [READY, BARE_HANDS, BUTT]],
    ['rifle', { bayonet: 1 }, [READY, BARE_HANDS, BUTT, FIXED_BAYONET]],
    ['rifle', { bayonet: 2 }, [READY, BARE_HANDS, BUTT]],
    ['laser-rifle', { broken: true }, [BARE_HANDS]],
    ['light-machine-gun', {}, [BARE_HANDS, BUTT]],
    ['hand-grenade', {}, [BARE_HANDS]],
  ] as const)('S-8.1 S-11.1 S-11.2 S-11.3 S-7.21 at hand with %s %o', (weapon, changes, means) => {
    const state = duel(weapon, 'E7', changes, { str: 15, dex: 9 });
    expect(meansAtHand(state, CAPTAIN)).toBe(means.reduce((bits: number, each) => bits | bit(each), 0));
    for (const each of [READY, BARE_HANDS, BUTT, FIXED_BAYONET, THROW])
      expect(has(state, 'attack', MUTINEER, howOf(each, false, false))).toBe(means.some((known) => known === each));
  });
  it('S-8.1 are numbered for good: records name them', () => {
    expect([READY, BARE_HANDS, BUTT, FIXED_BAYONET, THROW]).toEqual([0, 1, 2, 3, 4]);
    expect([howOf(THROW, false, false), howOf(BUTT, true, true)]).toEqual([16, 11]);
  });
});

it('S-8.2 S-8.7 tells a paid attack from a free one', () => {
  const { events } = answer(duel('cutlass'), 'attack', MUTINEER, SNAP, [1, 1]);
  expect(heard(events, 'attack')).toMatchObject([{ by: CAPTAIN, free: false }]);
});

it('S-8.6 leaves a crossbow cocked while its bearer strikes with bare hands', () => {
  const state = duel('repeating-crossbow', 'E7', { steps: 1 });
  answer(state, 'attack', MUTINEER, howOf(BARE_HANDS, true, false), [1, 1]);
  expect(itemOf(state, 0)).toMatchObject({ steps: 1, loaded: 10 });
});

it('S-9.2 S-9.4 throws wherever the chart has a number, by row and range', () => {
  const state = duel(undefined);
  const at1 = [1, 2, 3, 34];
  for (const [profile, { toHit }] of PROFILES.entries())
    for (const range of RANGES.keys())
      expect(hasThrow(state, MUTINEER, READY, profile, at1[range] as number)).toBe(toHit[cellOf(0, range)] !== DASH);
  expect(hasThrow(state, MUTINEER, READY, 0, 167)).toBe(false);
  expect([0, 1, 5, 6].map((squares) => hasThrow(state, MUTINEER, THROW, NONE, squares))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('S-9.8 S-9.7 reaches past one person with a polearm, not past two', () => {
  const state = duel('halberd', 'F8');
  put(state, SECOND_MUTINEER, at(state, 'E7'));
  expect(refused(state, 'attack', MUTINEER, AIMED)).toBe('allowed');
  put(state, 5, at(state, 'E8'));
  expect(refused(state, 'attack', MUTINEER, AIMED)).toBe('inTheWay S-9.7');
});

describe('S-11.4 pikes', () => {
  function piker() {
    const state = duel('pike', 'E7');
    ordered(state, MUTINEER, { snap: 'never' });
    answer(state, 'attack', MUTINEER, SNAP, [1, 1]);
    return state;
  }
  it('S-11.4 stay used while the two stay close, whichever of them moves', () => {
    const state = piker();
    expect(bodyOf(state, CAPTAIN).piked).toBe(bit(MUTINEER));
    answer(state, 'step', 0);
    expect(bodyOf(state, CAPTAIN).piked).toBe(bit(MUTINEER));
    turnOf(state, MUTINEER);
    ordered(state, CAPTAIN, { snap: 'never' });
    answer(state, 'step', 0);
    expect(bodyOf(state, CAPTAIN).piked).toBe(bit(MUTINEER));
    answer(state, 'step', 2);
    expect(bodyOf(state, CAPTAIN).piked).toBe(0);
  });
  it('S-11.4 stay used while others come and go, but not while the victim is away in a lift', () => {
    const state = piker();
    put(state, SECOND_MUTINEER, at(state, 'J7'));
    turnOf(state, SECOND_MUTINEER);
    answer(state, 'step', 2);
    expect(bodyOf(state, CAPTAIN).piked).toBe(bit(MUTINEER));
    bodyOf(state, MUTINEER).at = NONE;
    turnOf(state, CAPTAIN);
    answer(state, 'step', 6);
    expect(bodyOf(state, CAPTAIN).piked).toBe(0);
  });
  it('S-11.4 are not used up two squares away, and no other weapon is', () => {
    const far = duel('pike', 'F7');
    answer(far, 'attack', MUTINEER, SNAP, [1, 1]);
    expect(bodyOf(far, CAPTAIN).piked).toBe(0);
    const cutlass = duel('cutlass', 'E7');
    answer(cutlass, 'attack', MUTINEER, SNAP, [1, 1]);
    expect(bodyOf(cutlass, CAPTAIN).piked).toBe(0);
  });
});

describe('S-12.4 S-12.5 wounds', () => {
  function hit(state: State, who: number, count: number, script: readonly number[]) {
    const cx = witness(new ScriptedChance(script.map((value) => value - 1)));
    strike(state, who, count, cx);
    return cx;
  }
  function victim(left: object): State {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'));
    put(state, BEAST, at(state, 'N5'));
    Object.assign(bodyOf(state, CREW), { hurt: true, ...left });
    return state;
  }
  it('S-12.4 S-3.14 asks with two results, not with one, and reveals the order only then', () => {
    for (const [left, asked] of [
      [{ str: 7, dex: 7, end: 0 }, true],
      [{ str: 7, dex: 0, end: 0 }, false],
    ] as const) {
      const state = victim(left);
      ordered(state, CREW, { wounds: 'ask' });
      const { revealed } = hit(state, CREW, 1, [3]);
      expect(state.hurt.who).toBe(asked ? CREW : NONE);
      expect(revealed).toEqual(asked ? ['S-17.1'] : []);
    }
  });
  it('S-12.4 lists results in order, each once, and places evenly where nothing else differs', () => {
    const all = results(pack({ str: 9, dex: 8, end: 7 }), [1, 2, 3]);
    expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
    expect(unpack(best(results(pack({ str: 9, dex: 5, end: 5 }), [3])))).toEqual([6, 5, 5]);
    expect(unpack(best(results(pack({ str: 5, dex: 5, end: 9 }), [3])))).toEqual([5, 5, 6]);
  });
  it('S-12.7 counts the 40 turns from the fall: further wounds do not put waking off', () => {
    const state = victim({ str: 3, dex: 1, end: 0 });
    Object.assign(bodyOf(state, CREW), { status: 'unconscious', wakes: 30 });
    hit(state, CREW, 1, [1]);
    expect(bodyOf(state, CREW)).toMatchObject({ status: 'unconscious', wakes: 30 });
  });
  it('S-12.6 S-3.6 changes something that everyone sees when someone falls, and only then', () => {
    const state = victim({ str: 2, dex: 2, end: 2 });
    const before = state.changes;
    hit(state, CREW, 1, [1]);
    expect(state.changes).toBe(before);
    Object.assign(bodyOf(state, CREW), { ladder: true, mark: BEAST, cover: 3 });
    hit(state, CREW, 1, [6]);
    expect(state.changes).toBe(before + 1);
    expect(bodyOf(state, CREW)).toMatchObject({ status: 'unconscious', ladder: false, mark: NONE, cover: NONE });
    hit(state, CREW, 1, [6]);
    expect([bodyOf(state, CREW).status, state.changes]).toEqual(['wounded', before + 1]);
  });
  it('S-12.8 keeps an animal up with a single hit left, and alive with one of the second pool', () => {
    const state = victim({});
    Object.assign(bodyOf(state, BEAST), { str: 7, dex: 2, caged: true });
    hit(state, BEAST, 1, [6]);
    expect(bodyOf(state, BEAST)).toMatchObject({ str: 1, dex: 2, status: 'active' });
    hit(state, BEAST, 1, [2]);
    expect(bodyOf(state, BEAST)).toMatchObject({ str: 0, dex: 1, status: 'unconscious', caged: false });
    hit(state, BEAST, 1, [1]);
    expect(bodyOf(state, BEAST).status).toBe('dead');
  });
});

describe('S-13.2 S-13.4 S-13.6 cover', () => {
  function gunner(facing: 0 | 1 | 2 | 3 = 1, square = 'A8'): State {
    const state = emptyShip();
    put(state, CREW, at(state, square), facing);
    put(state, BEAST, at(state, 'F8'));
    put(state, OTHER_BEAST, at(state, 'N5'));
    give(state, CREW, 'revolver');
    return turnOf(state, CREW);
  }
  it('S-13.2 has nothing to cover with the face to the wall', () => {
    expect(refused(gunner(3), 'cover')).toBe('noAim S-13.2');
    expect(refused(gunner(), 'cover')).toBe('allowed');
    const state = gunner();
    answer(state, 'cover');
    expect(refused(state, 'aim', planOf(state).squares)).toBe('noAim S-13.2');
  });
  it('S-13.6 marks only enemies on their feet', () => {
    const state = gunner();
    put(state, MATE, at(state, 'D8'));
    answer(state, 'cover');
    expect(refused(state, 'mark', MATE)).toBe('noAim S-13.2');
    expect(refused(state, 'mark', BEAST)).toBe('allowed');
    bodyOf(state, BEAST).status = 'unconscious';
    expect(refused(state, 'mark', BEAST)).toBe('noAim S-13.2');
    expect(refused(state, 'mark', 20)).toBe('noAim S-13.2');
  });
  it('S-13.4 leaves a marked enemy for one who comes into sight', () => {
    const state = gunner(1, 'D8');
    answer(state, 'cover');
    answer(state, 'mark', BEAST);
    bodyOf(state, OTHER_BEAST).at = at(state, 'E6');
    turnOf(state, OTHER_BEAST);
    const { events, revealed } = answer(state, 'step', 2, 0, [1, 1]);
    expect(heard(events, 'attack')).toMatchObject([{ by: CREW, target: OTHER_BEAST, how: SNAP }]);
    expect(bodyOf(state, CREW)).toMatchObject({ cover: at(state, 'F6'), mark: NONE, engaged: bit(OTHER_BEAST) });
    expect(revealed).toContain('S-17.1');
  });
  it('S-13.4 S-3.13 asks for a snap attack where the order is to ask', () => {
    const state = gunner(1, 'D8');
    ordered(state, CREW, { cover: 'ask' });
    answer(state, 'cover');
    answer(state, 'aim', at(state, 'J8'));
    bodyOf(state, OTHER_BEAST).at = at(state, 'E6');
    turnOf(state, OTHER_BEAST);
    answer(state, 'step', 2);
    expect(question(state)).toEqual({ seat: 0, kind: 'react' });
    expect([has(state, 'react', CREW, SNAP), has(state, 'react', CREW, AIMED)]).toEqual([true, false]);
  });
  it('S-13.4 fires at the first on the roster too when a portal opens', () => {
    const state = emptyShip({ scenario: 'mutiny' });
    put(state, MUTINEER, at(state, 'A7'), 1);
    put(state, CAPTAIN, at(state, 'I7'));
    give(state, MUTINEER, 'revolver');
    const valve = portalAt(state, at(state, 'F7'), 1);
    turnOf(state, MUTINEER);
    answer(state, 'cover');
    answer(state, 'aim', at(state, 'E7'));
    put(state, SECOND_MUTINEER, at(state, 'F7'));
    turnOf(state, SECOND_MUTINEER);
    answer(state, 'work', valve);
    const { events } = answer(state, 'end', 0, 0, [1, 1]);
    expect(heard(events, 'attack')).toMatchObject([{ by: MUTINEER, target: CAPTAIN, how: SNAP }]);
  });
  it('S-13.8 draws the same kind of arrow, as far as AP and arrows go', () => {
    for (const [changes, debt, drawn] of [
      [{}, 0, true],
      [{ spares: 0 }, 0, false],
      [{}, 12, true],
      [{}, 13, false],
    ] as const) {
      const state = gunner();
      state.items = [];
      give(state, CREW, 'short-bow', changes);
      answer(state, 'cover');
      answer(state, 'aim', at(state, 'J8'));
      bodyOf(state, CREW).debt = debt;
      bodyOf(state, BEAST).at = at(state, 'G8');
      turnOf(state, BEAST);
      answer(state, 'step', 6, 0, [1, 1]);
      expect(itemOf(state, 0)).toMatchObject({ loaded: drawn ? 1 : 0, ammo: [0] });
      expect(bodyOf(state, CREW).debt).toBe(debt + (drawn ? 2 : 0));
    }
  });
  it('S-13.1 ends with the mark too when the next activation begins', () => {
    const state = gunner();
    answer(state, 'cover');
    answer(state, 'mark', BEAST);
    bodyOf(state, CREW).engaged = bit(BEAST);
    turnOf(state, CREW);
    answer(state, 'swear');
    expect(bodyOf(state, CREW)).toMatchObject({ cover: NONE, mark: NONE, engaged: 0, evading: false });
  });
});

describe('S-8.7 S-3.12 free attacks', () => {
  /** Someone steps from B8 to C8, next to an animal at D8 and another at D7. */
  function approach(options: Partial<Options> = {}): State {
    const state = emptyShip(options);
    put(state, CREW, at(state, 'B8'));
    put(state, BEAST, at(state, 'D8'));
    put(state, 9, at(state, 'D7'));
    return turnOf(state, CREW);
  }
  it('S-8.7 S-12.6 do not come from a casualty', () => {
    const state = approach();
    bodyOf(state, BEAST).status = 'unconscious';
    expect(heard(answer(state, 'step', 2, 0, [1, 1]).events, 'attack').map(({ by }) => by)).toEqual([9]);
  });
  it('S-3.12 S-14.18 are asked of each seat for its own, and held by each for its own', () => {
    const state = approach({ secondSideSeats: 2 });
    for (const who of [BEAST, 9]) ordered(state, who, { snap: 'ask' });
    const seats = [BEAST, 9].map((who) => state.sheets[who]?.seat);
    expect(seats).toEqual([1, 2]);
    answer(state, 'step', 2);
    const first = question(state).seat;
    const own = first === 1 ? BEAST : 9;
    const other = first === 1 ? 9 : BEAST;
    expect([has(state, 'react', own, SNAP), has(state, 'react', other, SNAP)]).toEqual([true, false]);
    expect(refused(state, 'react', other, SNAP)).toBe('noReaction S-8.7');
    answer(state, 'hold');
    expect(question(state)).toEqual({ seat: 3 - first, kind: 'react' });
    answer(state, 'react', other, SNAP, [1, 1]);
    expect(question(state)).toMatchObject({ kind: 'turn', subject: CREW });
  });
});

it('S-11.9 spares those beside the target whom the firer does not see', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'));
  put(state, BEAST, at(state, 'G8'));
  put(state, OTHER_BEAST, at(state, 'G7'));
  put(state, 6, at(state, 'H8'));
  give(state, CREW, 'shotgun');
  turnOf(state, CREW);
  const { events } = answer(state, 'attack', BEAST, SNAP, [1, 1, 1, 1]);
  expect(heard(events, 'throw').map(({ target }) => target)).toEqual([BEAST, 6]);
});

it('S-6.17 strikes nobody from a ladder', () => {
  const state = duel('cutlass', 'E7');
  bodyOf(state, CAPTAIN).ladder = true;
  expect(refused(state, 'attack', MUTINEER, AIMED)).toBe('onLadder S-6.17');
});

it('S-9.6 S-6.1 strikes nobody through a shut door', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'));
  put(state, BEAST, at(state, 'G8'));
  turnOf(state, CREW);
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('allowed');
  shutPortal(state, portalAt(state, at(state, 'F8'), 1));
  expect(refused(state, 'attack', BEAST, AIMED)).toBe('shut S-6.1');
});
