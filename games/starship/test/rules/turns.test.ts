import { type Context, ScriptedChance } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { changeOf, DEFAULT_ORDERS, FIRST_BEFORE } from '../../src/orders.ts';
import { bodyOf } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { witness } from '../../src/testing.ts';
import { advance } from '../../src/turn/advance.ts';
import { sortList } from '../../src/turn/list.ts';
import { nobodyActing } from '../../src/turn/spend.ts';
import type { Orders, State, Who } from '../../src/types.ts';
import { edge, strikeWall } from './aboard.ts';
import {
  answer,
  at,
  BEAST,
  CREW,
  emptyShip,
  has,
  heard,
  legal,
  MATE,
  OTHER_BEAST,
  put,
  question,
  quickMatch,
  refused,
  turnOf,
} from './table.ts';

/** A crew of 9 and 12 AP, two animals of 15; nobody has acted. */
function four(orders: Partial<Record<number, Partial<Orders>>> = {}): State {
  const state = emptyShip();
  put(state, CREW, at(state, 'B8'), 1, { dex: 4, end: 5 });
  put(state, MATE, at(state, 'C7'), 1, { dex: 6, end: 6 });
  put(state, BEAST, at(state, 'F8'));
  put(state, OTHER_BEAST, at(state, 'F7'));
  for (const [who, change] of Object.entries(orders))
    state.orders = state.orders.with(Number(who), { ...DEFAULT_ORDERS, ...change });
  state.ties[BEAST] = 0;
  state.ties[OTHER_BEAST] = 1;
  restart(state);
  return state;
}

function restart(state: State): ReturnType<typeof witness> {
  const cx = witness();
  restartWith(state, cx);
  return cx;
}

function restartWith(state: State, cx: Context<Event>): void {
  for (const body of state.bodies) body.acted = false;
  sortList(state);
  state.act = nobodyActing();
  advance(state, cx);
}

function order(state: State): Who[] {
  const acted: Who[] = [];
  while (state.turn === 1) {
    acted.push(question(state).subject ?? NONE);
    answer(state, 'end');
  }
  return acted;
}

it('S-3.1 S-3.2 S-3.7 lets everyone act once, fewest AP first, equals at random, and the list stays', () => {
  const state = four();
  expect(order(state)).toEqual([CREW, MATE, BEAST, OTHER_BEAST]);
  const swapped = four();
  swapped.ties[BEAST] = 1;
  swapped.ties[OTHER_BEAST] = 0;
  restart(swapped);
  expect(order(swapped)).toEqual([CREW, MATE, OTHER_BEAST, BEAST]);
  const early = four({ [BEAST]: { claim: 'early' } });
  const list = early.list.slice();
  order(early);
  expect(early.list).toEqual(list);
});

describe('S-3.3 S-3.5 going first', () => {
  it('S-3.3 puts a character with more AP before the candidate', () => {
    expect(order(four({ [MATE]: { claim: 'early' } }))).toEqual([MATE, CREW, BEAST, OTHER_BEAST]);
  });
  it('S-17.1 interrupts a row of answers where an order puts someone first, and nowhere else', () => {
    const stops = (claim: Orders['claim']) => {
      const rules: string[] = [];
      const reveal: Context<Event>['reveal'] = (rule, _, batch) => {
        if (batch !== 'goes on') rules.push(rule);
      };
      restartWith(four({ [MATE]: { claim } }), { ...witness(), reveal });
      return rules;
    };
    expect([stops('early'), stops('keep')]).toEqual([['S-17.1'], []]);
  });
  it('S-3.2 never among equals', () => {
    expect(order(four({ [OTHER_BEAST]: { claim: 'before', before: BEAST } }))).toEqual([
      CREW,
      MATE,
      BEAST,
      OTHER_BEAST,
    ]);
  });
  it('S-3.5 takes the one with the most AP, and among equals the earlier', () => {
    const all = { [MATE]: { claim: 'early' }, [BEAST]: { claim: 'early' }, [OTHER_BEAST]: { claim: 'early' } } as const;
    expect(order(four(all))).toEqual([BEAST, OTHER_BEAST, MATE, CREW]);
  });
  it('S-3.5 lets someone with still more AP go before the claimant', () => {
    const state = four({ [MATE]: { claim: 'early' }, [BEAST]: { claim: 'before', before: MATE } });
    expect(order(state)).toEqual([BEAST, MATE, CREW, OTHER_BEAST]);
  });
});

it('S-3.4 lets another of your own go first, but only before anything is done, and with more AP', () => {
  const state = four();
  expect(refused(state, 'first', BEAST)).toBe('notFirst S-3.4');
  const { events } = answer(state, 'first', MATE);
  expect(heard(events, 'claimed')).toEqual([{ type: 'claimed', who: MATE, over: CREW }]);
  expect(question(state)).toMatchObject({ kind: 'turn', subject: MATE });
  expect(refused(state, 'first', CREW)).toBe('notFirst S-3.4');
  const begun = four();
  answer(begun, 'swear');
  expect(refused(begun, 'first', MATE)).toBe('notFirst S-3.4');
});

describe('S-3.6 S-3.11 an order to ask', () => {
  it('S-3.6 asks when an enemy in sight is next, once per change', () => {
    const state = four({ [BEAST]: { claim: 'ask' } });
    expect(question(state)).toMatchObject({ kind: 'claim', subject: BEAST, seat: 1 });
    expect(refused(state, 'claim', OTHER_BEAST)).toBe('noClaim S-3.3');
    answer(state, 'pass');
    expect(question(state)).toMatchObject({ kind: 'turn', subject: CREW });
    answer(state, 'end');
    expect(question(state)).toMatchObject({ kind: 'turn', subject: MATE });
  });
  it('S-3.6 asks again after something has changed', () => {
    const state = four({ [BEAST]: { claim: 'ask' } });
    answer(state, 'pass');
    answer(state, 'step', 2);
    answer(state, 'end');
    expect(question(state)).toMatchObject({ kind: 'claim', subject: BEAST });
    answer(state, 'claim', BEAST);
    expect(question(state)).toMatchObject({ kind: 'turn', subject: BEAST });
  });
  it('S-3.6 S-20.4 asks again after a wall was breached', () => {
    const state = four({ [BEAST]: { claim: 'ask' } });
    answer(state, 'pass');
    strikeWall(state, edge(state, 'H7', 1), 100);
    answer(state, 'end');
    expect(question(state)).toMatchObject({ kind: 'claim', subject: BEAST });
  });
  it('S-3.6 does not ask about an enemy out of sight', () => {
    const state = four({ [BEAST]: { claim: 'ask' } });
    bodyOf(state, BEAST).at = at(state, 'N8');
    restart(state);
    expect(question(state).kind).toBe('turn');
  });
});

it('S-3.8 makes the next character act now: ending gives the AP up', () => {
  const state = four();
  answer(state, 'end');
  expect(bodyOf(state, CREW)).toMatchObject({ acted: true, ap: 0 });
  expect(question(state).subject).toBe(MATE);
  expect(refused(state, 'take')).toBe('notNow S-3.8');
});

it('S-3.9 passes over casualties, people in lifts and the crew before the alarm', () => {
  const state = four();
  bodyOf(state, MATE).status = 'unconscious';
  bodyOf(state, BEAST).at = NONE;
  restart(state);
  expect(order(state)).toEqual([CREW, OTHER_BEAST]);
  const quiet = four();
  quiet.alarm = 0;
  restart(quiet);
  expect(question(quiet).subject).toBe(BEAST);
});

it('S-3.10 changes orders at any time, by a standing question of each seat', () => {
  const state = four();
  const standing = game.pending(state).filter(({ kind }) => kind === 'orders');
  expect(standing).toEqual([
    { seat: 0, kind: 'orders', optional: true, hidden: true, knownTo: [0] },
    { seat: 1, kind: 'orders', optional: true, hidden: true, knownTo: [1] },
  ]);
  const [own] = standing;
  if (own === undefined) throw new Error('No standing question.');
  const never = codeOf(state, { snap: 'never' });
  game.apply(state, own, act('order', CREW, never), witness());
  expect(state.orders[CREW]).toEqual({ ...DEFAULT_ORDERS, snap: 'never' });
  expect(game.check(state, own, act('order', CREW, never))).toMatchObject({ code: 'noOrder' });
  expect(game.check(state, own, act('order', BEAST, never))).toMatchObject({ code: 'notYours' });
  expect(game.check(state, own, act('order', CREW, FIRST_BEFORE + CREW))).toMatchObject({ code: 'noOrder' });
  expect(question(state).kind).toBe('turn');
});

function codeOf(state: State, change: Partial<Orders>): number {
  for (let how = 0; how < FIRST_BEFORE; how++)
    if (JSON.stringify(changeOf(how, state.sheets.length)) === JSON.stringify(change)) return how;
  throw new Error('No such order.');
}

it('S-3.12 asks one question for all defenders of a seat, or strikes, or holds', () => {
  const scene = (snap: Orders['snap']) => {
    const state = four({ [BEAST]: { snap }, [OTHER_BEAST]: { snap } });
    bodyOf(state, CREW).at = at(state, 'D8');
    return turnOf(state, CREW);
  };
  const asked = scene('ask');
  answer(asked, 'step', 2);
  expect(question(asked)).toEqual({ seat: 1, kind: 'react' });
  expect(has(asked, 'react', BEAST, 2) && has(asked, 'react', OTHER_BEAST, 2) && has(asked, 'hold')).toBe(true);
  expect(legal(asked).filter(({ type, on }) => type === 'react' && on !== BEAST && on !== OTHER_BEAST)).toEqual([]);
  answer(asked, 'react', BEAST, 2, [1, 1]);
  expect(has(asked, 'react', BEAST, 2)).toBe(false);
  expect(refused(asked, 'react', BEAST, 2)).toBe('noReaction S-8.7');
  expect(has(asked, 'react', OTHER_BEAST, 2)).toBe(true);
  answer(asked, 'hold');
  expect(question(asked).kind).toBe('turn');
  const never = scene('never');
  expect(answer(never, 'step', 2).events.some(({ type }) => type === 'attack')).toBe(false);
  const always = scene('always');
  expect(heard(answer(always, 'step', 2, 0, [1, 1, 1, 1]).events, 'attack')).toHaveLength(2);
});

it('S-3.13 S-3.14 begins with fire at any range, and wounds placed by the computer', () => {
  expect(DEFAULT_ORDERS).toMatchObject({ claim: 'keep', snap: 'always', cover: 'fire', within: 0, wounds: 'computer' });
});

describe('S-3.15 resting', () => {
  /** The animals are out of sight, and one of the crew is to rest. */
  function apart(): State {
    const state = four({ [CREW]: { rest: 'rest' } });
    bodyOf(state, BEAST).at = at(state, 'N6');
    bodyOf(state, OTHER_BEAST).at = at(state, 'N7');
    Object.assign(bodyOf(state, CREW), { cover: at(state, 'D8'), evading: true });
    return state;
  }

  it('gives a turn up while no enemy is in sight, and covers nothing any more', () => {
    const state = apart();
    const { events } = restart(state);
    expect(heard(events, 'rests')).toEqual([{ type: 'rests', who: CREW }]);
    expect(heard(events, 'begins')).toEqual([]);
    expect(bodyOf(state, CREW)).toMatchObject({ acted: true, ap: 0, cover: NONE, evading: false });
    expect(question(state)).toMatchObject({ kind: 'turn', subject: MATE });
  });

  it('acts when an enemy comes into sight, not for a casualty or an enemy in a lift', () => {
    const state = apart();
    bodyOf(state, BEAST).at = at(state, 'F8');
    restart(state);
    expect(question(state)).toMatchObject({ kind: 'turn', subject: CREW });
    bodyOf(state, BEAST).status = 'dead';
    restart(state);
    expect(question(state).subject).toBe(MATE);
    Object.assign(bodyOf(state, BEAST), { status: 'active', at: NONE });
    restart(state);
    expect(question(state).subject).toBe(MATE);
  });

  it('is over for an animal that breaks out of its cage', () => {
    const state = apart();
    state.orders = state.orders.map((orders) => ({ ...orders, rest: 'rest' }));
    bodyOf(state, BEAST).caged = true;
    for (const body of state.bodies) body.acted = true;
    state.act = nobodyActing();
    advance(state, witness(new ScriptedChance([2, 3])));
    expect([BEAST, OTHER_BEAST].map((who) => state.orders[who]?.rest)).toEqual(['act', 'rest']);
  });

  it('is how passengers and caged animals begin, and nobody else', () => {
    const state = quickMatch({ ship: 'beowulf', passengers: true, sleepers: true });
    const resting = state.sheets.map((_, who) => state.orders[who]?.rest === 'rest');
    const expected = state.sheets.map(({ role }, who) => role === 'passenger' || bodyOf(state, who).caged);
    expect(resting).toEqual(expected);
    expect(new Set(state.sheets.map(({ role }, who) => `${role} ${resting[who]}`))).toContain('animal true');
  });
});

it('S-3.14 asks where a wound goes only if it makes a difference', () => {
  const state = four({ [CREW]: { wounds: 'ask' } });
  Object.assign(bodyOf(state, CREW), { hurt: true, at: at(state, 'D8') });
  turnOf(state, BEAST);
  const { events } = answer(state, 'attack', CREW, 0, [6, 6, 2, 3]);
  expect(heard(events, 'throw')[0]?.hit).toBe(true);
  expect(question(state)).toMatchObject({ kind: 'wound', subject: CREW, seat: 0 });
  expect(refused(state, 'bear', 0)).toBe('notAResult S-12.4');
  const single = four({ [CREW]: { wounds: 'ask' } });
  Object.assign(bodyOf(single, CREW), { hurt: true, at: at(single, 'D8'), str: 0, dex: 0, end: 9 });
  turnOf(single, BEAST);
  answer(single, 'attack', CREW, 0, [6, 6, 2, 3]);
  expect(bodyOf(single, CREW).end).toBe(4);
});
