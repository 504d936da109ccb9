/** S-21.5: where there is something to hold on to. */
import { isOpen } from '../grid/step.ts';
import { EDGE_KINDS, NONE, type OpenPortals, type Plan, type PortalId, type Square } from '../plan/types.ts';

const NOTHING = EDGE_KINDS.indexOf('nothing');

/** A wall, a bulkhead, something solid or a shut portal on a side of the square. Floors have no handholds. */
export function isAtWall(plan: Plan, open: OpenPortals, square: Square): boolean {
  for (let side = square * 4; side < square * 4 + 4; side++) {
    if (plan.edge[side] === NOTHING) continue;
    const portal = plan.portalAt[side] as PortalId;
    if (portal === NONE || !isOpen(plan, open, portal)) return true;
  }
  return false;
}
