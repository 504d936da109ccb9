/** The photos that tiles open to a seat. */
import type { Seat } from '@shutterbox/kernel';
import { boardOf } from '../board.ts';
import { NONE, type Spot, type Tile, type View } from '../types.ts';

/** The photos that would belong to a seat with these tiles added to its own (DA-5.1), new ones first. */
export function photosOpened(tiles: readonly Tile[], seat: Seat, view: View): readonly Spot[] {
  const mine = (tile: Tile): boolean => tiles.includes(tile) || view.owners[tile] === seat;
  return boardOf(view).spots.flatMap(([a, b], spot) =>
    view.photos[spot] !== NONE && mine(a) && mine(b) ? [spot] : [],
  );
}

/** The seat with both tiles beside a photo (DA-5.1); NONE if there is none, or the photo is gone. */
export function photoOwner(spot: Spot, view: Pick<View, 'map' | 'options' | 'owners' | 'photos'>): Seat {
  const [a = NONE, b = NONE] = boardOf(view).spots[spot] ?? [];
  const owner = view.owners[a] ?? NONE;
  return view.photos[spot] === NONE || owner !== view.owners[b] ? NONE : owner;
}

/** Those that the seat cannot take already. */
export function photosGained(tiles: readonly Tile[], seat: Seat, view: View): readonly Spot[] {
  const now = photosOpened([], seat, view);
  return photosOpened(tiles, seat, view).filter((spot) => !now.includes(spot));
}
