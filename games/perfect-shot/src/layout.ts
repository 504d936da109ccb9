/** Where a seat's tiles lie. */
import type { Seat } from '@shutterbox/kernel';
import { bestLayout } from './arrange/best.ts';
import { countsOf, rowOf } from './tiles.ts';
import {
  type AlbumId,
  type ArrangeAction,
  type Layout,
  LOOSE,
  type Photo,
  type Photos,
  type Row,
  type State,
} from './types.ts';

/** PS-6.6: as arranged by hand, or otherwise the best arrangement. */
export function layoutOf({ layouts, albums, photos }: State, seat: Seat): Layout {
  return layouts[seat] ?? bestLayout(albums[seat] as AlbumId[], photos[seat] as Photos);
}

/** Tiles that lie on no album. */
export function looseOf(photos: Photos, layout: Layout): number[] {
  const loose = photos.slice();
  for (const row of layout) for (const photo of row) loose[photo] = (loose[photo] as number) - 1;
  return loose;
}

/** How many tiles of a kind lie on an album of the seat, or LOOSE. */
export function countAt(photos: Photos, albums: readonly AlbumId[], layout: Layout, photo: Photo, at: AlbumId): number {
  if (at === LOOSE) return looseOf(photos, layout)[photo] as number;
  return rowAt(albums, layout, at).filter((other) => other === photo).length;
}

/** The row of an album; empty if the seat does not have it. */
export function rowAt(albums: readonly AlbumId[], layout: Layout, album: AlbumId): Row {
  return layout[albums.indexOf(album)] ?? [];
}

/** PS-6.1, PS-4.4: the same layout with one tile moved, and halves joined. */
export function moved(albums: readonly AlbumId[], layout: Layout, { photo, from, to }: ArrangeAction): Layout {
  return layout.map((row, place) => {
    const album = albums[place];
    if (album !== from && album !== to) return row;
    const counts = countsOf(row);
    counts[photo] = (counts[photo] as number) + (album === to ? 1 : -1);
    return rowOf(counts);
  });
}
