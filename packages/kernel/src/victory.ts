import type { Outcome, Seat } from './game.ts';
import { sideCount } from './seating.ts';

/** What a seat has of the victory: all of it where its side alone comes first, a share where others do as well. */
export function victoryOf({ rank, side }: Outcome, seat: Seat): number {
  if (rank[seat] !== 1) return 0;
  let seats = 0;
  for (let other = 0; other < rank.length; other++) if (rank[other] === 1) seats++;
  return 1 / (side === undefined ? seats : sideCount(side.filter((_, other) => rank[other] === 1)));
}
