/** S-22.1: who shares what people see. A camp is a side, or a person on no side who has a seat. */
import type { Observer, Seat } from '@shutterbox/kernel';
import { bit } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { NEUTRAL, type Sheet, type Side, type State, type Who } from '../types.ts';
import { hasSecretSeats } from './veil.ts';

type Cast = Pick<State, 'sheets'>;

const SIDES = 2;

/** Everyone's camp, and by camp who is in it, one bit each. Sheets are never changed in place, so the last answer mostly holds. */
interface Camps {
  readonly sheets: Cast['sheets'];
  readonly of: readonly Side[];
  readonly people: readonly number[];
  /** Also by camp: its seats, once they have been asked for. */
  readonly seats: (readonly Seat[] | undefined)[];
}

let last: Camps = { sheets: [], of: [], people: [], seats: [] };

function campsAmong(sheets: Cast['sheets']): Camps {
  if (last.sheets === sheets) return last;
  const of = sheets.map(({ side, seat }) => (isLoner(side) ? campOfSeat({ sheets }, seat) : side));
  const people: number[] = new Array(Math.max(SIDES, 1 + Math.max(...of))).fill(0);
  for (const [who, camp] of of.entries()) people[camp] = (people[camp] as number) | bit(who);
  last = { sheets, of, people, seats: [] };
  return last;
}

/** Their side; people who are not in the plot see for the player who has them. */
export function campOf({ sheets }: Cast, who: Who): Side {
  return campsAmong(sheets).of[who] as Side;
}

/** Who is in a camp, one bit each. */
export function peopleOf({ sheets }: Cast, camp: Side): number {
  return campsAmong(sheets).people[camp] ?? 0;
}

/** The seats that play a camp. */
export function seatsOf(state: Pick<State, 'sheets' | 'seats'>, camp: Side): readonly Seat[] {
  const { seats } = campsAmong(state.sheets);
  seats[camp] ??= Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => campOfSeat(state, seat) === camp,
  );
  return seats[camp];
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

/** How many camps there can be: each has a memory. Where sides are secret, the number of camps must not give them away. */
export function campsIn({ options, seats }: Pick<State, 'options' | 'seats'>): number {
  return hasSecretSeats({ options }) ? SIDES + seats : SIDES;
}
