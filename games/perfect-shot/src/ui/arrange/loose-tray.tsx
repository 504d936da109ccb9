/** Tiles that are in no album: worth nothing, but never lost. */
import { Brackets } from '@shutterbox/ui';
import type { Board } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { type Action, LOOSE, type Photo } from '../../types.ts';
import { Tile } from '../art/tile.tsx';
import { heldOf, loosePlace, TRAY, tileHand } from '../places.ts';

interface LooseTrayProps {
  readonly tiles: readonly Photo[];
  readonly board: Board<Action>;
}

export function LooseTray({ tiles, board }: LooseTrayProps): ReactNode {
  const held = heldOf(board.state.hand);
  const takesOff = held !== undefined && held.from !== LOOSE;
  return (
    <fieldset className="ps-tray" data-drop={TRAY}>
      <legend>
        Loose tiles <small>{tiles.length === 0 ? 'none' : 'worth nothing until they are in an album'}</small>
      </legend>
      {tiles.map((photo, at) => {
        const index = tiles.slice(0, at).filter((each) => each === photo).length;
        return (
          <button
            key={`${photo} ${index}`}
            type="button"
            className="ps-piece"
            data-drop={TRAY}
            data-flip={`loose ${photo} ${index}`}
            {...board.piece(loosePlace(photo, index), tileHand(photo, LOOSE, index))}
          >
            <Tile photo={photo} />
            <Brackets />
          </button>
        );
      })}
      <button type="button" className={takesOff ? 'ps-free off' : 'ps-free idle'} {...board.placed(TRAY)}>
        <span aria-hidden="true">{takesOff ? 'Take off' : ''}</span>
        <Brackets />
      </button>
    </fieldset>
  );
}
