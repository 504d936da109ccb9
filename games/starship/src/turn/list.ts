/** S-3.1, S-3.2: the master list. */
import { bodyOf } from '../people.ts';
import type { Table, Who } from '../types.ts';

/** S-3.1: fewest action points first; S-3.2: equals as the dice fell. */
export function sortList(state: Table): void {
  const { list } = state;
  // Most turns nobody's load has changed: then the list stays as it is.
  for (let i = 1; i < list.length; i++) {
    if (order(state, list[i - 1] as Who, list[i] as Who) <= 0) continue;
    state.list = list.toSorted((a, b) => order(state, a, b));
    return;
  }
}

/** Everyone, from nothing: for a guess at who is out of sight. */
export function sortAll(state: Table): void {
  state.list = [...state.bodies.keys()].sort((a, b) => order(state, a, b));
}

/** In the master list. */
export function isBefore(state: Table, a: Who, b: Who): boolean {
  return order(state, a, b) < 0;
}

function order(state: Table, a: Who, b: Who): number {
  return bodyOf(state, a).total - bodyOf(state, b).total || tie(state, a) - tie(state, b);
}

function tie({ ties }: Table, who: Who): number {
  return ties[who] as number;
}

/** Strictly more action points: only they may go first (S-3.2). */
export function outranks(state: Table, a: Who, b: Who): boolean {
  return bodyOf(state, a).total > bodyOf(state, b).total;
}
