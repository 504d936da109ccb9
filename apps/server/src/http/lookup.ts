/** Looks up the match and seat in an address, and whether the seat is yours. */

import { holds, no, type Result, type Table, yes } from '@shutterbox/host';
import type { Observer, Seat } from '@shutterbox/kernel';
import { matchId } from '@shutterbox/protocol';
import type { Ports } from './ports.ts';

type Params = Readonly<Record<string, string>>;

export const UNKNOWN_MATCH = no('match.unknown', 'There is no such match.');
const SEAT = /^\d{1,2}$/;

export async function tableIn({ tables }: Ports, { match }: Params): Promise<Result<Table>> {
  const id = matchId.safeParse(match);
  const table = id.success ? await tables.get(id.data) : undefined;
  return table === undefined ? UNKNOWN_MATCH : yes(table);
}

export function seatIn({ seat = '' }: Params): Result<Seat> {
  return SEAT.test(seat) ? yes(Number(seat)) : no('seat.unknown', 'There is no such seat.');
}

/** A seat's view is for its player; the spectators' view is for everyone. */
export async function observerFor(table: Table, visitor: string, seat: Seat | undefined): Promise<Result<Observer>> {
  if (seat === undefined) return yes('spectator');
  return holds(await table.seats(), visitor, seat) ? yes(seat) : no('seat.notYours', 'That seat is not yours.');
}
