import type { Observer, Outcome } from '@shutterbox/kernel';
import { type GameEntry, list } from './games.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** "Player 2 wins on tracking tokens, 5 to 3; second Player 1, third Player 3 (scores 31, 31, 12)." */
export function resultOf<O, S, A, E, V>(
  entry: Pick<GameEntry<O, S, A, E, V>, 'tieBreak'>,
  { rank, score }: Outcome,
  observer: Observer,
  view: V,
): string {
  const [winners = [], ...others] = seatsByPlace(rank);
  const [winner = 0] = winners;
  const behind = others[0]?.[0];
  const tied = behind !== undefined && score[behind] === score[winner];
  const reason = tied ? ` on ${entry.tieBreak?.(view, winner, behind) ?? 'the tie-break'}` : '';
  const verb = winners.length > 1 ? 'share the victory' : winner === observer ? 'win' : 'wins';
  const rest = others.map((seats) => `${placeOf(rank[seats[0] ?? 0] ?? 0)} ${names(seats, observer)}`).join(', ');
  const victory = `${names(winners, observer).replace(/^you/, 'You')} ${verb}${reason}`;
  return `${victory}${rest === '' ? '' : `; ${rest}`} (scores ${score.join(', ')}).`;
}

/** The seats of each place that is taken, best first. */
function seatsByPlace(rank: readonly number[]): number[][] {
  return [...new Set(rank)]
    .sort((a, b) => a - b)
    .map((place) => rank.flatMap((own, seat) => (own === place ? [seat] : [])));
}

function placeOf(rank: number): string {
  return PLACES[rank - 1] ?? `place ${rank}`;
}

function names(seats: readonly number[], observer: Observer): string {
  return list(seats.map((seat) => (seat === observer ? 'you' : `Player ${seat + 1}`)));
}
