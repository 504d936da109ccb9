/**
 * The cheapest way everywhere. The caller decides what a node is: a square, a square and a facing, or a square in the middle of a run; the
 * caller lists the moves from each and what they cost.
 */
import { NONE } from '../plan/types.ts';

/** Reports a move to a node and its cost, a whole number from 0 up. */
export type OfferMove = (to: number, cost: number) => void;

export interface Reach {
  /** By node; NONE beyond the budget. */
  readonly cost: Int16Array;
  /** By node: the one before it on a cheapest way; NONE at the start. */
  readonly from: Int32Array;
}

/** Everything within a budget. Costs are small, so nodes wait in one list per cost. */
export function reach(
  nodes: number,
  start: number,
  budget: number,
  moves: (node: number, offer: OfferMove) => void,
): Reach {
  const cost = new Int16Array(nodes).fill(NONE);
  const from = new Int32Array(nodes).fill(NONE);
  const waiting: number[][] = Array.from({ length: budget + 1 }, () => []);
  let node = start;
  let spent = 0;
  const offer: OfferMove = (to, more) => {
    const total = spent + more;
    const known = cost[to] as number;
    if (total > budget || (known !== NONE && known <= total)) return;
    cost[to] = total;
    from[to] = node;
    waiting[total]?.push(to);
  };
  cost[start] = 0;
  waiting[0]?.push(start);
  for (; spent <= budget; spent++) {
    for (const next of waiting[spent] as number[]) {
      if (cost[next] !== spent) continue;
      node = next;
      moves(node, offer);
    }
  }
  return { cost, from };
}

/** The nodes of a cheapest way, start and end included; empty if none leads there. */
export function wayTo({ cost, from }: Reach, node: number): readonly number[] {
  if (cost[node] === NONE) return [];
  const way = [node];
  for (let before = from[node] as number; before !== NONE; before = from[before] as number) way.unshift(before);
  return way;
}
