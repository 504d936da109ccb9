/** W-7.7: the ranking in words. */
import type { Seat } from '@shutterbox/kernel';
import { ranking } from '../score.ts';
import type { View } from '../types.ts';
import { capital, count, list, ORDINALS, verbOf, whom } from './words.ts';

/** What ranks seats with equal prestige: "tracking tokens, 5 to 3". */
export function tieBreak({ tokens }: Pick<View, 'tokens'>, ahead: Seat, behind: Seat): string {
  return `tracking tokens, ${tokens[ahead]} to ${tokens[behind]}`;
}

/** "Player 2 wins on tracking tokens, 5 to 3. First Player 2 with 31 prestige, second Player 1 with 31." */
export function standings(totals: readonly number[], view: View): string {
  const rank = ranking(totals, view.tokens);
  const places = totals
    .map((_, i) => rank.flatMap((place, seat) => (place === i + 1 ? [seat] : [])))
    .filter((seats) => seats.length > 0);
  const [winners = [], next = []] = places;
  const [winner = 0] = winners;
  const [runnerUp] = next;
  const tied = runnerUp !== undefined && totals[runnerUp] === totals[winner];
  const verb = winners.length > 1 ? 'share the victory' : verbOf(winner, view, 'win');
  const victory = `${capital(names(winners, view))} ${verb}${tied ? ` on ${tieBreak(view, winner, runnerUp)}` : ''}`;
  const order = places.map((seats) => placeWords(seats, totals, rank, view)).join(', ');
  return `${victory}. Prestige: ${order}.`;
}

function names(seats: readonly Seat[], view: View): string {
  return list(seats.map((seat) => whom(seat, view)));
}

/** "second Player 1 with 31", and the tokens where they made the difference. */
function placeWords(seats: readonly Seat[], totals: readonly number[], rank: readonly number[], view: View): string {
  const [seat = 0] = seats;
  const decided = totals.some((total, other) => total === totals[seat] && rank[other] !== rank[seat]);
  const tokens = decided ? ` (${count(view.tokens[seat] ?? 0, 'token')})` : '';
  return `${ORDINALS[(rank[seat] ?? 1) - 1]} ${names(seats, view)} with ${totals[seat]}${tokens}`;
}
