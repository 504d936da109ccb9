/** S-14.16, S-14.18, S-14.23: how many play, and who plays together. */
import { type Seat, type Seating, type Side, UNKNOWN_SIDE } from '@shutterbox/kernel';
import { hasSecretSeats, isSuspect } from './knowledge/veil.ts';
import { sideOfSeat } from './people.ts';
import { NONE } from './plan/types.ts';
import { scenarioOf } from './scenario/scenario.ts';
import { choosesSides, seatCount, seatsBySide } from './setup/parts.ts';
import type { Options, View } from './types.ts';

/** The options say how many: a side's players share it. */
export function seating(options: Options): Seating {
  const names = scenarioOf({ options }).sides;
  const counts = [seatCount(options)];
  if (choosesSides(options) || hasSecretSeats({ options }) || options.bidding) return { counts, sides: { names } };
  const [first] = seatsBySide(options);
  const of = (seats: number): readonly Side[] => Array.from({ length: seats }, (_, seat) => (seat < first ? 0 : 1));
  return { counts, sides: { names, of } };
}

/** Where sides are chosen in secret, you know your own choice before all are shown (S-17.2). */
export function sides(view: View): readonly Side[] {
  if (view.story.handicap === NONE) return Array.from({ length: view.seats }, () => UNKNOWN_SIDE);
  return Array.from({ length: view.seats }, (_, seat) => {
    const side = knownSide(view, seat);
    const own = seat === view.observer ? (view.chosen[seat] ?? NONE) : NONE;
    return side !== NONE ? side : own !== NONE ? own : UNKNOWN_SIDE;
  });
}

/** One player has everyone who may be in a plot, and all players know why. */
function knownSide(view: View, seat: Seat): Side {
  const side = sideOfSeat(view, seat);
  const plots = view.sheets.some((sheet) => sheet.seat === seat && isSuspect(view, sheet));
  return plots && !hasSecretSeats(view) ? 1 : side;
}
