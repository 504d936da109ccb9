/** How long a match may become: a player who answers and undoes forever would fill the disk and slow down everyone. */
import type { Match, Seat } from '@shutterbox/kernel';
import { no } from './seats.ts';

export interface Bounds {
  /** From here on there is no undo and no optional answer: everything left leads to the end. */
  readonly free: number;
  /** Here even a match that never gets anywhere ends. */
  readonly all: number;
}

/** The longest matches that people play have some hundred entries. */
export const BOUNDS: Bounds = { free: 5_000, all: 20_000 };

const VERY_LONG = no('match.long', 'This match is very long. You can only answer required questions now.');
const TOO_LONG = no('match.long', 'This match is too long to go on.');

/** Why answering or undoing is no longer allowed. */
export function boundOf<O, S, A, E, V>(
  match: Pick<Match<O, S, A, E, V>, 'number' | 'pending'>,
  seat: Seat,
  wanted: number | 'undo',
  { free, all }: Bounds,
) {
  if (match.number < free) return undefined;
  if (match.number >= all) return TOO_LONG;
  const isOptional = match.pending().some((open) => open.seat === seat && open.id === wanted && open.optional === true);
  return wanted === 'undo' || isOptional ? VERY_LONG : undefined;
}
