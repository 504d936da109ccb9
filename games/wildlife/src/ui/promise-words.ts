/** What a promise costs (W-3.9): a die for the animal, and one for its habitat unless another promise needs that die anyway. */
import { ALL_DICE } from '../actions.ts';
import type { Habitat, View } from '../types.ts';

type Promises = Pick<View, 'stacks' | 'committed'>;

/** "takes at least 2 of your 6 dice"; if there are several habitats, the cheapest counts. */
export function promiseWords(view: Promises, habitats: readonly Habitat[]): string {
  return `takes at least ${Math.min(...habitats.map((habitat) => diceFor(view, habitat)))} of your ${ALL_DICE} dice`;
}

/** "at least 2 dice": under a habitat's name, where several buttons share a row. */
export function shortPromiseWords(view: Promises, habitat: Habitat): string {
  const dice = diceFor(view, habitat);
  return `at least ${dice} ${dice === 1 ? 'die' : 'dice'}`;
}

function diceFor(view: Promises, habitat: Habitat): number {
  return isPromised(view, habitat) ? 1 : 2;
}

function isPromised({ stacks, committed }: Promises, habitat: Habitat): boolean {
  return (stacks[habitat] ?? []).some((card) => committed.includes(card));
}
