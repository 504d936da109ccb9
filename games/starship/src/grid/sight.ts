/**
 * S-9.6, S-4.4: who can see whom. A table holds for each pair of squares the portals that must be open, so that each question is a single `and`. That
 * works because a line never has a choice of ways: at a corner no way through a portal counts (S-5.3).
 */
import type { OpenPortals, Plan, Square } from '../plan/types.ts';
import { castRay } from './line.ts';

/** The portals, as bits of their deck, that must be open; BLOCKED if nothing helps. */
export function sightMask(plan: Plan, from: Square, to: Square): number {
  const { sight } = plan;
  return sight === undefined ? castRay(plan, from, to) : (sight[from * plan.squares + to] as number);
}

/** Along clear lines, all round. A square sees itself. */
export function canSee(plan: Plan, open: OpenPortals, from: Square, to: Square): boolean {
  const deck = plan.deck[from] as number;
  // The table is large, and this settles most questions without it.
  return deck === plan.deck[to] && (sightMask(plan, from, to) & ~(open[deck] as number)) === 0;
}

/** The plan with its table of sight: worth it for a plan on which whole matches are played. */
export function withSight(plan: Plan): Plan {
  const { squares } = plan;
  const sight = new Int32Array(squares * squares);
  for (let a = 0; a < squares; a++) {
    for (let b = a + 1; b < squares; b++) {
      const mask = castRay(plan, a, b);
      sight[a * squares + b] = mask;
      sight[b * squares + a] = mask;
    }
  }
  return { ...plan, sight };
}
