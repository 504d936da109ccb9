/** How long each event is shown, in milliseconds at normal speed. */
import type { Event } from '../types.ts';

const DURATIONS: Readonly<Record<Event['type'], number>> = {
  began: 0,
  dealt: 0,
  turn: 250,
  shuffled: 300,
  drew: 850,
  answered: 0,
  offered: 600,
  notOffered: 0,
  placed: 480,
  spooked: 1300,
  reserved: 480,
  accepted: 600,
  prepared: 0,
  placedReserved: 560,
  dieOnHabitat: 200,
  dieOnAnimal: 200,
  token: 180,
  explored: 1700,
  paid: 200,
  rerolled: 1600,
  failed: 1000,
  photographed: 2300,
  experience: 500,
  award: 900,
  lastRound: 300,
  over: 600,
};

export function duration(event: Event): number {
  return DURATIONS[event.type];
}

/** With motion off only dice take time, and on a phone a placed animal opens its habitat; everything else is on the table already. */
export function isShownStill({ type }: Event): boolean {
  return ['explored', 'rerolled', 'photographed', 'placed', 'placedReserved'].includes(type);
}

/** Of a throw's time, the dice are in the air for this part; then the result is read. */
export const IN_THE_AIR = 0.42;
/** The longest that a thing may fly, at normal speed. */
export const MOVE = 420;
