/** The badge before a question: it is your move, or you are asked during another player's turn. */
import { type Reader, seatText, Whose } from '@shutterbox/kernel';
import type { OnTurn, OwnQuestion } from '@shutterbox/ui';

export interface Badge {
  readonly words: string;
  /** "Anna's turn"; empty on your own turn, or nobody's. */
  readonly turn: string;
}

/** `name`: the player asked, if several share a device. */
export function badgeOf(
  turn: OnTurn | undefined,
  { seat, optional }: Pick<OwnQuestion<unknown>, 'seat' | 'optional'>,
  name: string | undefined,
  reader: Reader,
): Badge | undefined {
  // A standing question is open in anyone's turn: it makes nothing your move.
  if (optional === true) return name === undefined ? undefined : { words: name, turn: '' };
  if (turn === undefined || turn.seat === seat) return { words: name ?? 'Your move', turn: '' };
  const words = name === undefined ? 'You are asked' : `${name} is asked`;
  return { words, turn: `${seatText(Whose(turn.seat), reader)} turn` };
}
