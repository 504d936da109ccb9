/**
 * S27, S76: who can see whom. A table of the plan holds for each pair of squares the portals that must be open, so that a question is one `and`.
 * That works because sight never has a choice of ways: S9 counts no way through a portal at a corner.
 */
import type { OpenPortals, Plan, Square } from '../plan/types.ts';
import { castRay } from './line.ts';

/** The portals, as bits of their deck, that must be open; BLOCKED if nothing helps. */
export function sightMask(plan: Plan, from: Square, to: Square): number {
  return (plan.sight[from] ?? fillRow(plan, from))[to] as number;
}

/** Over clear lines, all round. A square sees itself. */
export function canSee(plan: Plan, open: OpenPortals, from: Square, to: Square): boolean {
  const row = plan.sight[from] ?? fillRow(plan, from);
  return ((row[to] as number) & ~(open[plan.deck[from] as number] as number)) === 0;
}

function fillRow(plan: Plan, from: Square): Int32Array {
  const row = new Int32Array(plan.squares);
  for (let to = 0; to < plan.squares; to++) row[to] = castRay(plan, from, to);
  plan.sight[from] = row;
  return row;
}
