import type { Outcome, Seat } from './game.ts';
import { sideCount } from './seating.ts';

/** A seat's share of the victory: all of it if its side alone is first, otherwise a fraction. */
export function victoryOf({ rank, side }: Outcome, seat: Seat): number {
  if (rank[seat] !== 1) return 0;
  let seats = 0;
  for (let other = 0; other < rank.length; other++) if (rank[other] === 1) seats++;
  return 1 / (side === undefined ? seats : sideCount(side.filter((_, other) => rank[other] === 1)));
}
