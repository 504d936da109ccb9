/** In the fog: steps round a corner, next to squares that nobody saw before and where an enemy may wait with its free attack (S-8.7). */
import { canSee } from '../grid/sight.ts';
import { areAdjacent } from '../grid/step.ts';
import { campOf } from '../knowledge/camp.ts';
import { NONE, type OpenPortals, type Plan, type Square } from '../plan/types.ts';
import type { State, Who } from '../types.ts';
import type { Foe } from './foes.ts';
import { hauntsOf } from './imagined.ts';

/** What a step from one square to the next risks. */
export type Ambush = (from: Square, to: Square) => number;

/** How much more this counts than the doubtful dangers of `foes.ts`: those change with the next look, a fall round a corner does not. */
const WARY = 25;

/** Undefined where nobody can lurk. */
export function ambushOf(
  state: State,
  plan: Plan,
  who: Who,
  open: OpenPortals,
  foes: readonly Foe[],
): Ambush | undefined {
  const lurking = lurkersOf(state, plan, who, foes);
  if (lurking === undefined) return undefined;
  const known = new Map<number, number>();
  return (from, to) => {
    const step = from * plan.squares + to;
    const sum = known.get(step) ?? blindSide(plan, open, lurking, from, to);
    known.set(step, sum);
    return sum;
  };
}

/** By square: each enemy is as likely in any of its haunts. */
function lurkersOf(state: State, plan: Plan, who: Who, foes: readonly Foe[]): Float64Array | undefined {
  const { fog } = state;
  const memory = fog?.memories[campOf(state, who)];
  if (fog === null || memory === undefined) return undefined;
  let lurking: Float64Array | undefined;
  for (const { who: foe, seen, melee, strikes } of foes) {
    if (seen || !melee) continue;
    lurking ??= new Float64Array(plan.squares);
    const haunts = hauntsOf(state, plan, fog, memory, foe);
    const risk = (WARY * (strikes[0]?.worth ?? 0)) / haunts.length;
    for (const square of haunts) lurking[square] = (lurking[square] as number) + risk;
  }
  return lurking;
}

/** Who may be next to a square, where nobody can look from the square before. */
function blindSide(plan: Plan, open: OpenPortals, lurking: Float64Array, from: Square, to: Square): number {
  let sum = 0;
  for (let direction = 0; direction < 8; direction++) {
    const square = plan.next[to * 8 + direction] as Square;
    if (square === NONE || square === from || lurking[square] === 0) continue;
    if (areAdjacent(plan, open, to, square) && !canSee(plan, open, from, square)) sum += lurking[square] as number;
  }
  return sum;
}
