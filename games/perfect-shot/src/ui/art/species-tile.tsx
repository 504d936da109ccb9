/** A tile of a species, whichever half it may be: a yeti shows both. */
import type { ReactNode } from 'react';
import { PHOTO_OF } from '../../tiles.ts';
import { LEFT_HALF, RIGHT_HALF, type Species } from '../../types.ts';
import { Tile } from './tile.tsx';

export function SpeciesTile({ species }: { readonly species: Species }): ReactNode {
  if (species !== 'yeti') return <Tile photo={PHOTO_OF[species]} />;
  return (
    <span className="ps-pair">
      <Tile photo={LEFT_HALF} />
      <Tile photo={RIGHT_HALF} />
    </span>
  );
}
