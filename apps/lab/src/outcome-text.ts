import type { Observer, Outcome } from '@shutterbox/kernel';
import { list } from './games.ts';

/** "Player 2 wins (scores 31, 40, 12)." */
export function resultOf({ rank, score }: Outcome, observer: Observer): string {
  const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = list(winners.map((seat) => (seat === observer ? 'You' : `Player ${seat + 1}`)));
  const verb = winners.length > 1 ? 'share the victory' : winners[0] === observer ? 'win' : 'wins';
  return `${names} ${verb} (scores ${score.join(', ')}).`;
}
