/** What can be reached on foot, at any cost. */
import { DIRECTIONS, NONE, type OpenPortals, type Plan, type Square } from '../plan/types.ts';
import { isOpen, stepTo } from './step.ts';

/** Through open portals, over stairs, through shafts whose cover is open, and by lift. */
export function reachableFrom(plan: Plan, open: OpenPortals, start: Square): ReadonlySet<Square> {
  const reached = new Set([start]);
  for (const square of reached) {
    for (const direction of DIRECTIONS) {
      const next = stepTo(plan, open, square, direction);
      if (next !== NONE) reached.add(next);
    }
    for (const other of otherDecks(plan, open, square)) reached.add(other);
  }
  return reached;
}

function otherDecks(plan: Plan, open: OpenPortals, square: Square): readonly Square[] {
  const climbs = plan.ways
    .filter(
      ({ upper, lower, cover }) =>
        (upper === square || lower === square) && (cover === NONE || isOpen(plan, open, cover)),
    )
    .map(({ upper, lower }) => (upper === square ? lower : upper));
  const rides = plan.lifts.filter(({ stops }) => stops.includes(square)).flatMap(({ stops }) => stops);
  return [...climbs, ...rides];
}
