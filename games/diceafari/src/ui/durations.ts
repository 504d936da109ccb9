/** How long each event is shown, in milliseconds at normal speed. */
import type { Animal, Event } from '../types.ts';

/** The dice are in the air. */
export const TUMBLE = 600;
/** A jeep on its way to its tile, and the next one after it. */
export const DRIVE = 380;
export const DRIVE_APART = 110;
/** The longest that a photo may fly. */
export const MOVE = 520;
/** A photo taken unseen turns over for its taker before it flies. */
export const REVEAL = 1400;

/** A roll in mid-turn delays nobody: the player sees the dice tumble in the dock. */
const FIRST_ROLL = 1000;
const NEXT_ROLL = 450;

const DURATIONS: Readonly<Record<Exclude<Event['type'], 'rolled'>, number>> = {
  laid: 0,
  startRoll: 0,
  first: 0,
  turn: 200,
  claimed: 1000,
  nothing: 700,
  bonus: 650,
  allClaimed: 300,
  photo: 750,
  noPhoto: 250,
  // The words are read, and the last photo has landed, before the score comes.
  ended: 1000,
  collected: 220,
  wetland: 220,
  over: 900,
};

/** DA-2.7: the hoped-for dice did not come and there is nothing to press, so leave time to read it. */
const NO_ROUTE = 1900;

export function duration(event: Event): number {
  if (event.type === 'nothing' && event.forced) return NO_ROUTE;
  if (event.type === 'rolled') return event.roll === 1 ? FIRST_ROLL : NEXT_ROLL;
  return DURATIONS[event.type] + (isReveal(event) ? REVEAL : 0);
}

export type Reveal = Extract<Event, { readonly type: 'photo' }> & { readonly animal: Animal };

/** DA-9.1: only its taker learns what it shows. */
export function isReveal(event: Event): event is Reveal {
  return event.type === 'photo' && event.secret && event.animal !== undefined;
}
