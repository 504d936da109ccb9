import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { scoredNow, scoreSheet } from '../../src/score.ts';
import { countsOf } from '../../src/tiles.ts';
import type { Photo, ScoreSheet, State } from '../../src/types.ts';
import {
  albumNamed,
  EAGLE,
  ELEPHANT,
  IBEX,
  LEFT,
  MARMOT,
  PENGUIN,
  RIGHT,
  TIGER,
  TOUCAN,
  tableOf,
  WALRUS,
} from './table.ts';

type Filled = Readonly<Record<string, readonly Photo[]>>;

/** Albums by name with their tiles, loose tiles, and successful perfect shots. */
function lay(state: State, seat: number, albums: Filled, loose: readonly Photo[] = [], hits = 0): void {
  state.albums[seat] = Object.keys(albums).map(albumNamed);
  state.layouts[seat] = Object.values(albums);
  state.photos[seat] = countsOf([...Object.values(albums).flat(), ...loose]);
  state.hits[seat] = hits;
}

function sheet(albums: Filled, loose?: readonly Photo[], hits?: number): ScoreSheet {
  const state = tableOf();
  lay(state, 0, albums, loose, hits);
  return scoreSheet(scoredNow(state), 0);
}

/** Outcome of a game that ends with these tables. */
function outcome(...tables: readonly (readonly [Filled, (readonly Photo[])?, number?])[]) {
  const state = tableOf(Math.max(2, tables.length), { phase: 'over' });
  for (let seat = 0; seat < state.seats; seat++) lay(state, seat, {});
  for (const [seat, [albums, loose, hits]] of tables.entries()) lay(state, seat, albums, loose, hits);
  return game.outcome(state);
}

describe('points', () => {
  it('PS-8.1 are 1 for each tile in an album, complete or not, and none for a loose one', () => {
    expect(sheet({ 'Class Photo': [TIGER, TIGER], 'Odd Couple': [EAGLE] }, [IBEX, IBEX])).toEqual({
      bonuses: [0, 0],
      placed: 3,
      loose: 2,
      hits: 0,
      yetis: 0,
      yetiTiles: 0,
      total: 3,
    });
  });

  it('PS-8.2 are 2 for each successful perfect shot', () => {
    expect(sheet({}, [], 2)).toMatchObject({ hits: 2, total: 4 });
  });

  it('PS-8.2 are none for a call that missed', () => {
    const state = tableOf(2, { misses: [2, 0] });
    expect(scoreSheet(scoredNow(state), 0).total).toBe(0);
  });

  it('PS-8.3 are 1 for each complete yeti', () => {
    expect(sheet({ 'Around the World': [LEFT, RIGHT, LEFT, RIGHT] })).toMatchObject({
      yetis: 2,
      yetiTiles: 4,
      total: 6,
    });
    expect(sheet({ 'Cold Feet': [LEFT], 'Green Shade': [RIGHT] })).toMatchObject({ yetis: 0, yetiTiles: 2, total: 2 });
  });

  it('PS-8.4 are the bonus of each album that is complete and meets its condition', () => {
    const full = sheet({ 'Class Photo': Array(4).fill(TIGER), Twins: [EAGLE, EAGLE], 'Odd Couple': [IBEX, IBEX] });
    expect(full).toMatchObject({ bonuses: [3, 1, 0], placed: 8, total: 12 });
  });
});

// The rulebook shows the tiles and albums of its examples only in pictures; these are reconstructed to fit the words.
describe('the examples of the rulebook', () => {
  it('PS-8.4 the first comes to 14: 8 tiles in albums, 2 loose, a perfect shot, and bonuses of 4', () => {
    const albums = {
      'Deep Jungle': [TIGER, TIGER, ELEPHANT, TOUCAN],
      'White Coats': [PENGUIN],
      'Best Friends': [EAGLE, EAGLE, EAGLE],
    };
    expect(sheet(albums, [MARMOT, IBEX], 1)).toEqual({
      bonuses: [2, 0, 2],
      placed: 8,
      loose: 2,
      hits: 1,
      yetis: 0,
      yetiTiles: 0,
      total: 14,
    });
  });

  it('PS-8.3 the second comes to 14: 10 tiles, a bonus of 3, and a complete yeti', () => {
    const albums = {
      'The Whole Gang': [LEFT, RIGHT, LEFT, LEFT],
      'Chance Meetings': [TIGER, TIGER, EAGLE],
      'White Silence': [WALRUS, PENGUIN, WALRUS],
    };
    expect(sheet(albums)).toEqual({
      bonuses: [3, 0, 0],
      placed: 10,
      loose: 0,
      hits: 0,
      yetis: 1,
      yetiTiles: 4,
      total: 14,
    });
  });
});

describe('who wins', () => {
  it('PS-8.5 the most points', () => {
    expect(outcome([{ Twins: [TIGER] }], [{ Twins: [TIGER, TIGER] }], [{}, [], 1])).toEqual({
      rank: [3, 1, 2],
      score: [1, 3, 2],
      reason: 'turns',
    });
  });

  it('PS-8.5 then the most yeti tiles in albums, complete or not', () => {
    // 3 points each: with one yeti tile, with two that make a yeti, with none.
    const tied = outcome(
      [{ Whiskers: [LEFT, TIGER, TIGER] }],
      [{ 'Cold Feet': [LEFT, RIGHT] }],
      [{ Whiskers: [TIGER, TIGER, TIGER] }, [LEFT]],
    );
    expect(tied).toEqual({ rank: [2, 1, 3], score: [3, 3, 3], reason: 'turns' });
  });

  it('PS-8.5 otherwise both, ahead of a third', () => {
    const shared = outcome([{ Twins: [LEFT] }], [{ 'Odd Couple': [RIGHT] }], [{}]);
    expect(shared).toEqual({ rank: [1, 1, 3], score: [1, 1, 0], reason: 'turns' });
  });

  it('PS-8.5 nobody before the end', () => {
    expect(game.outcome(tableOf())).toBeUndefined();
    expect(game.outcome(tableOf(2, { phase: 'confirm' }))).toBeUndefined();
  });
});
