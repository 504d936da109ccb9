/** S-18.2, S-18.12: whom an explosion would catch, and whether that is good. */
import { caughtBeside, caughtIn } from '../combat/blast.ts';
import { areEnemies, bodyOf, isPresent } from '../people.ts';
import type { Square } from '../plan/types.ts';
import type { State, Who } from '../types.ts';
import { isFoe } from './targets.ts';

/** Hurting a friend is far worse than hurting an enemy is good. */
const FRIEND = -3;
/** Casualties, captives, and people who are nobody's enemy yet. */
const BYSTANDER = -0.3;

function weightOf(state: State, by: Who, other: Who): number {
  if (isFoe(state, by, other)) return 1;
  return isPresent(bodyOf(state, other)) && !areEnemies(state, by, other) ? FRIEND : BYSTANDER;
}

/** What a blast in a square is worth, if everyone it catches loses this share of what they have left. */
export function blastWorth(
  state: State,
  by: Who,
  square: Square,
  within: (other: Who) => number,
  beside: (other: Who) => number,
): number {
  let sum = 0;
  for (const other of caughtIn(state, square)) sum += weightOf(state, by, other) * within(other);
  for (const other of caughtBeside(state, square)) sum += weightOf(state, by, other) * beside(other);
  return sum;
}
