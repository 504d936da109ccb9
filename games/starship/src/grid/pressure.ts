/** Which compartments have lost their air: those from which a way through open portals and holes leads outside. */
import {
  type CompartmentId,
  type EdgeId,
  NONE,
  type OpenPortals,
  type Plan,
  type Portal,
  type Square,
} from '../plan/types.ts';
import { isOpen } from './step.ts';

/** `holes` are bulkheads that let air through, whether or not a person could pass. By compartment. */
export function airless(plan: Plan, open: OpenPortals, holes: readonly EdgeId[]): readonly boolean[] {
  const lost = plan.compartments.map(({ outside }) => outside);
  const joins = [
    ...portalJoins(plan, open),
    ...holes.map((hole) => joinOf(plan, Math.trunc(hole / 4), plan.neighbour[hole] as Square)),
  ];
  const waiting = lost.flatMap((isLost, id) => (isLost ? [id] : []));
  const lose = (compartment: CompartmentId) => {
    if (compartment === NONE || lost[compartment]) return;
    lost[compartment] = true;
    waiting.push(compartment);
  };
  for (const [a, b] of joins) if (a === NONE || b === NONE) lose(a === NONE ? b : a);
  for (const id of waiting) for (const [a, b] of joins) if (a === id || b === id) lose(a === id ? b : a);
  return lost;
}

type Join = readonly [CompartmentId, CompartmentId];

/** NONE is space. */
function joinOf({ compartment }: Plan, a: Square, b: Square): Join {
  return [compartment[a] as CompartmentId, b === NONE ? NONE : (compartment[b] as CompartmentId)];
}

function portalJoins(plan: Plan, open: OpenPortals): Join[] {
  return plan.portals
    .filter(({ id }) => isOpen(plan, open, id))
    .flatMap(({ sides, beside: [upper, lower] }: Portal) =>
      sides.length > 0 ? sides.map(({ a, b }) => joinOf(plan, a, b)) : [joinOf(plan, upper as Square, lower as Square)],
    );
}
