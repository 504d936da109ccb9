import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { albumOf } from '../../src/albums.ts';
import { bestLayout } from '../../src/arrange/best.ts';
import { ALBUMS } from '../../src/data/albums.ts';
import { looseOf } from '../../src/layout.ts';
import { countsOf, rowOf } from '../../src/tiles.ts';
import { type AlbumId, PHOTO_KINDS, type Photo } from '../../src/types.ts';
import { bestByTrying, worthOf } from './brute.ts';

const photo = fc.integer({ min: 0, max: PHOTO_KINDS - 1 });
/** Few kinds, so that albums of one species are often met, and yetis often complete. */
const fewKinds = fc
  .uniqueArray(photo, { minLength: 1, maxLength: 5 })
  .chain((kinds) => fc.constantFrom(...kinds, 9, 10));
const anyAlbums = (most: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: ALBUMS.length - 1 }), { minLength: 0, maxLength: most });

function hand(tile: fc.Arbitrary<Photo>, most: number) {
  return fc.array(tile, { maxLength: most }).map((tiles) => countsOf(tiles));
}

describe('the best arrangement', () => {
  it.each([
    ['any tiles', photo],
    ['tiles of few kinds', fewKinds],
  ])('is worth as much as the best of all arrangements, with %s', (_, tile) => {
    fc.assert(
      fc.property(anyAlbums(3), hand(tile, 8), (albums, photos) => {
        expect(worthOf(albums, bestLayout(albums, photos))).toEqual(bestByTrying(albums, photos));
      }),
      { seed: 1, numRuns: 1500 },
    );
  });

  it('is worth as much as the best of all arrangements, with many albums of different species', () => {
    const different = ALBUMS.flatMap(({ condition: { kind } }, id) =>
      kind === 'different' || kind === 'environment' ? [id] : [],
    );
    const albums = fc.uniqueArray(fc.constantFrom(...different), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(albums, hand(photo, 8), (ids, photos) => {
        expect(worthOf(ids, bestLayout(ids, photos))).toEqual(bestByTrying(ids, photos));
      }),
      { seed: 2, numRuns: 80 },
    );
  });

  it('uses only the tiles and slots there are, joins halves, and fills all the slots it can', () => {
    fc.assert(
      fc.property(anyAlbums(12), hand(photo, 40), (albums, photos) => {
        const layout = bestLayout(albums, photos);
        const loose = looseOf(photos, layout);
        expect(Math.min(0, ...loose)).toBe(0);
        for (const [place, row] of layout.entries()) {
          expect(row.length).toBeLessThanOrEqual(albumOf(albums[place] as AlbumId).slots);
          expect(row).toEqual(rowOf(countsOf(row)));
        }
        const slots = albums.reduce((sum, id) => sum + albumOf(id).slots, 0);
        const tiles = photos.reduce((sum, count) => sum + count, 0);
        expect(layout.reduce((sum, row) => sum + row.length, 0)).toBe(Math.min(slots, tiles));
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
