import { mostSeats, ScriptedChance, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { livesIn } from '../../src/albums.ts';
import { ALBUMS } from '../../src/data/albums.ts';
import { CARDS } from '../../src/data/cards.ts';
import { game } from '../../src/index.ts';
import { poolOf } from '../../src/piles.ts';
import { MOST_CALLS } from '../../src/table.ts';
import { newTable, question } from '../../src/testing.ts';
import { ENVIRONMENTS, type Event, LEFT_HALF, RIGHT_HALF, SPECIES } from '../../src/types.ts';
import { photo, play, tableOf } from './table.ts';

it('PS-1.1 is for two to four players, and has no options', () => {
  expect(game.seats({})).toEqual({ counts: [2, 3, 4] });
  expect(game.options.fields).toEqual({});
});

it('PS-1.2 has 40 landscapes with names of their own, each with animals of its environment and perhaps one yeti', () => {
  expect(CARDS).toHaveLength(40);
  expect(new Set(CARDS.map(({ name }) => name)).size).toBe(40);
  for (const { environment, animals, lenses } of CARDS) {
    expect(lenses.length).toBeGreaterThan(1);
    expect(animals.filter(({ species }) => species === 'yeti').length).toBeLessThanOrEqual(1);
    const others = animals.filter(({ species }) => species !== 'yeti');
    expect(others.length).toBeGreaterThan(0);
    for (const { species } of others) expect(livesIn(SPECIES.indexOf(species), environment)).toBe(true);
  }
});

it('PS-1.3 has ten tiles of each of nine species and seven of each half of the yeti', () => {
  const { supply } = newTable();
  expect(SPECIES.slice(0, LEFT_HALF).map((_, kind) => supply[kind])).toEqual(Array(9).fill(10));
  expect([supply[LEFT_HALF], supply[RIGHT_HALF]]).toEqual([7, 7]);
  expect(supply.reduce((sum, count) => sum + count, 0)).toBe(104);
});

it('PS-1.4 has 34 albums of every condition with two, three and four slots and one to three points', () => {
  expect(ALBUMS).toHaveLength(34);
  expect(new Set(ALBUMS.map(({ name }) => name)).size).toBe(34);
  for (const kind of ['same', 'different', 'species', 'environment'] as const) {
    const some = ALBUMS.filter(({ condition }) => condition.kind === kind);
    expect([...new Set(some.map(({ slots }) => slots))].sort()).toEqual([2, 3, 4]);
  }
  expect([...new Set(ALBUMS.map(({ bonus }) => bonus))].sort()).toEqual([1, 2, 3]);
  const asked = ALBUMS.flatMap(({ condition }) => (condition.kind === 'species' ? [condition.species] : []));
  expect([...new Set(asked)].sort()).toEqual([...SPECIES].sort());
  const lands = ALBUMS.flatMap(({ condition }) => (condition.kind === 'environment' ? [condition.environment] : []));
  expect([...new Set(lands)].sort()).toEqual([...ENVIRONMENTS].sort());
});

it('PS-1.5 has tokens for two calls each', () => {
  expect(MOST_CALLS * mostSeats(game.seats({}))).toBe(8);
  const state = newTable(4);
  expect([state.hits, state.misses]).toEqual([Array(4).fill(0), Array(4).fill(0)]);
});

it.each([
  [2, 14],
  [3, 21],
  [4, 28],
])('PS-1.6 deals three cards to each of %i players, and leaves %i to be drawn', (seats, deck) => {
  const state = newTable(seats);
  expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3));
  expect(new Set(state.hands.flat()).size).toBe(3 * seats);
  expect(state.deck).toBe(deck);
  expect(poolOf(state.rack, state.hands)).toHaveLength(40 - 3 * seats);
});

it('PS-1.6 deals by chance, and tells each player only their own cards', () => {
  const events: Event[] = [];
  const script = [39, 0, 20, 1, 1, 1, 5, 5, 1];
  const state = game.setup(
    2,
    {},
    {
      chance: new ScriptedChance(script),
      reveal: () => {},
      emit: (event) => void events.push(event),
    },
  );
  // After 39, 0 and 21 (the twentieth of the rest), the rest begins 1, 2, 3, 4.
  expect(state.hands).toEqual([
    [0, 21, 39],
    [2, 3, 4],
  ]);
  expect(events.slice(0, 2)).toEqual([
    { type: 'dealt', seat: 0, cards: [0, 21, 39] },
    { type: 'dealt', seat: 1, cards: [2, 3, 4] },
  ]);
  expect(game.eventFor(events[0] as Event, 1)).toBeUndefined();
});

it('PS-1.7 opens two albums, and keeps the others as a deck', () => {
  const state = newTable(3);
  expect(state.albumRow).toHaveLength(2);
  expect([...state.albumRow, ...state.albumDeck].sort((a, b) => a - b)).toEqual(ALBUMS.map((_, id) => id));
});

it('PS-1.8 lets chance pick the starting player, and goes clockwise', () => {
  const firsts = new Set(Array.from({ length: 40 }, (_, seed) => newTable(3, seed).first));
  expect([...firsts].sort()).toEqual([0, 1, 2]);
  const state = tableOf(3, { first: 2, turn: 2 });
  for (const seat of [2, 0, 1, 2]) {
    expect(question(state, 'turn').seat).toBe(seat);
    play(state, photo(state.hands[seat]?.[0] ?? 0));
  }
});

it('PS-1.8 tells who starts, and what lies open', () => {
  const events: Event[] = [];
  const chance = new SeededChance(4);
  const state = game.setup(2, {}, { chance, reveal: () => {}, emit: (event) => void events.push(event) });
  expect(events.slice(2)).toEqual([
    { type: 'opened', albums: state.albumRow, deck: 14 },
    { type: 'first', seat: state.first },
    { type: 'turn', seat: state.first, round: 1, last: false },
  ]);
});

it('PS-1.9 starts with an empty rack', () => {
  expect(newTable().rack).toEqual([]);
});
