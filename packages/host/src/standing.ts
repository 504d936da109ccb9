/** Standing answers. */
import type { Match, Seat } from '@shutterbox/kernel';
import { required } from './asked.ts';
import type { HostedGame } from './games.ts';
import { standingOf } from './seats.ts';
import type { SeatRow } from './storage.ts';

/** The first open question that has a standing answer among its legal ones. */
export function standingAnswer<O, S, A, E, V>(
  { game }: HostedGame<O, S, A, E, V>,
  match: Match<O, S, A, E, V>,
  seats: readonly SeatRow[],
): { readonly seat: Seat; readonly decision: number; readonly action: A } | undefined {
  for (const { seat, id, kind, subject } of required(match)) {
    const row = seats[seat] as SeatRow;
    if (row.kind !== 'person' || row.away) continue;
    const wishes = standingOf(row).filter((each) => each.kind === kind && (each.subject ?? subject) === subject);
    if (wishes.length === 0) continue;
    const wanted = wishes.map((each) => game.decodeAction(each.action)).filter((action) => action !== undefined);
    const legal = new Map(match.legal(seat, id).map((action) => [game.actionKey(action), action]));
    const action = wanted.map((wish) => legal.get(game.actionKey(wish))).find((found) => found !== undefined);
    if (action !== undefined) return { seat, decision: id, action };
  }
  return undefined;
}
