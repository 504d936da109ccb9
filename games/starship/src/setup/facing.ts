/** Which way someone looks if they are free to choose. */
import { BLOCKED } from '../grid/line.ts';
import { isInFront } from '../grid/range.ts';
import { sightMask } from '../grid/sight.ts';
import { FACINGS, type Facing, type Plan, type Square } from '../plan/types.ts';

/** Toward the door or the open room: the facing with the most squares in front that could be seen if all portals were open. */
export function openFacing(plan: Plan, at: Square): Facing {
  const seen = [0, 0, 0, 0];
  for (let square = 0; square < plan.squares; square++) {
    if (sightMask(plan, at, square) === BLOCKED) continue;
    for (const facing of FACINGS) if (isInFront(plan, at, facing, square)) seen[facing] = (seen[facing] ?? 0) + 1;
  }
  return FACINGS.reduce((best, facing) => ((seen[facing] ?? 0) > (seen[best] ?? 0) ? facing : best));
}
