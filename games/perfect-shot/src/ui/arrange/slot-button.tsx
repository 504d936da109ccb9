/** A slot of your own album: a tile to pick up, or to swap for the one in your hand, or a frame that says what the tile in your hand would score there. */
import type { Seat } from '@shutterbox/kernel';
import { Brackets } from '@shutterbox/ui';
import { type Board, isUsable } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { albumOf } from '../../albums.ts';
import type { Action, AlbumId, Photo, View } from '../../types.ts';
import { gainOf } from '../albums.ts';
import { Tile } from '../art/tile.tsx';
import { heldOf, slotPlace, tileHand } from '../places.ts';

interface SlotButtonProps {
  readonly album: AlbumId;
  readonly index: number;
  readonly photo: Photo | undefined;
  /** How many slots of the album have a tile. */
  readonly filled: number;
  readonly view: View;
  readonly seat: Seat;
  readonly board: Board<Action>;
}

export function SlotButton({ album, index, photo, filled, view, seat, board }: SlotButtonProps): ReactNode {
  const place = slotPlace(album, index);
  if (photo === undefined) {
    const gain = gainAt(album, view, seat, board);
    return (
      <button
        type="button"
        className="ps-free"
        {...board.placed(place)}
        aria-description={gain === '' ? undefined : `${gain} points`}
      >
        <span aria-hidden="true">{gain}</span>
        <Brackets />
      </button>
    );
  }
  // A tile dropped on another one goes to the first free slot of that album.
  const free = filled < albumOf(album).slots ? slotPlace(album, filled) : undefined;
  return (
    <button
      type="button"
      className="ps-piece"
      {...board.piece(place, tileHand(photo, album, index))}
      {...(free !== undefined && { 'data-drop': free })}
      data-flip={`own ${album} ${index} ${photo}`}
    >
      <Tile photo={photo} />
      {isUsable(board.placed(place)) && <Brackets />}
    </button>
  );
}

/** "+3" for the tile in the hand; nothing where it cannot go or comes from. */
function gainAt(album: AlbumId, view: View, seat: Seat, { state, offers }: Board<Action>): string {
  const held = heldOf(state.hand);
  if (held === undefined || held.from === album) return '';
  const can = offers.some(
    ({ hand, actions: [action] }) => hand === state.hand && action?.type === 'arrange' && action.to === album,
  );
  if (!can) return '';
  const gain = gainOf(view, seat, { type: 'arrange', photo: held.photo, from: held.from, to: album });
  return gain > 0 ? `+${gain}` : String(gain).replace('-', '−');
}
