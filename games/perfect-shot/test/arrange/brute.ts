/** Tries every way to put tiles into albums: the reference for the search for the best arrangement. */
import { albumOf, bonusOf, completeYetis } from '../../src/albums.ts';
import { countsOf, isYeti, rowOf } from '../../src/tiles.ts';
import type { AlbumId, Layout, Photo, Photos } from '../../src/types.ts';

export interface Worth {
  readonly points: number;
  readonly yetiTiles: number;
}

export function worthOf(albums: readonly AlbumId[], layout: Layout): Worth {
  let [points, yetiTiles] = [0, 0];
  for (const [place, row] of layout.entries()) {
    points += row.length + completeYetis(row) + bonusOf(albumOf(albums[place] as AlbumId), row);
    yetiTiles += row.filter(isYeti).length;
  }
  return { points, yetiTiles };
}

/** The best of all arrangements. Tiles of one kind go to albums in ascending order, so that none is tried twice. */
export function bestByTrying(albums: readonly AlbumId[], photos: Photos): Worth {
  const tiles = photos.flatMap((count, photo) => Array.from({ length: count }, () => photo));
  const rows: Photo[][] = albums.map(() => []);
  let best: Worth = { points: 0, yetiTiles: 0 };
  const place = (i: number, from: number): void => {
    const tile = tiles[i];
    if (tile === undefined) {
      const worth = worthOf(
        albums,
        rows.map((row) => rowOf(countsOf(row))),
      );
      if (isBetter(worth, best)) best = worth;
      return;
    }
    const next = (at: number) => place(i + 1, tiles[i + 1] === tile ? at : 0);
    for (let at = from; at < rows.length; at++) {
      const row = rows[at] as Photo[];
      if (row.length === albumOf(albums[at] as AlbumId).slots) continue;
      row.push(tile);
      next(at);
      row.pop();
    }
    next(rows.length);
  };
  place(0, 0);
  return best;
}

function isBetter(a: Worth, b: Worth): boolean {
  return a.points > b.points || (a.points === b.points && a.yetiTiles > b.yetiTiles);
}
