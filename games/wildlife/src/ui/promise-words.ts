/** What a promise costs (W-3.9): a die for the animal, and one for its habitat unless another promise needs that die anyway. */
import { ALL_DICE } from '../actions.ts';
import type { Habitat, View } from '../types.ts';

/** "takes at least 2 of your 6 dice"; if there are several habitats, the cheapest counts. */
export function promiseWords(view: Pick<View, 'stacks' | 'committed'>, habitats: readonly Habitat[]): string {
  const costs = habitats.map((habitat) => (isPromised(view, habitat) ? 1 : 2));
  return `takes at least ${Math.min(...costs)} of your ${ALL_DICE} dice`;
}

function isPromised({ stacks, committed }: Pick<View, 'stacks' | 'committed'>, habitat: Habitat): boolean {
  return (stacks[habitat] ?? []).some((card) => committed.includes(card));
}
