/** A photo tile. The element around it says its name. */
import type { ReactNode } from 'react';
import type { Photo } from '../../types.ts';
import { tilePicture } from './pictures.ts';

export function Tile({ photo }: { readonly photo: Photo }): ReactNode {
  return <img className="ps-tile" src={tilePicture(photo)} alt="" draggable={false} />;
}
