import { decodeOptions, defaultOptions, fewestSeats } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { ARMORS, armorNamed } from '../../src/data/armors.ts';
import { HIJACKING as AS_PRINTED } from '../../src/data/scenarios-plots.ts';
import { weaponNamed } from '../../src/data/weapons.ts';
import { game } from '../../src/index.ts';
import { bodyOf, sheetOf } from '../../src/people.ts';
import { NONE, type Square } from '../../src/plan/types.ts';
import { decodeScenario } from '../../src/scenario/decode.ts';
import { planOf } from '../../src/scenario/scenario.ts';
import { verdict } from '../../src/score.ts';
import { lockerOf, newItem } from '../../src/setup/outfit.ts';
import { witness } from '../../src/testing.ts';
import { NEUTRAL, type Options, type State, type Who } from '../../src/types.ts';
import { always } from './always.ts';
import {
  answer,
  emptyShip,
  give,
  has,
  heard,
  legal,
  put,
  question,
  quickMatch,
  refused,
  setSheet,
  turnOf,
} from './table.ts';

const HIJACKING = { scenario: 'hijacking' } as const;
const CREW: Who = 0;
const MATE: Who = 1;
/** Passengers come after the crew. */
const FIRST: Who = 4;

function until(kind: string, options: Partial<Options> = {}): State {
  const all = { ...defaultOptions(game.options), ...HIJACKING, ...options };
  const state = game.setup(fewestSeats(game.seats(all)), all, witness());
  while (game.pending(state)[0]?.kind !== kind) {
    const asked = question(state);
    game.apply(state, asked, game.timeoutAction(state, asked), witness());
  }
  return state;
}

function roomsOf(state: State, kind: string): readonly Square[] {
  return planOf(state).rooms.flatMap((room) => (room.kind === kind ? room.squares : []));
}

/** Three squares in a line, from west to east. */
function lineIn(state: State, kind: string): readonly [Square, Square, Square] {
  const { next } = planOf(state);
  for (const at of roomsOf(state, kind)) {
    const second = next[at * 8 + 2] as Square;
    const third = second === NONE ? NONE : (next[second * 8 + 2] as Square);
    if (third !== NONE) return [at, second, third];
  }
  throw new Error('There is no such line.');
}

/** Passengers 1 to 4 are hijackers. */
function plotted(options: Partial<Options> = {}): State {
  const state = emptyShip({ ...HIJACKING, ...options });
  state.sheets = state.sheets.map((sheet, who) => ({
    ...sheet,
    side: who < FIRST ? 0 : who < FIRST + 4 ? 1 : NEUTRAL,
  }));
  state.plot = { hidden: [], papers: NONE, grenadier: NONE };
  return state;
}

const HIJACKER: Who = FIRST;
const BYSTANDER: Who = FIRST + 5;

describe('S-14.22 who is aboard', () => {
  it('S-14.22 is four crew on watch, and a passenger in each stateroom', () => {
    const state = quickMatch(HIJACKING);
    const plan = planOf(state);
    const rooms = state.bodies.map(({ at }) => plan.rooms[plan.room[at] as number]);
    expect(rooms.map((room) => `${room?.kind} ${room?.number}`)).toEqual([
      'bridge 0',
      'bridge 0',
      'common 0',
      'drive 0',
      ...[1, 2, 3, 4, 5, 6].map((number) => `passengerStateroom ${number}`),
    ]);
    expect(rooms[2]?.name).toBe('Passenger common area');
  });
  it('S-14.22 lets the passengers choose four of six, and nobody else hear of it', () => {
    const state = until('plot');
    const asked = question(state);
    expect([asked.seat, asked.sealed, asked.knownTo]).toEqual([1, true, [1]]);
    const plots = legal(state).map(({ on }) => on);
    expect(plots).toHaveLength(15);
    expect(refused(state, 'plot', 0b000111)).not.toBe('allowed');
    const { events } = answer(state, 'plot', 0b111100, 0, [3, 3, 3, 3]);
    expect(state.sheets.slice(FIRST).map(({ side }) => side)).toEqual([2, 2, 1, 1, 1, 1]);
    expect(events.flatMap((event) => game.eventFor(event, 0) ?? [])).toEqual([
      { type: 'secret', seat: 1, what: 'plot' },
    ]);
    expect(heard(events, 'recruited')[0]?.people).toEqual([6, 7, 8, 9]);
  });
  it('S-14.20 S-14.22 takes at least one, and not all, in a scenario of your own', () => {
    const takes = (count: number) => decodeScenario({ ...AS_PRINTED, plot: { role: 'traveller', count } }).ok;
    expect([0, 1, 5, 6].map(takes)).toEqual([false, true, true, false]);
  });
  it('S-14.19 leaves the plot to its player, however quick the start', () => {
    const state = until('plot');
    expect(refused(state, 'quick')).not.toBe('allowed');
    expect(legal(state)).not.toContain(act('quick'));
  });
});

describe('S-14.23 those who are not in the plot', () => {
  it('S-14.23 can only end their turn', () => {
    const state = plotted();
    put(state, BYSTANDER, roomsOf(state, 'common')[0] as Square);
    put(state, CREW, roomsOf(state, 'common')[9] as Square);
    turnOf(state, BYSTANDER);
    expect(legal(state)).toEqual([act('end')]);
    expect(refused(state, 'swear')).toBe('bystander S-14.23');
  });
  it('S-14.23 are asked for reactions, and hold', () => {
    const state = plotted();
    const [west, , east] = lineIn(state, 'drive');
    put(state, CREW, west);
    put(state, BYSTANDER, east);
    state.orders = state.orders.map((orders) => ({ ...orders, snap: 'ask' }));
    turnOf(state, CREW);
    answer(state, 'step', 2);
    expect([question(state).kind, question(state).seat]).toEqual(['react', 1]);
    expect(legal(state)).toEqual([act('hold')]);
  });
  it('S-14.23 have seats of their own with the option, at random, and win with the crew', () => {
    const all = { ...defaultOptions(game.options), ...HIJACKING, passengerSeats: true };
    expect(game.seats(all).counts).toEqual([7]);
    const state = quickMatch({ ...HIJACKING, passengerSeats: true });
    expect(state.sheets.filter(({ side }) => side === 1)).toHaveLength(4);
    expect(state.sheets.filter(({ side }) => side === NEUTRAL)).toHaveLength(2);
    Object.assign(state, { winner: 0, reason: 'eliminated' });
    const { side = [], score = [] } = game.outcome(state) ?? {};
    expect(side.map((each, seat) => (each === 1 ? 0 : 2) === score[seat])).toEqual(Array(7).fill(true));
    expect(side.filter((each) => each === NEUTRAL)).toHaveLength(2);
  });
  it('S-14.23 act as they like there, and are nobody’s friends', () => {
    const state = plotted({ passengerSeats: true });
    const [west, middle, east] = lineIn(state, 'drive');
    put(state, BYSTANDER, west);
    put(state, FIRST + 4, middle);
    put(state, CREW, east);
    turnOf(state, BYSTANDER);
    expect(has(state, 'attack', FIRST + 4, 0)).toBe(true);
    expect(has(state, 'swear')).toBe(true);
  });
});

describe('S-14.24 the alarm', () => {
  function quiet(): State {
    const state = plotted();
    const [west, middle] = lineIn(state, 'drive');
    put(state, CREW, west);
    put(state, HIJACKER, middle);
    state.alarm = 0;
    return state;
  }
  it('S-14.24 goes off the turn after an attack, if the victim is conscious', () => {
    const state = turnOf(quiet(), HIJACKER);
    answer(state, 'attack', CREW, 2, [1, 1]);
    expect([state.alarm, state.story.attacked]).toEqual([0, 1]);
    const { events } = answer(state, 'end');
    expect(heard(events, 'alarm')).toEqual([{ type: 'alarm', by: CREW, why: 'attacked' }]);
    expect(state.alarm).toBe(2);
  });
  it('S-14.24 stays quiet if the victim is out', () => {
    const state = quiet();
    put(state, MATE, roomsOf(state, 'bridge')[0] as Square);
    turnOf(state, HIJACKER);
    answer(state, 'attack', CREW, 2, [1, 1]);
    bodyOf(state, CREW).status = 'unconscious';
    answer(state, 'end');
    expect([state.alarm, state.story.attacked]).toEqual([0, 0]);
  });
  it('S-14.24 goes off as soon as a passenger is on the bridge', () => {
    const state = quiet();
    const plan = planOf(state);
    const [door] = roomsOf(state, 'bridge').flatMap((at) =>
      [1, 3].flatMap((facing) => {
        const next = plan.next[at * 8 + 2 * facing] as Square;
        return next !== NONE && plan.rooms[plan.room[next] as number]?.kind === 'corridor'
          ? [{ at, next, facing }]
          : [];
      }),
    );
    if (door === undefined) throw new Error('The bridge has no door.');
    put(state, HIJACKER, door.next, 3);
    turnOf(state, HIJACKER);
    const { events } = answer(state, 'step', (2 * door.facing + 4) % 8);
    expect(heard(events, 'alarm')).toEqual([{ type: 'alarm', by: HIJACKER, why: 'bridge' }]);
  });
  it('S-14.24 keeps the crew still before it, but lets the attacked strike back', () => {
    const state = quiet();
    bodyOf(state, CREW).acted = false;
    turnOf(state, HIJACKER);
    expect(question(state).subject).toBe(HIJACKER);
    answer(state, 'attack', CREW, 2, [1, 1]);
    const { events } = answer(state, 'step', 2);
    expect(heard(events, 'attack')).toEqual([]);
    state.story = { ...state.story, attacked: 1 };
    bodyOf(state, HIJACKER).ap = 5;
    const back = answer(state, 'step', 6, 0, [6, 6, 1, 1]);
    expect(heard(back.events, 'attack').map(({ by, free }) => [by, free])).toEqual([[CREW, true]]);
  });
});

describe('S-14.25 victory', () => {
  function onBridge(...people: readonly Who[]): State {
    const state = plotted();
    const bridge = roomsOf(state, 'bridge');
    put(state, CREW, roomsOf(state, 'drive')[0] as Square);
    put(state, HIJACKER, roomsOf(state, 'drive')[5] as Square);
    for (const [i, who] of people.entries()) put(state, who, bridge[i] as Square);
    return state;
  }
  it('S-14.25 is complete with the bridge, before the jump', () => {
    expect(verdict(onBridge(HIJACKER))).toEqual({ winner: 1, reason: 'control' });
    expect(verdict(onBridge(HIJACKER, CREW))).toBeUndefined();
    const late = onBridge(HIJACKER);
    late.story = { ...late.story, jumped: 40 };
    expect(verdict(late)).toBeUndefined();
    const state = onBridge(HIJACKER);
    Object.assign(state, { winner: 1, reason: 'control' });
    expect(game.outcome(state)?.score).toEqual([0, 3]);
  });
  it('S-14.25 is the crew’s when all hijackers are out, and the hijackers’ when everyone else is', () => {
    const state = onBridge(CREW);
    bodyOf(state, HIJACKER).status = 'dead';
    expect(verdict(state)).toEqual({ winner: 0, reason: 'eliminated' });
    const other = onBridge();
    bodyOf(other, CREW).status = 'unconscious';
    put(other, BYSTANDER, roomsOf(other, 'drive')[8] as Square);
    expect(verdict(other)).toBeUndefined();
    bodyOf(other, BYSTANDER).status = 'dead';
    expect(verdict(other)).toEqual({ winner: 1, reason: 'eliminated' });
  });
  it('S-14.25 jumps at the end of turn 40 with crew on the bridge, or later', () => {
    const jumpedAt = (turn: number, ...people: readonly Who[]): number => {
      const state = onBridge(...people);
      state.turn = turn;
      turnOf(state, HIJACKER);
      answer(state, 'end');
      return state.story.jumped;
    };
    expect([jumpedAt(39, CREW), jumpedAt(40, CREW), jumpedAt(40), jumpedAt(45, CREW)]).toEqual([0, 40, 0, 45]);
  });
  it('S-14.25 is the crew’s after 80 turns if the ship has jumped, otherwise by share', () => {
    const state = onBridge();
    state.turn = 80;
    expect(verdict(state)).toEqual({ winner: 2, reason: 'limit' });
    state.story = { ...state.story, jumped: 41 };
    expect(verdict(state)).toEqual({ winner: 0, reason: 'time' });
  });
});

describe('S-14.26 what they have', () => {
  it('S-14.26 is mesh for the crew, a die for hijackers, nothing for the others', () => {
    const state = until('plot');
    answer(state, 'plot', 0b001111, 0, [1, 3, 4, 6]);
    expect(state.sheets.map(({ armor }) => ARMORS[armor]?.id)).toEqual([
      ...Array(4).fill('mesh'),
      'nothing',
      'jack',
      'mesh',
      'cloth',
      'nothing',
      'nothing',
    ]);
  });
  it('S-14.26 has the same on 1 and 2, and on 5 and 6', () => {
    const state = until('plot');
    answer(state, 'plot', 0b001111, 0, [1, 2, 5, 6]);
    const worn = state.sheets.slice(FIRST, FIRST + 4).map(({ armor }) => ARMORS[armor]?.id);
    expect(worn).toEqual(['nothing', 'nothing', 'cloth', 'cloth']);
  });
  it('S-14.26 hides the weapons of hijackers, and locks up the crew’s', () => {
    const state = quickMatch(HIJACKING);
    const hiding = state.plot.hidden.flatMap((items, who) => (items.length > 0 ? [who] : []));
    expect(hiding.length).toBeGreaterThan(0);
    expect(hiding.every((who) => sheetOf(state, who).side === 1)).toBe(true);
    expect(state.items.every(({ holder }) => holder === NONE)).toBe(true);
  });
  it('S-14.26 lets the crew wear blades with the option', () => {
    const state = until('plot', { armedCrew: true });
    const cutlass = { skill: weaponNamed('cutlass'), level: 1 };
    state.sheets[CREW] = { ...sheetOf(state, CREW), skills: [cutlass] };
    answer(state, 'plot', 0b001111, 0, [1, 1, 1, 1]);
    expect(state.items.filter(({ holder }) => holder === CREW).map(({ weapon }) => weapon)).toEqual([cutlass.skill]);
  });
  it('S-14.26 leaves blades that the crew cannot use in the locker', () => {
    const state = until('plot', { armedCrew: true, daggers: true });
    const cutlass = { skill: weaponNamed('cutlass'), level: 1 };
    const dagger = { skill: weaponNamed('dagger'), level: 0 };
    state.sheets[CREW] = { ...sheetOf(state, CREW), skills: [cutlass] };
    state.sheets[MATE] = { ...sheetOf(state, MATE), skills: [dagger] };
    answer(state, 'plot', 0b001111, 0, [1, 1, 1, 1]);
    expect(state.items.filter(({ holder }) => holder === CREW).map(({ weapon }) => weapon)).toEqual([cutlass.skill]);
    expect(state.items.filter(({ holder }) => holder === MATE)).toEqual([]);
    const daggers = state.items.filter(({ weapon, owner }) => weapon === dagger.skill && owner <= MATE);
    expect(daggers.map(({ owner, at }) => [owner, at])).toEqual([
      [CREW, lockerOf(state)],
      [MATE, lockerOf(state)],
    ]);
  });
  it('S-14.26 gives one hijacker grenades and nothing else', () => {
    const state = until('grenadier', { grenades: true });
    const [chosen] = legal(state).map(({ on }) => on);
    expect(legal(state).every(({ on }) => sheetOf(state, on).side === 1)).toBe(true);
    answer(state, 'grenadier', chosen, 0, [1, 1, 1, 1]);
    const own = state.plot.hidden[chosen ?? 0] ?? [];
    expect(own.map(({ weapon }) => weapon).every((weapon) => weapon === weaponNamed('hand-grenade'))).toBe(true);
    expect(own.length).toBeGreaterThan(0);
  });
  it('S-14.26 refuses passengers from a list that everyone has read', () => {
    const read = decodeOptions(game.options, { ...HIJACKING, people: { first: [], second: ['777777'] } });
    expect(read.ok).toBe(false);
  });
});

describe('S-17.4 S-17.5 S-17.6 what is hidden', () => {
  function armed(options: Partial<Options> = {}): State {
    const state = plotted(options);
    const drive = roomsOf(state, 'drive');
    put(state, CREW, drive[0] as Square);
    put(state, HIJACKER, drive[1] as Square, 1, { armor: 'cloth', skills: { revolver: 2 } });
    put(state, BYSTANDER, roomsOf(state, 'common')[0] as Square);
    const revolver = newItem(weaponNamed('revolver'), HIJACKER, NONE);
    state.plot = { ...state.plot, hidden: state.sheets.map((_, who) => (who === HIJACKER ? [revolver] : [])) };
    return turnOf(state, HIJACKER);
  }
  it('S-17.4 is on which side passengers are, until they do something', () => {
    const state = armed();
    expect(
      game
        .view(state, 0)
        .sheets.slice(FIRST)
        .every(({ side }) => side === NONE),
    ).toBe(true);
    expect(game.view(state, 1).sheets[BYSTANDER]?.side).toBe(NEUTRAL);
    expect(game.sides?.(game.view(state, 0))).toEqual([0, 1]);
    const { revealed, events } = answer(state, 'swear');
    expect(revealed).toContain('S-17.4');
    expect(heard(events, 'exposed')).toEqual([{ type: 'exposed', who: HIJACKER, side: 1 }]);
    expect(game.view(state, 0).sheets[HIJACKER]?.side).toBe(1);
  });
  it('S-17.4 comes out with a hidden weapon where each passenger has a player, and not before', () => {
    const state = armed({ passengerSeats: true });
    answer(state, 'swear');
    expect(game.view(state, 0).sheets[HIJACKER]?.side).toBe(NONE);
    const { events } = answer(state, 'produce', 0);
    expect(heard(events, 'exposed')).toEqual([{ type: 'exposed', who: HIJACKER, side: 1 }]);
    expect(game.view(state, 0).sheets[HIJACKER]?.side).toBe(1);
  });
  it('S-17.4 comes out when someone falls', () => {
    const state = plotted();
    const drive = roomsOf(state, 'drive');
    put(state, CREW, drive[0] as Square);
    put(state, BYSTANDER, drive[1] as Square, 1, { str: 1, dex: 1, end: 1 });
    turnOf(state, CREW);
    const { events } = answer(state, 'attack', BYSTANDER, 0, [6, 6, 6, 1]);
    expect(heard(events, 'exposed')).toEqual([{ type: 'exposed', who: BYSTANDER, side: NEUTRAL }]);
  });
  it('S-17.5 is what they wear, until someone throws at them', () => {
    const state = armed();
    expect(game.view(state, 0).sheets[HIJACKER]?.armor).toBe(0);
    expect(game.view(state, 1).sheets[HIJACKER]?.armor).toBe(armorNamed('cloth'));
    turnOf(state, CREW);
    const { events, revealed } = answer(state, 'attack', HIJACKER, 0, [1, 1]);
    expect(revealed).toContain('S-17.5');
    expect(heard(events, 'wears')).toEqual([{ type: 'wears', who: HIJACKER, armor: armorNamed('cloth') }]);
    expect(game.view(state, 0).sheets[HIJACKER]?.armor).toBe(armorNamed('cloth'));
  });
  it('S-17.6 is what they carry and know, and it weighs nothing before it comes out', () => {
    const state = armed();
    const [seen, own] = [game.view(state, 0), game.view(state, 1)];
    expect([seen.plot.hidden.flat(), seen.sheets[HIJACKER]?.skills]).toEqual([[], [{ skill: NONE, level: 2 }]]);
    expect(own.plot.hidden.flat()).toHaveLength(1);
    const { events } = answer(state, 'produce', 0);
    const item = state.items.length - 1;
    expect(heard(events, 'gear')).toEqual([{ type: 'gear', who: HIJACKER, item, deed: 'draw' }]);
    expect([state.plot.hidden.flat(), bodyOf(state, HIJACKER).ready, bodyOf(state, HIJACKER).ap]).toEqual([
      [],
      item,
      13,
    ]);
    expect(refused(state, 'produce', 0)).toBe('notHeld S-7.1');
  });
  it('S-2.5 S-2.6 S-17.6 stays hidden if it is too heavy for them, and counts for the load once it is out', () => {
    const state = armed();
    const laser = newItem(weaponNamed('laser-rifle'), HIJACKER, NONE);
    state.plot = { ...state.plot, hidden: state.sheets.map((_, who) => (who === HIJACKER ? [laser] : [])) };
    setSheet(state, HIJACKER, { str: 5 });
    expect(refused(state, 'produce', 0)).toBe('tooHeavy S-2.6');
    expect(has(state, 'produce', 0)).toBe(false);
    setSheet(state, HIJACKER, { str: 6 });
    expect([refused(state, 'produce', 0), bodyOf(state, HIJACKER).load]).toEqual(['allowed', 0]);
    answer(state, 'produce', 0);
    expect(bodyOf(state, HIJACKER).load).toBe(1);
  });
  it('S-17.6 is found when its owner falls', () => {
    const state = armed();
    put(state, HIJACKER, bodyOf(state, HIJACKER).at, 1, { str: 1, dex: 1, end: 1 });
    turnOf(state, CREW);
    const { events } = answer(state, 'attack', HIJACKER, 0, [6, 6, 6, 1]);
    expect(heard(events, 'found')).toEqual([{ type: 'found', who: HIJACKER, items: [state.items.length - 1] }]);
    expect(state.items.at(-1)?.holder).toBe(HIJACKER);
  });
});

it('S-14.24 S-18.12 counts a grenade in the square as an attack', () => {
  const state = plotted();
  state.alarm = 0;
  const [west, , east] = lineIn(state, 'common');
  put(state, HIJACKER, west, 1, { dex: 12, ap: 24 });
  put(state, CREW, east, 1, { str: 15, dex: 15, end: 15 });
  bodyOf(state, CREW).hurt = true;
  give(state, HIJACKER, 'hand-grenade');
  turnOf(state, HIJACKER);
  answer(state, 'arm');
  answer(state, 'toss');
  answer(state, 'lob', east, 0, [1, 1]);
  const events = always(state, 1, 'end');
  expect(heard(events, 'wounds').map(({ who }) => who)).toContain(CREW);
  expect(heard(events, 'alarm')).toMatchObject([{ by: CREW, why: 'attacked' }]);
});
