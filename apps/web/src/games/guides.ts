/** The games' lessons, each in its own chunk, which is loaded only for people who want to learn. */
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
  // Only its game knows the types of its options and actions.
  return loaded?.guide as AnyGuide | undefined;
}
