/** S-5.3, S-9.8: sides of squares, steps and adjacency. Diagonals never depend on a portal, so `plan.next` holds everything except what is open or shut. */
import { PLACES_A_ROW } from '../plan/limits.ts';
import {
  type Direction,
  EDGE_KINDS,
  type EdgeId,
  type EdgeKind,
  type Facing,
  NONE,
  type OpenPortals,
  type Plan,
  type Portal,
  type PortalId,
  type Square,
} from '../plan/types.ts';

/** By the difference of two places that touch, counted from FARTHEST up: the direction from the one to the other. */
const FARTHEST = PLACES_A_ROW + 1;
const DIRECTION_OF = new Int8Array(2 * FARTHEST + 1).fill(NONE);
for (const [dy, row] of [
  [7, 0, 1],
  [6, NONE, 2],
  [5, 4, 3],
].entries())
  for (const [dx, direction] of row.entries()) DIRECTION_OF[dy * PLACES_A_ROW + dx] = direction;

export function isOpen(plan: Plan, open: OpenPortals, portal: PortalId): boolean {
  const { deck, bit } = plan.portals[portal] as Portal;
  return (((open[deck] as number) >> bit) & 1) === 1;
}

/** The square that one step leads to, or NONE. */
export function stepTo(plan: Plan, open: OpenPortals, from: Square, direction: Direction): Square {
  const at = from * 8 + direction;
  const shut = (plan.gateMask[at] as number) & ~(open[plan.deck[from] as number] as number);
  return shut === 0 ? (plan.next[at] as Square) : NONE;
}

/** The directions in which neither a wall nor a shut portal blocks a step, one bit each. */
export function waysOut(plan: Plan, open: OpenPortals, from: Square): number {
  let ways = plan.exits[from] as number;
  const gated = plan.gated[from] as number;
  if (gated === 0) return ways;
  const shut = ~(open[plan.deck[from] as number] as number);
  for (let direction = 0; direction < 8; direction += 2) {
    const isGated = ((gated >> direction) & 1) === 1;
    if (isGated && ((plan.gateMask[from * 8 + direction] as number) & shut) === 0) ways |= 1 << direction;
  }
  return ways;
}

/** From one square toward another that touches it, walls or not; NONE where they do not touch. */
export function directionTo(plan: Plan, from: Square, to: Square): Direction | typeof NONE {
  const by = (plan.place[to] as number) - (plan.place[from] as number) + FARTHEST;
  return by < 0 || by > 2 * FARTHEST ? NONE : (DIRECTION_OF[by] as Direction | typeof NONE);
}

/** S-9.8. */
export function areAdjacent(plan: Plan, open: OpenPortals, a: Square, b: Square): boolean {
  const direction = directionTo(plan, a, b);
  return direction !== NONE && stepTo(plan, open, a, direction) === b;
}

/** The square beyond a side, whatever stands between; NONE if there is none. */
export function neighbour(plan: Plan, square: Square, facing: Facing): Square {
  return plan.neighbour[square * 4 + facing] as Square;
}

export function edgeKind(plan: Plan, square: Square, facing: Facing): EdgeKind {
  return EDGE_KINDS[plan.edge[square * 4 + facing] as number] as EdgeKind;
}

/** One name for a side, no matter from which square you look at it. */
export function edgeOf(plan: Plan, square: Square, facing: Facing): EdgeId {
  const here = square * 4 + facing;
  const beyond = neighbour(plan, square, facing);
  return beyond === NONE ? here : Math.min(here, beyond * 4 + ((facing + 2) % 4));
}
