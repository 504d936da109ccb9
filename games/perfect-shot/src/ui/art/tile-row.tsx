/** Tiles side by side, with their names for screen readers. */
import type { ReactNode } from 'react';
import { photosText } from '../../text/words.ts';
import { countsOf } from '../../tiles.ts';
import type { Photo } from '../../types.ts';
import { Tile } from './tile.tsx';

export function TileRow({ photos }: { readonly photos: readonly Photo[] }): ReactNode {
  return (
    <span className="ps-tiles" role="img" aria-label={photosText(countsOf(photos))}>
      {photos.map((photo, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a kind are alike.
        <Tile key={i} photo={photo} />
      ))}
    </span>
  );
}
