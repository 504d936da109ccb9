/** Where an arrow key leads: to the next tile, or to a photo on the way that can be taken. */
import { besideByBox, type Place } from '@shutterbox/ui/board';
import type { Board, Place as Point } from '../board.ts';
import { NONE, type Spot, type Tile } from '../types.ts';
import { pointedAt, spotPlace, tilePlace } from './places.ts';

export function nextPlace(
  { tiles, spots, spotsAt }: Board,
  from: Place,
  dx: number,
  dy: number,
  takes: readonly Spot[],
): Place | undefined {
  const pointed = pointedAt(from);
  if (pointed.what === 'photo') {
    const [a = NONE, b = NONE] = spots[pointed.spot] ?? [];
    // From a photo, along its line to a tile; across it, past both tiles.
    return neighbour(tiles, b, dx, dy) === tilePlace(a) ? tilePlace(a) : neighbour(tiles, a, dx, dy);
  }
  const next = neighbour(tiles, pointed.tile, dx, dy);
  const onTheWay = (spot: Spot): boolean => spots[spot]?.some((tile) => tilePlace(tile) === next) === true;
  const spot = spotsAt[pointed.tile]?.find((each) => takes.includes(each) && onTheWay(each));
  return spot === undefined ? next : spotPlace(spot);
}

export function neighbour(tiles: readonly Point[], from: Tile, dx: number, dy: number): Place | undefined {
  const boxes = tiles.map(({ x, y }, tile) => [tilePlace(tile), { x, y, width: 1, height: 1 }] as const);
  return besideByBox(new Map(boxes), tilePlace(from), dx, dy);
}
