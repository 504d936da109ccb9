import { describe, expect, it } from 'vitest';
import { BARE_HANDS, howOf, READY } from '../../src/combat/means.ts';
import { HANDS } from '../../src/data/weapons.ts';
import { bodyOf, itemOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { Orders, State } from '../../src/types.ts';
import {
  answer,
  at,
  BEAST,
  CREW,
  emptyShip,
  give,
  has,
  heard,
  legal,
  MATE,
  OTHER_BEAST,
  type Person,
  portalAt,
  put,
  question,
  refused,
  shutPortal,
  turnOf,
} from './table.ts';

const AIMED = howOf(READY, false, false);
const SNAP = howOf(READY, true, false);
const HANDS_SNAP = howOf(BARE_HANDS, true, false);

/** A gunner at the west end of the bridge covers the corridor; an animal behind the common area's door. */
function gunner(weapon = 'revolver', marker = 'J8', orders: Partial<Orders> = {}, person: Person = {}): State {
  const state = emptyShip();
  put(state, CREW, at(state, 'A8'), 1, { str: 12, ...person });
  put(state, BEAST, at(state, 'L8'));
  give(state, CREW, weapon, weapon === 'repeating-crossbow' ? { steps: 1 } : {});
  state.orders = state.orders.with(CREW, { ...(state.orders[CREW] as Orders), ...orders });
  turnOf(state, CREW);
  answer(state, 'cover');
  answer(state, 'aim', at(state, marker));
  return turnOf(state, BEAST);
}

describe('S-13.1 S-13.2 taking cover', () => {
  it('S-13.1 takes the whole turn and evades', () => {
    const state = gunner();
    expect(bodyOf(state, CREW)).toMatchObject({ evading: true, cover: at(state, 'J8'), mark: NONE });
    const late = emptyShip();
    put(late, CREW, at(late, 'A8'));
    put(late, BEAST, at(late, 'L8'));
    turnOf(late, CREW);
    answer(late, 'swear');
    expect(refused(late, 'cover')).toBe('coverAll S-13.1');
  });
  it('S-13.1 needs a weapon that can be used', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'A8'));
    put(state, BEAST, at(state, 'L8'));
    give(state, CREW, 'revolver', { loaded: 0 });
    turnOf(state, CREW);
    expect(refused(state, 'cover')).toBe('unloaded S-8.6');
  });
  it('S-13.2 chooses squares in front, in range and in sight, in a second step', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'));
    put(state, BEAST, at(state, 'L8'));
    give(state, CREW, 'revolver');
    turnOf(state, CREW);
    answer(state, 'cover');
    expect(question(state).kind).toBe('aim');
    expect(has(state, 'aim', at(state, 'J8'))).toBe(true);
    for (const square of ['B8', 'D6', 'G6']) expect(refused(state, 'aim', at(state, square))).toBe('noAim S-13.2');
  });
});

it('S-13.2 S-9.4 covers no square where the chart has a dash', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'D8'), 1, { str: 12 });
  put(state, BEAST, at(state, 'L8'));
  give(state, CREW, 'ram-grenade-launcher');
  turnOf(state, CREW);
  answer(state, 'cover');
  expect(refused(state, 'aim', at(state, 'F8'))).toBe('noAim S-13.2');
  expect(refused(state, 'aim', at(state, 'G8'))).toBe('allowed');
});

it('S-13.3 S-13.5 makes an aimed attack on anyone who enters the lane, once, for no AP', () => {
  const state = gunner();
  answer(state, 'step', 6);
  const { events } = answer(state, 'step', 6, 0, [1, 1]);
  expect(heard(events, 'attack')).toMatchObject([{ by: CREW, target: BEAST, how: AIMED, free: true, rounds: 1 }]);
  expect(heard(answer(state, 'step', 6).events, 'attack')).toEqual([]);
  expect(itemOf(state, 0).loaded).toBe(5);
});

it('S-13.3 S-3.13 obeys orders to hold, to ask and to fire only near', () => {
  const walk = (orders: Partial<Orders>, dice: readonly number[] = []) => {
    const state = gunner('revolver', 'J8', orders);
    answer(state, 'step', 6);
    return { state, events: answer(state, 'step', 6, 0, dice).events };
  };
  expect(heard(walk({ cover: 'hold' }).events, 'attack')).toEqual([]);
  expect(heard(walk({ within: 8 }).events, 'attack')).toEqual([]);
  expect(heard(walk({ within: 12 }, [1, 1]).events, 'attack')).toHaveLength(1);
  const { state } = walk({ cover: 'ask' });
  expect(question(state)).toEqual({ seat: 0, kind: 'react' });
  expect(legal(state).map(({ type }) => type)).toEqual(['react', 'hold']);
  expect(refused(state, 'react', CREW, SNAP)).toBe('noReaction S-8.7');
  answer(state, 'react', CREW, AIMED, [1, 1]);
  expect(question(state).subject).toBe(BEAST);
});

describe('S-13.4 targets that appear elsewhere', () => {
  it('S-13.4 are snapped at when they come into sight in front, and the lane follows', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'D8'), 1);
    put(state, BEAST, at(state, 'E6'));
    give(state, CREW, 'revolver');
    turnOf(state, CREW);
    answer(state, 'cover');
    answer(state, 'aim', at(state, 'J8'));
    turnOf(state, BEAST);
    const { events } = answer(state, 'step', 2, 0, [1, 1]);
    expect(heard(events, 'attack')).toMatchObject([{ by: CREW, how: SNAP }]);
    expect(bodyOf(state, CREW).cover).toBe(at(state, 'F6'));
  });
  it('S-13.4 are snapped at when a portal opens', () => {
    const state = gunner();
    const door = portalAt(state, at(state, 'J8'), 1);
    shutPortal(state, door);
    bodyOf(state, BEAST).at = at(state, 'K8');
    put(state, MATE, at(state, 'J8'));
    turnOf(state, MATE);
    answer(state, 'work', door);
    const { events } = answer(state, 'end', 0, 0, [1, 1]);
    expect(heard(events, 'attack')).toMatchObject([{ by: CREW, target: BEAST, how: SNAP }]);
  });
  /** A door with two animals behind it, the one that is listed first farther away. */
  function twoBehind(orders: Partial<Orders>): State {
    const state = gunner('revolver', 'J8', orders);
    const door = portalAt(state, at(state, 'J8'), 1);
    shutPortal(state, door);
    bodyOf(state, CREW).at = at(state, 'I8');
    bodyOf(state, BEAST).at = at(state, 'M7');
    put(state, OTHER_BEAST, at(state, 'L8'));
    put(state, MATE, at(state, 'J8'));
    turnOf(state, MATE);
    answer(state, 'work', door);
    return state;
  }
  it('S-13.4 are all snapped at when a portal shows several, the nearest first', () => {
    const state = twoBehind({});
    const { events } = answer(state, 'end', 0, 0, [1, 1, 1, 1]);
    expect(heard(events, 'attack').map(({ target }) => target)).toEqual([OTHER_BEAST, BEAST]);
    expect(bodyOf(state, CREW).cover).toBe(at(state, 'M7'));
  });
  it('S-13.4 S-3.13 are snapped at as near as the order says, or asked about one by one', () => {
    const near = answer(twoBehind({ within: 3 }), 'end', 0, 0, [1, 1]).events;
    expect(heard(near, 'attack')).toMatchObject([{ target: OTHER_BEAST }]);
    const asked = twoBehind({ cover: 'ask' });
    answer(asked, 'end');
    answer(asked, 'react', CREW, SNAP, [1, 1]);
    expect(question(asked).kind).toBe('react');
    answer(asked, 'hold');
    expect(question(asked).kind).toBe('turn');
  });
});

it('S-13.6 fires at a marked enemy in every square that it enters', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'A8'), 1);
  put(state, BEAST, at(state, 'F8'));
  put(state, OTHER_BEAST, at(state, 'N5'));
  give(state, CREW, 'revolver');
  turnOf(state, CREW);
  answer(state, 'cover');
  expect(refused(state, 'mark', MATE)).toBe('noAim S-13.2');
  answer(state, 'mark', BEAST);
  turnOf(state, BEAST);
  for (const direction of [7, 6])
    expect(heard(answer(state, 'step', direction, 0, [1, 1]).events, 'attack')).toHaveLength(1);
  expect(bodyOf(state, CREW).mark).toBe(BEAST);
});

it('S-13.6 keeps the lane to where it last aimed at the marked enemy, for the others', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'A8'), 1);
  put(state, BEAST, at(state, 'F8'));
  put(state, OTHER_BEAST, at(state, 'D6'));
  give(state, CREW, 'revolver');
  turnOf(state, CREW);
  answer(state, 'cover');
  answer(state, 'mark', BEAST);
  expect(bodyOf(state, CREW).cover).toBe(at(state, 'F8'));
  turnOf(state, BEAST);
  answer(state, 'step', 6, 0, [1, 1]);
  expect(bodyOf(state, CREW).cover).toBe(at(state, 'E8'));
  turnOf(state, OTHER_BEAST);
  expect(heard(answer(state, 'step', 4).events, 'attack')).toEqual([]);
  const { events } = answer(state, 'step', 4, 0, [1, 1]);
  expect(heard(events, 'attack')).toMatchObject([{ by: CREW, target: OTHER_BEAST, how: AIMED }]);
  expect(bodyOf(state, CREW)).toMatchObject({ cover: at(state, 'E8'), mark: BEAST });
});

it('S-13.7 S-13.9 makes an aimed attack on anyone who comes close to a covering blade, once', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'B8'));
  put(state, BEAST, at(state, 'E8'));
  give(state, CREW, 'cutlass');
  turnOf(state, CREW);
  answer(state, 'cover');
  expect(bodyOf(state, CREW).cover).toBe(at(state, 'B8'));
  turnOf(state, BEAST);
  answer(state, 'step', 6);
  const { events } = answer(state, 'step', 6, 0, [1, 1]);
  expect(heard(events, 'attack')).toMatchObject([{ by: CREW, how: AIMED, free: true }]);
  expect(heard(answer(state, 'step', 0).events, 'attack')).toEqual([]);
});

describe('S-13.5 S-13.7 S-11.4 a covering blade or pike', () => {
  /** An animal beside someone who covers from B8. */
  function guarded(weapon: string): State {
    const state = emptyShip();
    put(state, CREW, at(state, 'B8'));
    put(state, BEAST, at(state, 'D8'));
    give(state, CREW, weapon);
    turnOf(state, CREW);
    answer(state, 'cover');
    return turnOf(state, BEAST);
  }
  it('S-13.5 S-13.7 aims once at each enemy, and then has the free attack', () => {
    const state = guarded('cutlass');
    const first = answer(state, 'step', 6, 0, [1, 1]).events;
    expect(heard(first, 'attack')).toMatchObject([{ how: AIMED }]);
    turnOf(state, BEAST);
    const second = answer(state, 'step', 0, 0, [1, 1]).events;
    expect(heard(second, 'attack')).toMatchObject([{ how: SNAP, free: true }]);
  });
  it('S-13.7 S-11.4 strikes with bare hands where the pike has had its use', () => {
    const state = guarded('pike');
    bodyOf(state, CREW).piked = 1 << BEAST;
    bodyOf(state, BEAST).at = at(state, 'C7');
    const { events } = answer(state, 'step', 4, 0, [1, 1]);
    expect(heard(events, 'attack')).toMatchObject([{ weapon: HANDS, how: HANDS_SNAP }]);
  });
});

describe('S-13.9 an enemy who comes close in the lane', () => {
  /** The animal comes next to the gunner. */
  function close(orders: Partial<Orders>, dice: readonly number[]) {
    const state = gunner('revolver', 'J8', orders);
    bodyOf(state, BEAST).at = at(state, 'C8');
    return { state, events: answer(state, 'step', 6, 0, dice).events };
  }
  it('S-13.9 is fired at, and not struck at', () => {
    expect(heard(close({}, [1, 1]).events, 'attack')).toMatchObject([{ how: AIMED }]);
  });
  it('S-13.9 S-3.13 is struck at where covering fire is held', () => {
    const { state, events } = close({ cover: 'hold' }, [1, 1]);
    expect(heard(events, 'attack')).toMatchObject([{ how: SNAP }]);
    expect(bodyOf(state, CREW)).toMatchObject({ engaged: 0, cover: at(state, 'J8') });
    expect(heard(close({ cover: 'hold', snap: 'never' }, []).events, 'attack')).toEqual([]);
  });
  it('S-13.9 is one or the other for those who ask', () => {
    const { state } = close({ cover: 'ask' }, []);
    const hows = legal(state).flatMap(({ type, how }) => (type === 'react' ? [how] : []));
    expect(hows).toEqual([AIMED, SNAP, HANDS_SNAP]);
    answer(state, 'react', CREW, HANDS_SNAP, [1, 1]);
    expect(bodyOf(state, CREW)).toMatchObject({ engaged: 0, swings: 1 });
    expect(question(state)).toMatchObject({ kind: 'turn', subject: BEAST });
    const fired = close({ cover: 'ask' }, []).state;
    answer(fired, 'react', CREW, AIMED, [1, 1]);
    expect(bodyOf(fired, CREW).engaged).toBe(1 << BEAST);
  });
});

it('S-13.8 makes a military crossbow ready again, if the next turn has the AP for it', () => {
  for (const [end, ready] of [
    [12, true],
    [11, false],
  ] as const) {
    const state = gunner('military-crossbow', 'J8', {}, { end });
    answer(state, 'step', 6);
    answer(state, 'step', 6, 0, [1, 1]);
    expect(itemOf(state, 0)).toMatchObject(ready ? { loaded: 1, spares: 8, steps: 0 } : { loaded: 0, spares: 9 });
    expect(bodyOf(state, CREW).debt).toBe(ready ? 19 : 0);
  }
});

it('S-13.8 makes a bow ready again on credit', () => {
  const state = gunner('short-bow');
  answer(state, 'step', 6);
  answer(state, 'step', 6, 0, [1, 1]);
  expect(itemOf(state, 0)).toMatchObject({ loaded: 1, spares: 8 });
  expect(bodyOf(state, CREW).debt).toBe(2);
  answer(state, 'end');
  expect(bodyOf(state, CREW)).toMatchObject({ ap: 12, total: 14, debt: 0 });
  const cross = gunner('repeating-crossbow');
  answer(cross, 'step', 6);
  answer(cross, 'step', 6, 0, [1, 1]);
  expect([bodyOf(cross, CREW).debt, itemOf(cross, 0).steps]).toEqual([5, 1]);
});

it('S-13.1 ends when the next activation begins', () => {
  const state = gunner();
  answer(state, 'end');
  while (question(state).subject !== CREW) answer(state, 'end');
  answer(state, 'swear');
  expect(bodyOf(state, CREW)).toMatchObject({ cover: NONE, evading: false });
  expect(planOf(state).name).toBe('Intrepid');
});
