/** How far squares are from a set of goals, for somebody who opens doors or cannot. */
import { isOpen } from '../grid/step.ts';
import { isAnimal } from '../people.ts';
import { NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';

export const FAR = 999;
/** What a shut portal is worth in squares: the stud and the wait, or the wheel of a hatch. */
const SHUT_COST = 4;
const CLIMB_COST = 5;

/** By square; FAR where no way leads. */
export function distances(state: State, who: Who, goals: readonly Square[]): readonly number[] {
  const plan = planOf(state);
  const opens = !isAnimal(state, who);
  const field = new Array<number>(plan.squares).fill(FAR);
  const waiting: Square[][] = [goals.slice()];
  for (const goal of goals) field[goal] = 0;
  for (let far = 0; far < waiting.length; far++) {
    for (const square of waiting[far] ?? []) {
      if (field[square] !== far) continue;
      const offer = (next: Square, cost: number) => {
        if ((field[next] as number) <= far + cost) return;
        field[next] = far + cost;
        for (let list = waiting.length; list <= far + cost; list++) waiting.push([]);
        waiting[far + cost]?.push(next);
      };
      spread(state, plan, square, opens, offer);
    }
  }
  return field;
}

function spread(
  state: State,
  plan: Plan,
  square: Square,
  opens: boolean,
  offer: (next: Square, cost: number) => void,
): void {
  for (let direction = 0; direction < 8; direction++) {
    const next = plan.next[square * 8 + direction] as Square;
    if (next === NONE) continue;
    const gate = plan.gate[square * 8 + direction] as number;
    const shut = gate !== NONE && !isOpen(plan, state.open, gate);
    if (!shut) offer(next, 1);
    else if (opens && (plan.portals[gate] as Portal).kind !== 'lift') offer(next, 1 + SHUT_COST);
  }
  for (const { upper, lower, cover } of plan.ways) {
    if (square !== upper && square !== lower) continue;
    const shut = cover !== NONE && !isOpen(plan, state.open, cover);
    if (!shut || opens) offer(square === upper ? lower : upper, CLIMB_COST + (shut ? SHUT_COST : 0));
  }
}
