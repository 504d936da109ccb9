/** S-22.1: with whom people share what they see. */
import type { Observer } from '@shutterbox/kernel';
import { NONE } from '../plan/types.ts';
import { NEUTRAL, type Sheet, type Side, type State, type Who } from '../types.ts';

type Cast = Pick<State, 'sheets'>;

/** Their side; people in no plot see for the player who has them, or else for one another. */
export function campOf({ sheets }: Cast, who: Who): Side {
  const sheet = sheets[who] as Sheet;
  return sheet.side === NEUTRAL ? campOfSeat({ sheets }, sheet.seat) : sheet.side;
}

export function campOfSeat({ sheets }: Cast, observer: Observer): Side {
  let camp: Side = NONE;
  for (const { seat, side } of sheets) {
    if (seat !== observer) continue;
    if (side !== NEUTRAL && side !== NONE) return side;
    camp = side;
  }
  return camp;
}

/** How many camps there are: each has a memory. */
export function campsIn({ sheets }: Cast): number {
  return 1 + sheets.reduce((most, { side }) => Math.max(most, side), 0);
}
