/** Who plays together, and so knows the same. */
import type { Observer, Seat } from '@shutterbox/kernel';
import { sheetOf, sideOfSeat } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { NEUTRAL, type Side, type State, type Who } from '../types.ts';

type Cast = Pick<State, 'sheets'>;

/** S-14.23: people who are not in the plot share with nobody. */
function isShared(side: Side): boolean {
  return side !== NONE && side !== NEUTRAL;
}

/** S-17.1: a side's seats share what they know. */
export function isMate(state: Cast, observer: Observer, who: Who): boolean {
  if (observer === 'spectator') return false;
  const { seat, side } = sheetOf(state, who);
  return seat === observer || (isShared(side) && side === sideOfSeat(state, observer));
}

/** The seats that share a seat's knowledge, itself included. */
export function matesOf(state: Cast, seat: Seat): readonly Seat[] {
  const side = sideOfSeat(state, seat);
  if (!isShared(side)) return [seat];
  const seats = state.sheets.flatMap((sheet) => (sideOfSeat(state, sheet.seat) === side ? [sheet.seat] : []));
  return [...new Set(seats)].sort((a, b) => a - b);
}
