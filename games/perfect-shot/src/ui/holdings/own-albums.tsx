/** Your own albums, small, beside the dock; open them to arrange tiles. */
import { count, type Seat } from '@shutterbox/kernel';
import { Icon, moreBelow } from '@shutterbox/ui';
import { useScoped } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { View } from '../../types.ts';
import { albumsOf, layoutOf, looseTiles, sheetWith } from '../albums.ts';
import { AlbumCard } from '../art/album.tsx';
import { TileRow } from '../art/tile-row.tsx';
import { ownSeat, type ShotRoom, standingOf } from '../kit.ts';
import { arranging } from '../signals.ts';
import { albumsWords } from '../spec.ts';

export function OwnAlbums({ room }: { readonly room: ShotRoom }): ReactNode {
  const seat = ownSeat(room.view);
  return seat === undefined ? null : <Albums view={room.view} seat={seat} open={standingOf(room) !== undefined} />;
}

interface AlbumsProps {
  readonly view: View;
  readonly seat: Seat;
  /** They can be arranged now, which is never so in a replay. */
  readonly open: boolean;
}

export function Albums({ view, seat, open }: AlbumsProps): ReactNode {
  const [isOpen, setOpen] = useScoped(arranging);
  const layout = layoutOf(view, seat);
  const loose = looseTiles(view, seat, layout);
  const points = sheetWith(view, seat, layout).total;
  const hidden = <small aria-hidden="true">{hiddenWords(albumsOf(view, seat).length, loose.length)}</small>;
  return (
    <section
      className="ps-mine"
      data-standing
      aria-label={`Your albums: ${albumsWords(view, seat) || 'none yet'}`}
      data-tiles-of={seat}
    >
      <h3>
        Your albums<i>{count(points, 'point')}</i>
        {open ? (
          <button type="button" className="btn quiet" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name="moves" />
            Arrange
            {hidden}
          </button>
        ) : (
          hidden
        )}
      </h3>
      <div className="ps-mine-rows" ref={moreBelow}>
        {albumsOf(view, seat).map((album, place) => (
          <AlbumCard key={album} album={album} row={layout[place] ?? []} />
        ))}
        {albumsOf(view, seat).length === 0 && loose.length === 0 && <p>Your albums and photo tiles go here.</p>}
      </div>
      {/* Below the list, not in it, so that they are seen however many albums there are. */}
      {loose.length > 0 && (
        <span className="ps-loose">
          <TileRow photos={loose} />
          <small>loose: 0&nbsp;points</small>
        </span>
      )}
    </section>
  );
}

/** What may be out of sight on a phone: "6 albums, 2 loose". */
function hiddenWords(albums: number, loose: number): string {
  return [...(albums > 1 ? [`${albums} albums`] : []), ...(loose > 0 ? [`${loose} loose`] : [])].join(', ');
}
