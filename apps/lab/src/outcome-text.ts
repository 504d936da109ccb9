import { joined, type Outcome, placeWords, type Reader, render, say, victory } from '@shutterbox/kernel';
import type { GameEntry } from './games.ts';

/** "Player 2 wins the tie: tracking tokens, 5 to 3; Player 1 second, Player 3 third (scores 31, 31, 12)." */
export function resultOf<O, S, A, E, V>(
  entry: Pick<GameEntry<O, S, A, E, V>, 'tieBreak'>,
  outcome: Outcome,
  reader: Reader,
  view: V,
): string {
  const { tieBreak } = entry;
  const won = victory(outcome, reader, tieBreak && ((ahead, behind) => tieBreak(view, ahead, behind)));
  const [, ...others] = placeWords(outcome);
  const rest = others.length === 0 ? '' : say`; ${joined(others, ', ')}`;
  return render(say`${won}${rest} (scores ${outcome.score.join(', ')}).`, reader);
}
