/** The claim with which a game ended. */
import type { Seat } from '@shutterbox/kernel';
import type { Event, Tile } from '../../types.ts';

export interface LastMove {
  readonly seat: Seat;
  /** With the bonus. */
  readonly tiles: readonly Tile[];
  /** Photos handed out after it (DA-6.4, DA-8.6). */
  readonly handed: number;
}

/** DA-6.4: how many photos left on the map went to a seat at the end. */
export function collectedBy(seat: Seat, events: readonly Event[]): number {
  return events.filter((event) => event.type === 'collected' && event.seat === seat).length;
}

/** Undefined if the last turn had no claim, so that something else ended the game. */
export function lastMove(events: readonly Event[]): LastMove | undefined {
  const turn = events.slice(events.findLastIndex(({ type }) => type === 'turn') + 1);
  const claim = turn.findLast((event) => event.type === 'claimed');
  if (claim === undefined) return undefined;
  const bonus = turn.flatMap((event) => (event.type === 'bonus' ? [event.tile] : []));
  const handed = turn.filter(({ type }) => type === 'collected' || type === 'wetland').length;
  return { seat: claim.seat, tiles: [...claim.tiles, ...bonus], handed };
}
