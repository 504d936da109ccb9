/** Ranks and scores in words: who wins, on what, and in which order the others follow. */
import type { Observer, Outcome, Seat } from './game.ts';
import { list, say, verb, type Words, who, whom } from './words.ts';

export type Ranking = Pick<Outcome, 'rank' | 'score' | 'side'>;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** "second": of a rank, from 1 on. */
export function ordinal(rank: number): string {
  return ORDINALS[rank - 1] ?? `place ${rank}`;
}

/** The seats of each place that is taken, best first. */
export function places(rank: readonly number[]): readonly (readonly Seat[])[] {
  return [...new Set(rank)]
    .sort((a, b) => a - b)
    .map((place) => rank.flatMap((own, seat) => (own === place ? [seat] : [])));
}

/** Whether a seat ranks before or behind another with the same score. */
export function isTieBroken({ rank, score }: Ranking, seat: Seat): boolean {
  return score.some((points, other) => points === score[seat] && rank[other] !== rank[seat]);
}

/** "You win", "You and Ansel share the victory", of one side "You and Ansel win"; with a tie-break also "Ansel wins on tracking tokens, 5 to 3". */
export function victory(
  { rank, score, side }: Ranking,
  view: { readonly observer: Observer },
  tieBreak?: (ahead: Seat, behind: Seat) => Words,
): Words {
  const [winners = [], [runnerUp] = []] = places(rank);
  const [winner = 0] = winners;
  const tied = runnerUp !== undefined && score[runnerUp] === score[winner];
  const on = tied && tieBreak !== undefined ? say` on ${tieBreak(winner, runnerUp)}` : '';
  const together = side !== undefined && winners.every((seat) => side[seat] === side[winner]);
  const wins = winners.length === 1 ? verb(winner, view, 'win') : together ? 'win' : 'share the victory';
  const seats = list(winners.map((seat, i) => (i === 0 ? who(seat) : whom(seat))));
  return say`${seats} ${wins}${on}`;
}

/**
 * "first Ansel with 31", "third you and Bokeh": a place that is taken, and what `note` adds to it. Sides are counted as
 * sides: the second of two is second, however many seats the first has.
 */
export function placeWords(
  { rank, side }: Pick<Outcome, 'rank' | 'side'>,
  note: (seat: Seat) => string = () => '',
): readonly Words[] {
  return places(rank).map((seats) => {
    const [seat = 0] = seats;
    const ahead = rank.flatMap((other, by) => (other < (rank[seat] ?? 1) ? [side?.[by] ?? by] : []));
    return say`${ordinal(1 + new Set(ahead).size)} ${list(seats.map(whom))}${note(seat)}`;
  });
}
