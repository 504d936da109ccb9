/** A photo tile. What it is called is said by what it lies in. */
import type { ReactNode } from 'react';
import type { Photo } from '../../types.ts';
import { tilePicture } from './pictures.ts';

export function Tile({ photo }: { readonly photo: Photo }): ReactNode {
  return <img className="ps-tile" src={tilePicture(photo)} alt="" draggable={false} />;
}
