/** T-3, T-4: who takes the points, and who wins. */
import type { Outcome, Seat } from '@shutterbox/kernel';
import type { Card, Options, State, View } from './types.ts';

/** T-2.1. */
export const ROUNDS = 3;

export function isOver({ shown }: Pick<View, 'shown'>): boolean {
  return shown.length === ROUNDS;
}

/** T-3.1, T-3.2, T-4.1. If no value is unique the best is infinite, which no seat has, so NONE. */
export function winnerOf(cards: readonly Card[], { lowLight }: Options): Seat {
  const unique = cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
  return cards.indexOf(lowLight ? Math.min(...unique) : Math.max(...unique));
}

/** T-3.3. */
export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const score = state.scores.slice();
  const rank = score.map((mine) => 1 + score.filter((other) => other > mine).length);
  return { rank, score, reason: 'rounds' };
}
