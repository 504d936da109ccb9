/** S-5.3, S-9.8: sides of squares, steps and adjacency. Diagonals never depend on a portal, so `plan.next` holds all but open or shut. */
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

/** [(dy + 1) * 3 + dx + 1]: the direction of a step. */
const DIRECTION_OF = [7, 0, 1, 6, NONE, 2, 5, 4, 3] as const;

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

/** From one square toward another that touches it, walls or not; NONE where they do not touch. */
export function directionTo(plan: Plan, from: Square, to: Square): Direction | typeof NONE {
  const dx = (plan.x[to] as number) - (plan.x[from] as number);
  const dy = (plan.y[to] as number) - (plan.y[from] as number);
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || plan.deck[from] !== plan.deck[to]) return NONE;
  return DIRECTION_OF[(dy + 1) * 3 + dx + 1] as Direction | typeof NONE;
}

/** S-9.8. */
export function areAdjacent(plan: Plan, open: OpenPortals, a: Square, b: Square): boolean {
  const direction = directionTo(plan, a, b);
  return direction !== NONE && stepTo(plan, open, a, direction) === b;
}

/** The square beyond a side, whatever stands between; NONE where none is. */
export function neighbour(plan: Plan, square: Square, facing: Facing): Square {
  return plan.neighbour[square * 4 + facing] as Square;
}

export function edgeKind(plan: Plan, square: Square, facing: Facing): EdgeKind {
  return EDGE_KINDS[plan.edge[square * 4 + facing] as number] as EdgeKind;
}

/** One name for a side, from whichever square it is looked at. */
export function edgeOf(plan: Plan, square: Square, facing: Facing): EdgeId {
  const here = square * 4 + facing;
  const beyond = neighbour(plan, square, facing);
  return beyond === NONE ? here : Math.min(here, beyond * 4 + ((facing + 2) % 4));
}
