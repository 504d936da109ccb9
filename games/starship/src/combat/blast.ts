/** S-18.2: who is near when something explodes. */
import { areAdjacent } from '../grid/step.ts';
import type { Plan, Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, Table, Who } from '../types.ts';

/** In the square and beside it, in the order of the roster. Sleepers lie safe in their berths (S-14.7). */
export function caughtIn(state: Table, square: Square): Who[] {
  return near(state, (_, at) => at === square);
}

/** Everyone, in the order in which they are thrown for. */
export function caughtBy(state: Table, square: Square): Who[] {
  return [...caughtIn(state, square), ...caughtBeside(state, square)];
}

export function caughtBeside(state: Table, square: Square): Who[] {
  return near(state, (plan, at) => at !== square && areAdjacent(plan, state.open, square, at));
}

function near(state: Table, isNear: (plan: Plan, at: Square) => boolean): Who[] {
  const plan = planOf(state);
  return state.bodies.flatMap((body, who) => (canBeHit(body) && isNear(plan, body.at) ? [who] : []));
}

/** Casualties too (S-10.14), but not the dead. */
function canBeHit({ at, status }: Body): boolean {
  return at >= 0 && status !== 'dead' && status !== 'asleep';
}
