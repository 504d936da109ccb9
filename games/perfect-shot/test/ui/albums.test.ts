/** What the board says about albums. */
import { describe, expect, it } from 'vitest';
import { ALBUMS } from '../../src/data/albums.ts';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import { LEFT_HALF, LOOSE, type Photo, RIGHT_HALF, SPECIES, type View } from '../../src/types.ts';
import { bestOf, gainOf, looseTiles, newcomers, sheetParts, sheetWith, standWords } from '../../src/ui/albums.ts';

const photo = (name: (typeof SPECIES)[number]): Photo => SPECIES.indexOf(name);
const albumId = (name: string): number => ALBUMS.findIndex((album) => album.name === name);

/** A seat with albums and tiles, arranged as given. */
function viewOf(albums: readonly string[], rows: readonly (readonly Photo[])[], loose: readonly Photo[] = []): View {
  const state = newTable();
  state.albums[0] = albums.map(albumId);
  for (const each of [...rows.flat(), ...loose])
    (state.photos[0] as number[])[each] = (state.photos[0]?.[each] ?? 0) + 1;
  state.layouts[0] = rows;
  return game.view(state, 0);
}

describe('the state of an album', () => {
  it.each([
    ['Twins', ['tiger', 'tiger'], 'Complete: 2 + 1 points'],
    ['Twins', ['tiger', 'eagle'], 'Full, but not all of one species: 2 + 0 points'],
    ['Twins', ['tiger'], '1 of 2 tiles, bonus if all of one species'],
    ['Horns Aloft', ['ibex'], '1 of 4 tiles, bonus for ibexes only'],
    ['Postcards', ['tiger', 'eagle', 'tiger'], 'Full, but there are two tiger tiles: 3 + 0 points'],
    ['Cold Feet', ['penguin', 'toucan'], 'Full, but the toucan lives elsewhere: 2 + 0 points'],
    ['White Coats', ['polar-bear', 'walrus'], 'Full, but the walrus is not a polar bear: 2 + 0 points'],
    ['Horns Aloft', ['ibex', 'ibex', 'ibex', 'penguin'], 'Full, but the penguin is not an ibex: 4 + 0 points'],
  ] as const)('%s with %s: %s', (name, species, words) => {
    expect(standWords(albumId(name), species.map(photo))).toBe(words);
  });

  it('counts a whole yeti', () => {
    expect(standWords(albumId('Footprints'), [LEFT_HALF, RIGHT_HALF])).toBe(
      'Complete: 2 + 2 points, 1 more point for a whole yeti',
    );
  });
});

describe('a tile in the hand', () => {
  it('says what it would gain, and what it would cost', () => {
    const view = viewOf(['Twins', 'Postcards'], [[photo('tiger')], []], [photo('tiger'), photo('eagle')]);
    const move = (what: Photo, from: string | undefined, to: string | undefined) =>
      gainOf(view, 0, {
        type: 'arrange',
        photo: what,
        from: from === undefined ? LOOSE : albumId(from),
        to: to === undefined ? LOOSE : albumId(to),
      });
    expect(move(photo('tiger'), undefined, 'Twins')).toBe(2);
    expect(move(photo('eagle'), undefined, 'Twins')).toBe(1);
    expect(move(photo('tiger'), 'Twins', undefined)).toBe(-1);
    expect(move(photo('tiger'), 'Twins', 'Postcards')).toBe(0);
  });
});

describe('an arrangement', () => {
  it('is counted in parts, and loose tiles count for nothing', () => {
    const view = viewOf(['Footprints'], [[LEFT_HALF, RIGHT_HALF]], [photo('tiger')]);
    const sheet = sheetWith(view, 0, view.layouts[0] ?? []);
    expect(sheetParts(sheet)).toEqual([
      [2, 'for tiles'],
      [2, 'for bonuses'],
      [1, 'for a whole yeti'],
    ]);
    expect(looseTiles(view, 0, view.layouts[0] ?? [])).toEqual([photo('tiger')]);
  });

  it('shows what the best one would move', () => {
    const view = viewOf(['Twins', 'Postcards'], [[photo('tiger'), photo('eagle')], [photo('tiger')]]);
    const best = bestOf(view, 0);
    expect(sheetWith(view, 0, best).total).toBeGreaterThan(sheetWith(view, 0, view.layouts[0] ?? []).total);
    expect(newcomers([photo('tiger'), photo('eagle')], best[0] ?? [])).toContain(true);
    expect(newcomers([1, 2], [2, 1])).toEqual([false, false]);
    expect(newcomers([1], [1, 1])).toEqual([false, true]);
  });
});
