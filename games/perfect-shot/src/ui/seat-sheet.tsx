/** A seat's albums and tiles, which are open to all (PS-9.3). */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { albumOf } from '../albums.ts';
import type { View } from '../types.ts';
import { albumsOf, layoutOf, looseTiles, sheetParts, sheetWith, standWords } from './albums.ts';
import { AlbumCard } from './art/album.tsx';
import { TileRow } from './art/tile-row.tsx';

export function SeatSheet({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const layout = layoutOf(view, seat);
  const albums = albumsOf(view, seat);
  const loose = looseTiles(view, seat, layout);
  const sheet = sheetWith(view, seat, layout);
  return (
    <section className="ps-sheet">
      <h3>
        Albums<i>{count(sheet.total, 'point')} so far</i>
      </h3>
      <p>
        {sheetParts(sheet)
          .map(([points, what]) => `${points} ${what}`)
          .join(' · ')}
      </p>
      {albums.map((album, place) => (
        <div key={album}>
          <AlbumCard album={album} row={layout[place] ?? []} />
          <small>
            <b>{albumOf(album).name}</b>. {standWords(album, layout[place] ?? [])}
          </small>
        </div>
      ))}
      {albums.length === 0 && <p>No albums yet.</p>}
      {loose.length > 0 && (
        <>
          <h3>Loose tiles</h3>
          <TileRow photos={loose} />
        </>
      )}
    </section>
  );
}
