/** How far squares are from a set of goals, for a character who can open doors, or cannot. */

import { isOpen } from '../grid/step.ts';
import { isAnimal } from '../people.ts';
import { NONE, type OpenPortals, type Plan, type Portal, type Square, type Way } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';

/** By square. */
export type Field = Int16Array;

export const FAR = 999;
/** Nobody looks farther than this. */
const HORIZON = 70;
/** What a shut portal costs in squares: the stud and the wait, or the wheel of a hatch. */
const SHUT_COST = 4;
const CLIMB_COST = 5;
/** A power of 2 above the most expensive step: squares wait in a ring of this many lists, one for each distance. */
const RING = 16;

/** FAR if no way leads there. */
export function distances(state: State, who: Who, goals: readonly Square[]): Field {
  return distancesThrough(planOf(state), state.open, !isAnimal(state, who), goals);
}

/** Through these portals, for people who open what is shut or animals who cannot. */
export function distancesThrough(plan: Plan, open: OpenPortals, opens: boolean, goals: readonly Square[]): Field {
  const field = new Int16Array(plan.squares).fill(FAR);
  const ring: Square[][] = Array.from({ length: RING }, () => []);
  for (const goal of goals) {
    field[goal] = 0;
    ring[0]?.push(goal);
  }
  let waiting = goals.length;
  for (let far = 0; waiting > 0 && far < HORIZON; far++) {
    const now = ring[far % RING] as Square[];
    for (let square = now.pop(); square !== undefined; square = now.pop()) {
      waiting--;
      if (field[square] === far) waiting += spread(plan, open, opens, square, far, field, ring);
    }
  }
  return field;
}

interface Known {
  readonly open: OpenPortals;
  readonly field: Field;
}

/** The last field of each square, with and without opening: while someone acts, the others stand still. */
const KNOWN = new WeakMap<Plan, Known[]>();

/** As `distancesThrough` from one square, remembered while the portals stay as they are. Do not write into it. */
export function distancesFrom(plan: Plan, open: OpenPortals, opens: boolean, square: Square): Field {
  const all = KNOWN.get(plan) ?? [];
  if (all.length === 0) KNOWN.set(plan, all);
  const index = 2 * square + (opens ? 1 : 0);
  const known = all[index];
  if (known !== undefined && open.every((mask, deck) => known.open[deck] === mask)) return known.field;
  const field = distancesThrough(plan, open, opens, [square]);
  all[index] = { open: open.slice(), field };
  return field;
}

/** Offers a square's distance to those around it; returns how many took it. */
function spread(
  plan: Plan,
  open: OpenPortals,
  opens: boolean,
  square: Square,
  far: number,
  field: Field,
  ring: readonly Square[][],
): number {
  const shut = ~(open[plan.deck[square] as number] as number);
  let taken = 0;
  for (let at = square * 8; at < square * 8 + 8; at++) {
    const next = plan.next[at] as Square;
    if (next === NONE || (field[next] as number) <= far + 1) continue;
    const barred = ((plan.gateMask[at] as number) & shut) !== 0;
    if (barred && !(opens && isWorked(plan, plan.gate[at] as number))) continue;
    const reached = far + (barred ? 1 + SHUT_COST : 1);
    if (reached >= (field[next] as number)) continue;
    field[next] = reached;
    (ring[reached % RING] as Square[]).push(next);
    taken++;
  }
  return plan.ways.length === 0 ? taken : taken + climb(plan, open, opens, square, far, field, ring);
}

function climb(
  plan: Plan,
  open: OpenPortals,
  opens: boolean,
  square: Square,
  far: number,
  field: Field,
  ring: readonly Square[][],
): number {
  let taken = 0;
  for (let way = 0; way < plan.ways.length; way++) {
    const { upper, lower, cover } = plan.ways[way] as Way;
    if (square !== upper && square !== lower) continue;
    const covered = cover !== NONE && !isOpen(plan, open, cover);
    const next = square === upper ? lower : upper;
    const reached = far + CLIMB_COST + (covered ? SHUT_COST : 0);
    if ((covered && !opens) || reached >= (field[next] as number)) continue;
    field[next] = reached;
    (ring[reached % RING] as Square[]).push(next);
    taken++;
  }
  return taken;
}

/** Lifts are left alone. What leads nowhere has no square behind it. */
function isWorked(plan: Plan, portal: number): boolean {
  return (plan.portals[portal] as Portal).kind !== 'lift';
}
