import { describe, expect, it } from 'vitest';
import { albumOf, bonusOf, completeYetis } from '../../src/albums.ts';
import { question } from '../../src/testing.ts';
import { countsOf, rowOf } from '../../src/tiles.ts';
import type { Photo } from '../../src/types.ts';
import {
  albumNamed,
  EAGLE,
  IBEX,
  LEFT,
  legal,
  photo,
  play,
  RIGHT,
  refused,
  seeing,
  TIGER,
  TOP,
  TOUCAN,
  tableOf,
  take,
  WALRUS,
} from './table.ts';

const ROW = [albumNamed('Twins'), albumNamed('Proof')];

describe('taking an album', () => {
  it('PS-5.1 takes one of the open ones', () => {
    const state = tableOf(2, { albumRow: ROW, albumDeck: [1, 5, 9] });
    const { events } = play(state, take('Proof'), { script: [2] });
    expect(state.albums).toEqual([[albumNamed('Proof')], []]);
    expect(events[0]).toEqual({ type: 'album', seat: 0, album: albumNamed('Proof'), from: 'row' });
    expect(question(state, 'turn').seat).toBe(1);
  });

  it('PS-5.1 takes the top of the deck, which everyone then sees', () => {
    const state = tableOf(2, { albumRow: ROW.slice(), albumDeck: [1, 5, 9] });
    const { events } = play(state, TOP, { script: [1] });
    expect(state.albums).toEqual([[5], []]);
    expect(state.albumRow).toEqual(ROW);
    expect(state.albumDeck).toEqual([1, 9]);
    expect(events[0]).toEqual({ type: 'album', seat: 0, album: 5, from: 'deck' });
  });

  it('PS-5.1 refuses an album that is not open', () => {
    const state = tableOf(2, { albumRow: ROW });
    expect(refused(state, take('Stripes'))).toEqual({
      code: 'notOpen',
      rule: 'PS-5.1',
      params: { album: albumNamed('Stripes') },
    });
  });

  it('PS-5.2 replaces an open album from the deck', () => {
    const state = tableOf(2, { albumRow: ROW.slice(), albumDeck: [1, 5, 9] });
    const { events } = play(state, take('Twins'), { script: [2] });
    expect(state.albumRow).toEqual([albumNamed('Proof'), 9]);
    expect(state.albumDeck).toEqual([1, 5]);
    expect(events[1]).toEqual({ type: 'refilled', album: 9 });
  });

  it('PS-5.2 replaces nothing once the deck is empty', () => {
    const state = tableOf(2, { albumRow: ROW.slice(), albumDeck: [] });
    expect(refused(state, TOP)).toEqual({ code: 'noAlbums', rule: 'PS-5.2' });
    expect(legal(state, 'turn').filter(({ type }) => type !== 'photo')).toEqual([take('Twins'), take('Proof')]);
    const { events } = play(state, take('Twins'), { script: [] });
    expect(state.albumRow).toEqual([albumNamed('Proof')]);
    expect(events.map(({ type }) => type)).toEqual(['album', 'turn']);
  });

  it('PS-5.2 takes the last card of the deck', () => {
    const state = tableOf(2, { albumRow: ROW.slice(), albumDeck: [5] });
    expect(refused(state, TOP)).toBeUndefined();
    play(state, take('Twins'), { script: [0] });
    expect([state.albumRow, state.albumDeck]).toEqual([[albumNamed('Proof'), 5], []]);
  });
});

describe('having no choice', () => {
  it('PS-5.3 leaves only photos if no album is left', () => {
    const state = tableOf(2, { albumRow: [], albumDeck: [] });
    expect(legal(state, 'turn').every(({ type }) => type === 'photo')).toBe(true);
    expect(legal(state, 'turn')).toHaveLength(12);
  });

  it('PS-5.3 leaves only albums if the hand is empty', () => {
    const state = tableOf(2, { hands: [[], [3]], albumRow: ROW, albumDeck: [4] });
    expect(legal(state, 'turn')).toEqual([take('Twins'), take('Proof'), TOP]);
  });

  it('PS-5.3 passes the turn of a player with neither', () => {
    const state = tableOf(3, { hands: [[0], [], [2, 4]], albumRow: [], albumDeck: [], deck: 0, rounds: 5 });
    const { events } = play(state, photo(0), { eye: seeing(), script: [] });
    expect(events.slice(-3)).toEqual([
      { type: 'turn', seat: 1, round: 1, last: false },
      { type: 'passed', seat: 1 },
      { type: 'turn', seat: 2, round: 1, last: false },
    ]);
    expect(state.turns).toEqual([1, 1, 0]);
    expect(question(state, 'turn').seat).toBe(2);
  });

  it('PS-5.3 passes nobody who has a card or can take an album', () => {
    const card = tableOf(2, { hands: [[0], [3]], albumRow: [], albumDeck: [], deck: 0, rounds: 5 });
    play(card, photo(0), { eye: seeing(), script: [] });
    expect(question(card, 'turn').seat).toBe(1);
    const album = tableOf(2, { hands: [[0], []], albumRow: [], albumDeck: [3], deck: 0, rounds: 5 });
    play(album, photo(0), { eye: seeing(), script: [] });
    expect(question(album, 'turn').seat).toBe(1);
  });
});

/** The bonus of an album with these tiles. */
function bonus(name: string, ...tiles: readonly Photo[]): number {
  return bonusOf(albumOf(albumNamed(name)), rowOf(countsOf(tiles)));
}

describe('the conditions of albums', () => {
  it('PS-6.8 one species: any one, yetis too', () => {
    expect(bonus('Three of a Kind', TIGER, TIGER, TIGER)).toBe(2);
    expect(bonus('Three of a Kind', TIGER, TIGER, TOUCAN)).toBe(0);
    expect(bonus('Class Photo', LEFT, RIGHT, LEFT, LEFT)).toBe(3);
    expect(bonus('Twins', LEFT, RIGHT)).toBe(1);
    expect(bonus('Twins', LEFT, WALRUS)).toBe(0);
  });

  it('PS-6.9 a given species: only that one', () => {
    expect(bonus('Whiskers', WALRUS, WALRUS, WALRUS)).toBe(3);
    expect(bonus('Whiskers', TIGER, TIGER, TIGER)).toBe(0);
    expect(bonus('Whiskers', WALRUS, WALRUS, TIGER)).toBe(0);
    expect(bonus('Proof', LEFT, LEFT, RIGHT)).toBe(3);
    expect(bonus('Proof', LEFT, LEFT, WALRUS)).toBe(0);
  });

  it('PS-6.10 different species: none twice, and both halves of the yeti are one', () => {
    expect(bonus('Chance Meetings', LEFT, TIGER, WALRUS)).toBe(1);
    expect(bonus('Chance Meetings', TIGER, TIGER, WALRUS)).toBe(0);
    expect(bonus('Chance Meetings', LEFT, RIGHT, WALRUS)).toBe(0);
    expect(bonus('Grand Tour', EAGLE, IBEX, TIGER, WALRUS)).toBe(1);
  });

  it('PS-6.11 an environment: animals that live there, never a yeti', () => {
    expect(bonus('Thin Air', EAGLE, IBEX, EAGLE)).toBe(2);
    expect(bonus('Thin Air', EAGLE, IBEX, TIGER)).toBe(0);
    expect(bonus('Thin Air', EAGLE, IBEX, LEFT)).toBe(0);
    expect(bonus('Green Shade', TIGER, TOUCAN)).toBe(1);
    expect(bonus('Green Shade', TIGER, RIGHT)).toBe(0);
  });

  it('PS-8.4 count only in a complete album', () => {
    expect(bonus('Three of a Kind', TIGER, TIGER)).toBe(0);
    expect(bonus('Odd Couple')).toBe(0);
  });
});

describe('yetis in albums', () => {
  it('PS-4.2 both halves are one species, and tiles like any other', () => {
    expect(bonus('Twins', RIGHT, RIGHT)).toBe(1);
    expect(bonus('Odd Couple', LEFT, RIGHT)).toBe(0);
  });

  it('PS-4.3 live in no environment', () => {
    for (const name of ['Cold Feet', 'First Ascent', 'Green Shade']) expect(bonus(name, LEFT, RIGHT)).toBe(0);
  });

  it('PS-4.4 are complete if a left half is directly left of a right one', () => {
    expect(completeYetis([LEFT, RIGHT])).toBe(1);
    expect(completeYetis([RIGHT, LEFT])).toBe(0);
    expect(completeYetis([LEFT, WALRUS, RIGHT])).toBe(0);
    expect(completeYetis([LEFT, RIGHT, LEFT, RIGHT])).toBe(2);
    expect(completeYetis([LEFT, LEFT, RIGHT, RIGHT])).toBe(1);
  });

  it('PS-4.4 are joined by the game', () => {
    expect(rowOf(countsOf([RIGHT, WALRUS, LEFT]))).toEqual([WALRUS, LEFT, RIGHT]);
    expect(rowOf(countsOf([RIGHT, RIGHT, LEFT, LEFT]))).toEqual([LEFT, RIGHT, LEFT, RIGHT]);
    expect(rowOf(countsOf([RIGHT, RIGHT, LEFT]))).toEqual([LEFT, RIGHT, RIGHT]);
    expect(rowOf(countsOf([LEFT, LEFT, RIGHT]))).toEqual([LEFT, RIGHT, LEFT]);
  });
});
