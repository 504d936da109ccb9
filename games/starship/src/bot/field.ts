/** How far squares are from a set of goals, for somebody who opens doors or cannot. */

import { range } from '../grid/range.ts';
import { isOpen } from '../grid/step.ts';
import { bodyOf, isAnimal } from '../people.ts';
import { NONE, type OpenPortals, type Plan, type Portal, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';

export const FAR = 999;
/** What a shut portal is worth in squares: the stud and the wait, or the wheel of a hatch. */
const SHUT_COST = 4;
const CLIMB_COST = 5;
/** What a square within an enemy's reach is worth going round. */
const DANGER_COST = 3;

/** By square; FAR where no way leads. */
export function distances(
  state: State,
  who: Who,
  goals: readonly Square[],
  shunned: readonly Who[] = [],
): readonly number[] {
  const plan = planOf(state);
  const danger = new Set<Square>();
  for (const enemy of shunned) {
    const { at } = bodyOf(state, enemy);
    for (let square = 0; square < plan.squares; square++) {
      const squares = range(plan, at, square);
      if (squares !== NONE && squares <= 2 && !goals.includes(at)) danger.add(square);
    }
  }
  return distancesThrough(plan, state.open, !isAnimal(state, who), goals, danger);
}

/** Through these portals, for one who opens what is shut or one who cannot. */
export function distancesThrough(
  plan: Plan,
  open: OpenPortals,
  opens: boolean,
  goals: readonly Square[],
  danger: ReadonlySet<Square> = new Set(),
): readonly number[] {
  const field = new Array<number>(plan.squares).fill(FAR);
  const waiting: Square[][] = [goals.slice()];
  for (const goal of goals) field[goal] = 0;
  for (let far = 0; far < waiting.length; far++) {
    for (const square of waiting[far] ?? []) {
      if (field[square] !== far) continue;
      const offer = (next: Square, way: number) => {
        const cost = way + (danger.has(square) ? DANGER_COST : 0);
        if ((field[next] as number) <= far + cost) return;
        field[next] = far + cost;
        for (let list = waiting.length; list <= far + cost; list++) waiting.push([]);
        waiting[far + cost]?.push(next);
      };
      spread(plan, open, square, opens, offer);
    }
  }
  return field;
}

function spread(
  plan: Plan,
  open: OpenPortals,
  square: Square,
  opens: boolean,
  offer: (next: Square, cost: number) => void,
): void {
  for (let direction = 0; direction < 8; direction++) {
    const next = plan.next[square * 8 + direction] as Square;
    if (next === NONE) continue;
    const gate = plan.gate[square * 8 + direction] as number;
    const shut = gate !== NONE && !isOpen(plan, open, gate);
    if (!shut) offer(next, 1);
    else if (opens && (plan.portals[gate] as Portal).kind !== 'lift') offer(next, 1 + SHUT_COST);
  }
  for (const { upper, lower, cover } of plan.ways) {
    if (square !== upper && square !== lower) continue;
    const shut = cover !== NONE && !isOpen(plan, open, cover);
    if (!shut || opens) offer(square === upper ? lower : upper, CLIMB_COST + (shut ? SHUT_COST : 0));
  }
}
