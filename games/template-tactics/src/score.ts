/** TT-5: who has won. */
import type { Outcome, Side } from '@shutterbox/kernel';
import { FIGURES, NONE, type State, sideOf } from './types.ts';

/** TT-5.2. */
export const ROUNDS = 6;

/** The photographers of a side that are not out. */
export function inPlay({ places }: Pick<State, 'places'>, side: Side): number {
  let count = 0;
  for (const figure of FIGURES) if (sideOf(figure) === side && places[figure] !== NONE) count++;
  return count;
}

export function isOver(state: Pick<State, 'places' | 'phase'>): boolean {
  return state.phase === 'over' || inPlay(state, 0) === 0 || inPlay(state, 1) === 0;
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const left = [inPlay(state, 0), inPlay(state, 1)];
  const side = Array.from({ length: state.seats }, (_, seat) => sideOf(seat));
  const score = side.map((own) => left[own] as number);
  const rank = score.map((mine) => 1 + score.filter((other) => other > mine).length);
  return { rank, score, side, reason: left.includes(0) ? 'caught' : 'rounds' };
}
