/** An album: what it asks for, its slots in a row with the tiles in them, and its bonus. */
import type { ReactNode } from 'react';
import { albumOf, bonusOf } from '../../albums.ts';
import { type AlbumId, LEFT_HALF, type Photo, RIGHT_HALF, type Row } from '../../types.ts';
import { ConditionSign } from './sign.tsx';
import { Tile } from './tile.tsx';

interface AlbumCardProps {
  readonly album: AlbumId;
  readonly row: Row;
  /** The content of a slot; a tile or an empty frame by default. */
  slot?(index: number, photo: Photo | undefined): ReactNode;
}

export function AlbumCard({ album, row, slot = plainSlot }: AlbumCardProps): ReactNode {
  const { slots, condition, bonus } = albumOf(album);
  const met = bonusOf(albumOf(album), row) > 0;
  return (
    <span className={met ? 'ps-album met' : 'ps-album'}>
      <span className="ps-cond">
        <ConditionSign condition={condition} />
      </span>
      <span className="ps-slots">
        {Array.from({ length: slots }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <span key={i} className="ps-slot" data-joined={joinOf(row, i)}>
            {slot(i, row[i])}
          </span>
        ))}
      </span>
      <span className="ps-bonus">
        {met && '✓ '}+{bonus}
      </span>
    </span>
  );
}

function plainSlot(_: number, photo: Photo | undefined): ReactNode {
  return photo === undefined ? <i className="ps-empty" /> : <Tile photo={photo} />;
}

/** PS-4.4: two halves side by side are one picture. */
function joinOf(row: Row, i: number): 'right' | 'left' | undefined {
  if (row[i] === LEFT_HALF && row[i + 1] === RIGHT_HALF) return 'right';
  return row[i] === RIGHT_HALF && row[i - 1] === LEFT_HALF ? 'left' : undefined;
}
