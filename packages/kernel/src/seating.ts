/** Who can sit at a table: how many, and which of them play together. */
import type { Seat } from './game.ts';
import { list } from './words.ts';

/** 0 … n-1. Seats of one side win and lose together. */
export type Side = number;

/** The side of a seat that an observer does not know. */
export const UNKNOWN_SIDE: Side = -1;

export interface Seating {
  /** How many can play, ascending: 2 to 4 is [2, 3, 4], in pairs [2, 4]. */
  readonly counts: readonly number[];
  /** More seats than this are beyond the base game, and are called so. */
  readonly base?: number;
  /** What a seat is called where seats differ. */
  readonly labels?: readonly string[];
  /** Sides may be uneven. */
  readonly sides?: {
    /** What each is called: "Crew", "Animals". */
    readonly names: readonly string[];
    /** The side of each seat, for a given number of seats; left out if sides form during the match. */
    of?(seats: number): readonly Side[];
  };
}

/** The side of each seat as it is known before the match; without sides, every seat is its own side. */
export function sidesOf({ sides }: Seating, seats: number): readonly Side[] {
  return sides?.of?.(seats) ?? Array.from({ length: seats }, (_, seat) => seat);
}

export function sideCount(sides: readonly Side[]): number {
  return new Set(sides).size;
}

export function seatsOfSide(sides: readonly Side[], side: Side): readonly Seat[] {
  return sides.flatMap((each, seat) => (each === side ? [seat] : []));
}

export function fewestSeats({ counts }: Seating): number {
  return counts[0] ?? 0;
}

export function mostSeats({ counts }: Seating): number {
  return counts.at(-1) ?? 0;
}

/** "2 to 4", "2 or 4", "2, 4 or 6", "3". */
export function countsText({ counts }: Seating): string {
  const [first = 0, ...more] = counts;
  const last = more.at(-1);
  if (last === undefined) return String(first);
  if (more.length > 1 && last - first === more.length) return `${first} to ${last}`;
  return list(counts.map(String), 'or');
}
