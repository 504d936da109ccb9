/** The photographers as far as shown: the view itself is already at the end of the step. */
import type { Playhead, Playing } from '@shutterbox/ui';
import { type Event, HIDDEN, NONE, type Square, type View } from '../types.ts';
import { isHit } from './aim.ts';

/** From where they stood before, event by event, to the one being shown. */
export function placesShown(
  before: View,
  view: View,
  playing: Playing<Event> | undefined,
  head: Playhead<Event> | undefined,
): readonly Square[] {
  if (playing === undefined || head === undefined || head.pace === 0) return view.places;
  const places = [...before.places];
  for (const [index, event] of playing.events.slice(0, head.index + 1).entries()) {
    if (event.type === 'stepped') places[event.figure] = event.to;
    if (event.type === 'seen') places[event.figure] = event.at;
    if (event.type === 'lost') places[event.figure] = HIDDEN;
    // A photographer who is hit stays visible until the shot is over.
    if (event.type === 'shot' && isHit(event) && index < head.index) places[event.target] = NONE;
  }
  return places;
}

/** The squares that an event is about: they come into view. */
export function squaresOf(event: Event, places: readonly Square[]): readonly Square[] {
  const at = (...figures: readonly number[]) => figures.flatMap((figure) => places[figure] ?? []);
  switch (event.type) {
    case 'stepped':
      return [event.to];
    case 'seen':
      return [event.at];
    case 'lost':
      return [event.from];
    case 'shot':
      return at(event.target, event.figure).filter((square) => square >= 0);
    case 'watches':
      return at(event.figure).filter((square) => square >= 0);
    default:
      return [];
  }
}
