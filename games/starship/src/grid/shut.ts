/** S-6.1, S-9.6: what keeps apart two squares that would see each other if it were open. */
import type { OpenPortals, Plan, PortalKind, Square } from '../plan/types.ts';
import { BLOCKED } from './line.ts';
import { sightMask } from './sight.ts';

/** The kind of the first shut portal; undefined if none is shut, or if a wall is in the way, too. */
export function shutBetween(plan: Plan, open: OpenPortals, from: Square, to: Square): PortalKind | undefined {
  const mask = sightMask(plan, from, to);
  if (mask === BLOCKED) return undefined;
  const deck = plan.deck[from] as number;
  const shut = mask & ~(open[deck] as number);
  return plan.portals.find((portal) => portal.deck === deck && ((shut >> portal.bit) & 1) === 1)?.kind;
}
