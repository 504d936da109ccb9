/** Most tables are silent: the sounds are fetched when the first one is needed, so that one is missed. */
import type { Sound } from '@shutterbox/ui';
import type { Event } from '../events.ts';

let known: ((event: Event) => Sound | undefined) | undefined;

export function sound(event: Event): Sound | undefined {
  if (known === undefined) void load();
  return known?.(event);
}

async function load(): Promise<void> {
  ({ sound: known } = await import('./sounds.ts'));
}
