/** S-22.1: with whom people share what they see. A camp is a side, or someone who is on none and has a seat. */
import type { Observer, Seat } from '@shutterbox/kernel';
import { NONE } from '../plan/types.ts';
import { NEUTRAL, type Sheet, type Side, type State, type Who } from '../types.ts';
import { hasSecretSeats } from './veil.ts';

type Cast = Pick<State, 'sheets'>;

const SIDES = 2;

/** Their side; people in no plot see for the player who has them. */
export function campOf({ sheets }: Cast, who: Who): Side {
  const sheet = sheets[who] as Sheet;
  return isLoner(sheet.side) ? campOfSeat({ sheets }, sheet.seat) : sheet.side;
}

function isLoner(side: Side): boolean {
  return side === NEUTRAL || side === NONE;
}

export function campOfSeat({ sheets }: Cast, observer: Observer): Side {
  if (observer === 'spectator') return NONE;
  for (let who = 0; who < sheets.length; who++) {
    const { seat, side } = sheets[who] as Sheet;
    if (seat === observer && !isLoner(side)) return side;
  }
  return campAlone(observer);
}

export function campAlone(seat: Seat): Side {
  return SIDES + seat;
}

/** How many camps there can be: each has a memory. Where sides are secret, their number must not tell them. */
export function campsIn({ options, seats }: Pick<State, 'options' | 'seats'>): number {
  return hasSecretSeats({ options }) ? SIDES + seats : SIDES;
}
