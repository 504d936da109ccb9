/** Where photos fly to when they are taken. */

import type { Seat } from '@shutterbox/kernel';
import { type Flight, paceOf } from '@shutterbox/ui';
import type { Animal, Spot, View } from '../types.ts';
import { duration, isReveal } from './durations.ts';
import type { SafariPlaying } from './kit.ts';

/** A print is lifted before it flies, in pixels. */
const LIFT = 10;

export function goesTo(key: string, view: View, playing: SafariPlaying | undefined): Flight | undefined {
  if (playing === undefined || !/^p\d/.test(key)) return undefined;
  const spot: Spot = Number(key.slice(1));
  const at = playing.events.findIndex(
    (event) =>
      (event.type === 'photo' || event.type === 'collected' || event.type === 'wetland') && event.spot === spot,
  );
  const event = playing.events[at];
  // A photo that was turned over first flies face up.
  if (event === undefined || !('seat' in event) || isReveal(event)) return undefined;
  const to = homeOf(event.seat, 'animal' in event ? event.animal : undefined, view);
  if (to === undefined) return undefined;
  const before = playing.events.slice(0, at).reduce((sum, each) => sum + duration(each), 0);
  return { to, delay: before * paceOf(playing, duration), lift: LIFT };
}

/** Your own collection has a place for each animal; of others you see only the number. */
export function homeOf(seat: Seat, animal: Animal | undefined, view: View): Element | undefined {
  const own = seat === view.observer && animal !== undefined;
  return (own ? find(`.da-own [data-collected="${animal}"]`) : undefined) ?? find(`[data-photos-of="${seat}"]`);
}

/** A photo can only fly to a place that is visible. */
function find(selector: string): Element | undefined {
  const node = document.querySelector(selector);
  return node !== null && node.getBoundingClientRect().width > 0 ? node : undefined;
}
