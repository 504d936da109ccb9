/**
 * A plan whose walls have holes to pass and see through. Every question about the grid works on it as on the plan itself; only sight has no
 * table there, because breaches differ from state to state. A side that is breached counts as free at corners too.
 */
import { stepTables } from '../plan/steps.ts';
import { EDGE_KINDS, type EdgeId, type EdgeKind, NONE, type Plan } from '../plan/types.ts';
import { noLookouts } from './vista.ts';

/** Search tries many breaches: only the latest few are kept for each plan. */
const MOST_KEPT = 16;
const kept = new WeakMap<Plan, Map<string, Plan>>();

/** The one asked for last: states of a match share their list, and rules ask for it all the time. */
let latest: { readonly plan: Plan; readonly breaches: readonly EdgeId[]; readonly made: Plan } | undefined;

export function breached(plan: Plan, breaches: readonly EdgeId[]): Plan {
  if (breaches.length === 0) return plan;
  if (latest?.plan !== plan || latest.breaches !== breaches) latest = { plan, breaches, made: keep(plan, breaches) };
  return latest.made;
}

function keep(plan: Plan, breaches: readonly EdgeId[]): Plan {
  const known = kept.get(plan) ?? new Map<string, Plan>();
  kept.set(plan, known);
  const key = breaches.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = withBreaches(plan, breaches);
  const [oldest] = known.keys();
  if (known.size === MOST_KEPT && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

function withBreaches(plan: Plan, breaches: readonly EdgeId[]): Plan {
  const edge = plan.edge.slice();
  const portalAt = plan.portalAt.slice();
  for (const id of breaches) {
    const beyond = plan.neighbour[id] as number;
    if (beyond === NONE) continue;
    const facing = id % 4;
    for (const side of [id, beyond * 4 + ((facing + 2) % 4)]) {
      edge[side] = EDGE_KINDS.indexOf('nothing' satisfies EdgeKind);
      portalAt[side] = NONE;
    }
  }
  const sides = { ...plan, edge, portalAt };
  return {
    ...sides,
    ...stepTables(sides),
    sight: undefined,
    vistas: new Array(plan.squares).fill(undefined),
    lookouts: noLookouts(plan.squares, plan.decks.length),
  };
}
