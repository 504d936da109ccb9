/** What each seat is doing: it has the turn, it is asked in another's, or it has answered. */
import type { Seat } from '@shutterbox/kernel';
import type { OnTurn } from '@shutterbox/ui';
import type { AnyRoom } from '../../games/bundle.ts';

export type SeatStatus = 'turn' | 'asked' | 'answered' | 'idle';

/** `asked`: the seats that were asked at the same time. */
export function statusOf(
  seat: Seat,
  { pending }: Pick<AnyRoom, 'pending'>,
  turn: OnTurn | undefined,
  asked: readonly Seat[],
): SeatStatus {
  const required = pending.filter(({ optional }) => optional !== true);
  if (required.length === 0) return 'idle';
  if (turn?.seat === seat) return 'turn';
  if (required.some((each) => each.seat === seat)) return turn === undefined && asked.length < 2 ? 'turn' : 'asked';
  return asked.length > 1 && asked.includes(seat) ? 'answered' : 'idle';
}

/** `mine`: the seat that looks is asked, and answers by itself. */
export function statusWords(status: SeatStatus, turn: OnTurn | undefined, mine: boolean): string {
  if (status === 'turn') return mine ? 'your move' : (turn?.doing ?? 'thinking');
  return status === 'idle' ? '' : status;
}
