/** The lessons of the games: each in a chunk of its own, which only people who want to learn pay for. */
import { ALL } from '@shutterbox/games';
import type { AnyGuide } from './bundle.ts';

function partsOf(id: string) {
  return ALL.find((each) => each.id === id && each.state === 'ready')?.parts;
}

export function hasGuide(id: string): boolean {
  return partsOf(id)?.use(({ guide }) => guide !== undefined) ?? false;
}

export async function loadGuide(id: string): Promise<AnyGuide | undefined> {
  const loaded = await partsOf(id)?.use(({ guide }) => guide)?.();
  // Its game alone knows the types of its options and actions.
  return loaded?.guide as AnyGuide | undefined;
}
