/** What events sound like. */
import type { Sound } from '@shutterbox/ui';
import type { Event } from '../types.ts';

export function sound(event: Event): Sound | undefined {
  switch (event.type) {
    case 'photo':
      return 'shutter';
    case 'album':
      return 'card';
    default:
      return undefined;
  }
}
