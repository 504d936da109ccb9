/** Ranks and scores in words: who wins, what broke a tie, and the order of the others. */
import type { Observer, Outcome, Seat } from './game.ts';
import { list, say, verb, type Words, who, whom } from './words.ts';

export type Ranking = Pick<Outcome, 'rank' | 'score' | 'side'>;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** "second" for rank 2. */
export function ordinal(rank: number): string {
  return ORDINALS[rank - 1] ?? `place ${rank}`;
}

/** The seats at each place, best first. */
export function places(rank: readonly number[]): readonly (readonly Seat[])[] {
  return [...new Set(rank)]
    .sort((a, b) => a - b)
    .map((place) => rank.flatMap((own, seat) => (own === place ? [seat] : [])));
}

/** Whether a tie-break put this seat ahead of, or behind, a seat with the same score. */
export function isTieBroken({ rank, score }: Ranking, seat: Seat): boolean {
  return score.some((points, other) => points === score[seat] && rank[other] !== rank[seat]);
}

/** "You win", "You and Ansel share the victory", for one side "You and Ansel win"; after a tie "Ansel wins the tie: tracking tokens, 5 to 3". */
export function victory(
  { rank, score, side }: Ranking,
  view: { readonly observer: Observer },
  tieBreak?: ((ahead: Seat, behind: Seat) => Words) | undefined,
): Words {
  const [winners = [], [runnerUp] = []] = places(rank);
  const [winner = 0] = winners;
  const tied = runnerUp !== undefined && score[runnerUp] === score[winner];
  const together = side !== undefined && winners.every((seat) => side[seat] === side[winner]);
  const shared = winners.length > 1 && !together;
  const wins = winners.length === 1 ? verb(winner, view, 'win') : together ? 'win' : 'share the victory';
  const seats = list(winners.map((seat, i) => (i === 0 ? who(seat) : whom(seat))));
  if (!tied || tieBreak === undefined) return say`${seats} ${wins}`;
  return say`${seats} ${wins} ${shared ? 'after a' : 'the'} tie: ${tieBreak(winner, runnerUp)}`;
}

/** "The crew wins", "The animals win"; a side with a proper name is called by it: "Red wins". */
export function sideWins(side: string): string {
  const name = side === side.toLowerCase() ? `The ${side}` : side;
  return `${name} ${side.endsWith('s') ? 'win' : 'wins'}`;
}

/**
 * "Ansel first with 31", "you and Bokeh third": each place, with what `note` adds. A side counts as one: the second of two
 * sides is second, however many seats the first has.
 */
export function placeWords(
  { rank, side }: Pick<Outcome, 'rank' | 'side'>,
  note: (seat: Seat) => string = () => '',
): readonly Words[] {
  return places(rank).map((seats) => {
    const [seat = 0] = seats;
    const ahead = rank.flatMap((other, by) => (other < (rank[seat] ?? 1) ? [side?.[by] ?? by] : []));
    return say`${list(seats.map(whom))} ${ordinal(1 + new Set(ahead).size)}${note(seat)}`;
  });
}
