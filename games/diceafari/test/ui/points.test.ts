/** What a claim is worth at once, and the order of routes by that. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { FACE_DOWN, NONE, type View } from '../../src/types.ts';
import { claimPoints, photoWorth } from '../../src/ui/points.ts';
import { routesFor } from '../../src/ui/routes.ts';
import { worthWords } from '../../src/ui/words.ts';
import { GIRAFFE, GORILLA, LION, legal, tableOf } from '../rules/table.ts';

/** Spots in the order of the board: for each tile, those to its right and below it. */
const ROW = ['oooo'];
const NO_PHOTOS = [NONE, NONE, NONE];

function viewOf(owners: string, photos: readonly number[], mine: readonly number[] = [0, 0, 0, 0], options = {}): View {
  const state = tableOf(ROW, { owners, photos, options, bonus: 2 });
  return game.view({ ...state, collections: [mine.slice(), [0, 0, 0, 0]] }, 0);
}

describe('what a photo is worth', () => {
  it('is what the collection gains from it now', () => {
    expect(photoWorth(LION, 0, viewOf('....', NO_PHOTOS))).toBe(1);
    expect(photoWorth(LION, 0, viewOf('....', NO_PHOTOS, [2, 0, 0, 0]))).toBe(3);
    expect(photoWorth(GORILLA, 0, viewOf('....', NO_PHOTOS, [1, 1, 1, 0]))).toBe(7);
  });

  it('is unknown if it lies face down', () => {
    expect(photoWorth(FACE_DOWN, 0, viewOf('....', NO_PHOTOS))).toBeUndefined();
  });
});

describe('what a photo is said to be worth', () => {
  it('is its points, and which of its kind it is', () => {
    expect(worthWords(LION, 0, viewOf('....', NO_PHOTOS))).toBe('+1 point, your 1st');
    expect(worthWords(LION, 0, viewOf('....', NO_PHOTOS, [2, 0, 0, 0]))).toBe('+3 points, your 3rd');
    expect(worthWords(LION, 0, viewOf('....', NO_PHOTOS, [3, 0, 0, 0]))).toBe('+3 points, your 4th');
    expect(worthWords(FACE_DOWN, 0, viewOf('....', NO_PHOTOS))).toBe('a surprise');
  });
});

describe('what a claim is worth', () => {
  it('is a point for each tile that was not yours', () => {
    expect(claimPoints([0, 1], false, 0, viewOf('....', NO_PHOTOS))).toBe(2);
    expect(claimPoints([0, 1], false, 0, viewOf('01..', NO_PHOTOS))).toBe(1);
  });

  it('includes the best photo, even if only the bonus opens it', () => {
    const photos = [LION, NONE, GIRAFFE];
    expect(claimPoints([0, 1], false, 0, viewOf('....', photos))).toBe(3);
    expect(claimPoints([1, 2], false, 0, viewOf('....', photos))).toBe(2);
    expect(claimPoints([1, 2], true, 0, viewOf('....', photos, [0, 0, 2, 0]))).toBe(2 + 1 + 3);
    expect(claimPoints([0, 1], false, 0, viewOf('....', [FACE_DOWN, NONE, NONE]))).toBe(3);
  });

  it('includes whole terrains if those score', () => {
    const options = { exclusiveCoverage: true };
    expect(claimPoints([2, 3], false, 0, viewOf('00..', NO_PHOTOS, undefined, options))).toBe(2 + 5);
    expect(claimPoints([2, 3], false, 0, viewOf('01..', NO_PHOTOS, undefined, options))).toBe(2);
  });
});

describe('the list of routes', () => {
  it('begins with the most points, ahead of longer routes', () => {
    const state = tableOf(ROW, { owners: '000.', photos: [NONE, NONE, LION] });
    const question = {
      id: 0,
      seat: 0,
      kind: 'roll',
      words: '',
      legal: legal(state).map((action) => ({ action, words: '' })),
    };
    const routes = routesFor(question, game.view(state, 0));
    expect(routes.map(({ letter, tiles, points }) => `${letter} ${tiles.join('')} ${points}`)).toEqual([
      'A 0123 2',
      'B 123 2',
      'C 23 2',
      'D 012 0',
      'E 01 0',
      'F 12 0',
    ]);
  });
});
