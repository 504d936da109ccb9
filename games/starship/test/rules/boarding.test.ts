import { defaultOptions, fewestSeats } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { ARMORS } from '../../src/data/armors.ts';
import { DUEL } from '../../src/data/duel.ts';
import { BATTLE_DRESS } from '../../src/data/skills.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { isMilitary } from '../../src/gear/load.ts';
import { range } from '../../src/grid/range.ts';
import { isOpen } from '../../src/grid/step.ts';
import { game } from '../../src/index.ts';
import { bodyOf, sheetOf, skillLevel } from '../../src/people.ts';
import { NONE, type Square } from '../../src/plan/types.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import type { CastRow } from '../../src/scenario/types.ts';
import { verdict } from '../../src/score.ts';
import { lockerOf } from '../../src/setup/outfit.ts';
import { witness } from '../../src/testing.ts';
import { LEGITIMATE, type Options, PIRATES, type State, type Who } from '../../src/types.ts';
import { always } from './always.ts';
import { answer, emptyShip, give, has, heard, legal, put, question, quickMatch, refused, turnOf } from './table.ts';

const BOARDING = { scenario: 'boarding' } as const;
const TRADER: Who = 0;
const CUSTOMS: Who = 4;
const PET: Who = 9;

function until(kind: string, options: Partial<Options> = {}): State {
  const all = { ...defaultOptions(game.options), ...BOARDING, ...options };
  const state = game.setup(fewestSeats(game.seats(all)), all, witness());
  while (game.pending(state)[0]?.kind !== kind) {
    const asked = question(state);
    game.apply(state, asked, game.timeoutAction(state, asked), witness());
  }
  return state;
}

/** A trader and a customs man in the drive room, three squares apart, and nothing between them. */
function met(papers: number, options: Partial<Options> = {}): State {
  const state = emptyShip({ ...BOARDING, ...options });
  state.plot = { ...state.plot, papers };
  state.story = { ...state.story, papersShown: false };
  const { next } = planOf(state);
  const drive = planOf(state).rooms.find(({ kind }) => kind === 'drive')?.squares ?? [];
  const line = drive.map((at) => {
    const squares = [at];
    for (let i = 0; i < 3; i++) squares.push(next[(squares.at(-1) as Square) * 8 + 2] ?? NONE);
    return squares;
  });
  const [first = NONE, , , last = NONE] = line.find((squares) => squares.every((square) => square >= 0)) ?? [];
  put(state, TRADER, first);
  put(state, CUSTOMS, last, 3);
  return state;
}

describe('S-14.27 S-14.28 forces', () => {
  it('S-14.28 are four traders and five customs men, each on their own ship', () => {
    const state = quickMatch(BOARDING);
    const plan = planOf(state);
    expect(state.sheets.map(({ role }) => role)).toEqual([...Array(4).fill('crew'), ...Array(5).fill('customs')]);
    expect(state.bodies.map(({ at }) => plan.rooms[plan.room[at] as number]?.ship)).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 1,
    ]);
  });
  it('S-14.28 can be placed anywhere on their own ship', () => {
    const state = until('place');
    const plan = planOf(state);
    const rooms = new Set(legal(state).flatMap(({ type, on }) => (type === 'place' ? [plan.room[on] as number] : [])));
    expect(rooms.size).toBeGreaterThan(10);
    expect([...rooms].every((room) => plan.rooms[room]?.ship === 0)).toBe(true);
  });
  it('S-14.27 have level 0 in what they are given, and their own things at home', () => {
    const state = quickMatch(BOARDING);
    const { ready } = bodyOf(state, CUSTOMS);
    const held = state.items.flatMap(({ holder, weapon }) => (holder === CUSTOMS ? [WEAPONS[weapon]?.id] : []));
    expect(held).toEqual(['laser-carbine', 'automatic-pistol']);
    expect(WEAPONS[state.items[ready]?.weapon ?? 0]?.id).toBe('laser-carbine');
    const levels = state.items
      .filter(({ holder }) => holder === CUSTOMS)
      .map(({ weapon }) => skillLevel(sheetOf(state, CUSTOMS), weapon));
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(0);
    expect(ARMORS[sheetOf(state, CUSTOMS).armor]?.id).toBe('combat-armor');
  });
  it('S-14.28 S-2.10 customs men carry loads as soldiers do, and traders do not', () => {
    const state = quickMatch(BOARDING);
    expect([isMilitary(state, CUSTOMS), isMilitary(state, TRADER)]).toEqual([true, false]);
    const rescue = quickMatch({ scenario: 'rescue' });
    expect([isMilitary(rescue, 0), isMilitary(rescue, 5)]).toEqual([true, false]);
  });
  it('S-14.27 keep what they are given at hand, in a scenario of your own, too', () => {
    const places = [{ room: 'bridge', number: 0, name: '' }] as const;
    const issued = ['laser-carbine', 'rifle'];
    const armed: CastRow = { role: 'crew', side: 0, option: 'always', places, arms: 'issued', issued };
    const cast = [armed, ...DUEL.cast.slice(1)];
    const state = quickMatch({ ownScenario: { ...DUEL, cast } });
    expect(state.items[bodyOf(state, 0).ready]?.holder).toBe(0);
    expect(state.items.filter(({ holder }) => holder === 0)).toHaveLength(2);
  });
  it('S-14.27 know how to wear a suit that comes without weapons', () => {
    const places = [{ room: 'bridge', number: 0, name: '' }] as const;
    const suited: CastRow = { role: 'crew', side: 0, option: 'always', places, armor: 'battle-dress', arms: 'none' };
    const state = quickMatch({ ownScenario: { ...DUEL, cast: [suited, ...DUEL.cast.slice(1)] } });
    expect(skillLevel(sheetOf(state, 0), BATTLE_DRESS)).toBeGreaterThanOrEqual(0);
    expect([bodyOf(state, 0).ready, state.items.some(({ holder }) => holder === 0)]).toEqual([NONE, false]);
  });
  it('S-14.28 has traders wear blades and pistols, with the rest in their own locker', () => {
    const state = quickMatch(BOARDING, 3);
    const own = state.items.filter(({ owner }) => owner >= 0 && owner < 4);
    expect(own.length).toBeGreaterThan(0);
    for (const { weapon, holder, at } of own) {
      const worn = ['blade', 'pistol'].includes(WEAPONS[weapon]?.class ?? '');
      expect([holder === NONE, at]).toEqual(worn ? [false, NONE] : [true, lockerOf(state)]);
    }
    const plan = planOf(state);
    expect(plan.rooms[plan.room[lockerOf(state)] as number]?.ship).toBe(0);
  });
  it('S-14.28 opens the valves between the ships', () => {
    const state = emptyShip(BOARDING);
    const plan = planOf(state);
    const valve = plan.portals.find(
      ({ outer, beside }) => outer && beside.some((at) => plan.rooms[plan.room[at] as number]?.kind === 'dock'),
    );
    put(state, TRADER, valve?.beside.find((at) => plan.rooms[plan.room[at] as number]?.kind === 'lock') as Square);
    turnOf(state, TRADER);
    answer(state, 'work', valve?.id);
    for (let i = 0; i < 3; i++) answer(state, 'swear');
    expect(isOpen(plan, state.open, valve?.id ?? 0)).toBe(true);
  });
});

describe('S-14.29 S-14.30 customs men or pirates', () => {
  it('S-14.29 is their own secret choice', () => {
    const state = until('papers');
    expect([question(state).seat, question(state).sealed]).toEqual([1, true]);
    const { events } = answer(state, 'papers', LEGITIMATE, 0, [1, 2, 3, 4]);
    expect(state.plot.papers).toBe(LEGITIMATE);
    expect(events.map((event) => game.eventFor(event, 0)?.type).filter((type) => type === 'papers')).toEqual([]);
    expect([game.view(state, 0).plot.papers, game.view(state, 1).plot.papers]).toEqual([NONE, LEGITIMATE]);
  });
  it('S-14.30 ends the game at once when a gun is drawn in sight of customs men', () => {
    const state = met(LEGITIMATE);
    give(state, TRADER, 'revolver');
    bodyOf(state, TRADER).ready = NONE;
    turnOf(state, TRADER);
    expect(game.outcome(state)).toBeUndefined();
    const { events } = answer(state, 'draw', 0);
    expect(heard(events, 'over')).toEqual([{ type: 'over', winner: 1, reason: 'antagonized' }]);
  });
  it('S-14.30 lets a blade pass, but not a rifle on the back', () => {
    const calm = met(LEGITIMATE);
    give(calm, TRADER, 'cutlass');
    turnOf(calm, TRADER);
    answer(calm, 'swear');
    expect(game.outcome(calm)).toBeUndefined();
    const state = met(LEGITIMATE);
    give(state, TRADER, 'rifle');
    bodyOf(state, TRADER).ready = NONE;
    turnOf(state, TRADER);
    expect(game.outcome(state)?.reason).toBe('antagonized');
  });
  it('S-14.30 counts any attack on a customs man', () => {
    const state = met(LEGITIMATE);
    const at = bodyOf(state, TRADER).at;
    bodyOf(state, CUSTOMS).at = planOf(state).next[at * 8 + 2] as Square;
    turnOf(state, TRADER);
    answer(state, 'attack', CUSTOMS, 2);
    expect(game.outcome(state)?.reason).toBe('antagonized');
    // The score tells it from a gun that was only seen.
    expect([state.shot.by, state.shot.target]).toEqual([TRADER, CUSTOMS]);
  });
  it('S-14.30 keeps customs men from attacking, and lets them only hold', () => {
    const state = met(LEGITIMATE);
    give(state, CUSTOMS, 'laser-carbine');
    turnOf(state, CUSTOMS);
    expect(legal(state).some(({ type }) => type === 'attack')).toBe(false);
    expect(refused(state, 'attack', TRADER, 0)).toBe('peaceful S-14.30');
    const pirate = met(PIRATES);
    give(pirate, CUSTOMS, 'laser-carbine');
    expect(has(turnOf(pirate, CUSTOMS), 'attack', TRADER, 0)).toBe(true);
    const close = met(LEGITIMATE);
    bodyOf(close, CUSTOMS).at = planOf(close).next[
      (planOf(close).next[bodyOf(close, TRADER).at * 8 + 2] as Square) * 8 + 2
    ] as Square;
    close.orders = close.orders.map((orders) => ({ ...orders, snap: 'ask' }));
    turnOf(close, TRADER);
    answer(close, 'step', 2);
    expect([question(close).kind, legal(close)]).toEqual(['react', [act('hold')]]);
  });
  it('S-14.30 gives pirates the game without traders, and traders time', () => {
    const state = met(PIRATES);
    expect(verdict(state)).toBeUndefined();
    state.turn = 40;
    expect(verdict(state)).toEqual({ winner: 0, reason: 'time' });
    bodyOf(state, TRADER).status = 'dead';
    expect(verdict(state)).toEqual({ winner: 1, reason: 'eliminated' });
  });
});

/** All dice show 1. */
function turned(state: State, who: Who) {
  const cx = witness({ int: () => 0 });
  turnOf(state, who, cx);
  return cx;
}

describe('S-14.31 the pet', () => {
  function near(die: number) {
    const state = met(PIRATES, { pet: true });
    const { at } = bodyOf(state, CUSTOMS);
    put(state, PET, planOf(state).next[at * 8 + 6] as Square);
    for (const [other, body] of state.bodies.entries()) body.acted = other !== TRADER;
    const cx = witness({ int: (n) => (n === 6 ? die - 1 : 0) });
    turnOf(state, TRADER, cx);
    return { state, ...cx };
  }
  it('S-14.31 has a die rolled that only the customs side sees, once for each', () => {
    const { state, events } = near(3);
    expect(heard(events, 'smells')).toEqual([{ type: 'smells', who: CUSTOMS }]);
    const dice = heard(events, 'smellDie');
    expect(dice.map((event) => [game.eventFor(event, 0), game.eventFor(event, 1)?.type])).toEqual([
      [undefined, 'smellDie'],
    ]);
    expect([state.story.papersShown, state.story.smelt]).toEqual([false, 1 << CUSTOMS]);
    expect(heard(answer(state, 'swear').events, 'smells')).toEqual([]);
  });
  it.each([
    [3, 1],
    [4, 0],
  ])('S-14.31 has it rolled within 3 squares: %i', (squares, dice) => {
    const state = met(PIRATES, { pet: true });
    const plan = planOf(state);
    const { at } = bodyOf(state, CUSTOMS);
    const far = plan.rooms.flatMap((room) => room.squares).find((square) => range(plan, at, square) === squares);
    put(state, PET, far as Square);
    const { events } = turned(state, TRADER);
    expect(heard(events, 'smells')).toHaveLength(dice);
  });
  it('S-14.31 makes them say what they are on 4 or more', () => {
    const { state, events } = near(4);
    expect(heard(events, 'papers')).toEqual([{ type: 'papers', papers: PIRATES }]);
    expect(game.view(state, 0).plot.papers).toBe(PIRATES);
  });
});

it('S-17.7 hides what they are until it shows', () => {
  const state = met(PIRATES);
  expect(game.view(state, 0).plot.papers).toBe(NONE);
  give(state, TRADER, 'revolver');
  const cx = witness();
  turnOf(state, TRADER, cx);
  expect(cx.revealed).toContain('S-17.7');
  expect([game.view(state, 0).plot.papers, game.outcome(state)]).toEqual([PIRATES, undefined]);
});

it.each([
  ['in the square', 0],
  ['next to it', 2],
])('S-17.7 shows the pirates by a grenade %s of a trader', (_, direction) => {
  const state = met(PIRATES);
  const { at } = bodyOf(state, TRADER);
  put(state, CUSTOMS, bodyOf(state, CUSTOMS).at, 3, { dex: 12, ap: 24 });
  give(state, CUSTOMS, 'hand-grenade');
  turnOf(state, CUSTOMS);
  answer(state, 'arm');
  answer(state, 'toss');
  answer(state, 'lob', direction === 0 ? at : planOf(state).next[at * 8 + direction], 0, [1, 1]);
  expect(state.story.papersShown).toBe(false);
  always(state, 1, 'end');
  expect(state.story.papersShown).toBe(true);
});

it('S-17.5 hides what traders wear only from the customs side', () => {
  const state = until('papers');
  answer(state, 'papers', PIRATES, 0, [6, 6, 6, 6]);
  const worn = (observer: number) =>
    game
      .view(state, observer)
      .sheets.map(({ armor }) => ARMORS[armor]?.id)
      .slice(0, 4);
  expect([worn(0), worn(1)]).toEqual([Array(4).fill('cloth'), Array(4).fill('nothing')]);
});

describe('S-14.39 S-17.8 bids', () => {
  it('S-14.39 gives the stronger side to the lower bid, and what it leaves of 6 AP to the other', () => {
    const state = until('bid', { bidding: true });
    expect(game.sides?.(game.view(state, 0))).toEqual([-1, -1]);
    const [first, second] = game.pending(state);
    const one = witness();
    game.apply(state, first as never, act('bid', 2), one);
    expect(one.events.flatMap((event) => game.eventFor(event, 1) ?? [])).toEqual([
      { type: 'secret', seat: 0, what: 'bid' },
    ]);
    expect([game.view(state, 0).chosen, game.view(state, 1).chosen]).toEqual([
      [2, NONE],
      [NONE, NONE],
    ]);
    const both = witness();
    game.apply(state, second as never, act('bid', 5), both);
    expect(both.revealed[0]).toBe('S-17.8');
    expect([state.story.handicap, game.sides?.(game.view(state, 0))]).toEqual([4, [0, 1]]);
    while (state.turn === 0)
      for (const asked of game.pending(state)) game.apply(state, asked, game.timeoutAction(state, asked), witness());
    const more = (who: Who) => {
      const { dex, end } = sheetOf(state, who);
      return bodyOf(state, who).total - Math.max(6, dex + end - 2 * bodyOf(state, who).load);
    };
    expect([more(TRADER), more(CUSTOMS)]).toEqual([0, 4]);
  });
  it('S-14.39 lets the dice decide between equal bids', () => {
    const state = until('bid', { bidding: true });
    for (const asked of game.pending(state)) game.apply(state, asked, act('bid', 3), witness({ int: () => 1 }));
    expect(state.sheets.map(({ seat }) => seat).slice(0, 5)).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('S-14.30 S-17.7 firing at a wall', () => {
  it.each([
    ['legitimate customs men', LEGITIMATE, CUSTOMS],
    ['pirates', PIRATES, CUSTOMS],
    ['traders', LEGITIMATE, TRADER],
  ] as const)('S-14.30 S-17.7 is no attack on anyone: %s', (_, papers, who) => {
    const state = met(papers);
    const bridge = (of: number) => planOf(state).rooms.find(({ kind, ship }) => kind === 'bridge' && ship === of);
    // Out of sight of each other.
    bodyOf(state, who === CUSTOMS ? TRADER : CUSTOMS).at = bridge(1)?.squares[0] ?? NONE;
    put(state, who, bridge(0)?.squares[0] as Square, 3);
    give(state, who, 'laser-carbine');
    turnOf(state, who);
    answer(state, 'breach');
    const wall = legal(state).find(({ type }) => type === 'wall');
    answer(state, 'wall', wall?.on, wall?.how, [1, 1, 1, 1]);
    expect([state.winner, state.story.papersShown]).toEqual([NONE, false]);
  });
});

describe('S-14.30 what explodes', () => {
  it.each([
    ['legitimate customs men', LEGITIMATE, 'peaceful S-14.30'],
    ['pirates', PIRATES, 'allowed'],
  ] as const)('S-14.30 S-18.9 S-20.5 is left alone by those who attack nobody: %s', (_, papers, expected) => {
    const state = met(papers);
    const bridge = planOf(state).rooms.find(({ kind, ship }) => kind === 'bridge' && ship === 0);
    put(state, CUSTOMS, bridge?.squares[0] as Square, 3);
    give(state, CUSTOMS, 'hand-grenade');
    turnOf(state, CUSTOMS);
    expect(refused(state, 'arm')).toBe(expected);
    give(state, CUSTOMS, 'light-assault-gun');
    expect([refused(state, 'breach'), has(state, 'breach')]).toEqual([expected, expected === 'allowed']);
    give(state, CUSTOMS, 'laser-carbine');
    expect(refused(state, 'breach')).toBe('allowed');
  });
});
