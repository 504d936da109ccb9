/** What a promise costs (W-3.9): a die for the animal, and one for its habitat unless another promise needs that die anyway. */
import type { Habitat, View } from '../types.ts';

type Promises = Pick<View, 'stacks' | 'committed'>;

/** "at least 2 dice", short enough for a button; if there are several habitats, the cheapest counts. */
export function promiseWords(view: Promises, habitats: readonly Habitat[]): string {
  const dice = Math.min(...habitats.map((habitat) => diceFor(view, habitat)));
  return `at least ${dice} ${dice === 1 ? 'die' : 'dice'}`;
}

function diceFor(view: Promises, habitat: Habitat): number {
  return isPromised(view, habitat) ? 1 : 2;
}

function isPromised({ stacks, committed }: Promises, habitat: Habitat): boolean {
  return (stacks[habitat] ?? []).some((card) => committed.includes(card));
}
