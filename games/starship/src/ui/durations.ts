/** How long each event is shown, in milliseconds at normal speed. */
import type { Event } from '../events.ts';

const DURATIONS: Readonly<Record<Event['type'], number>> = {
  rolled: 0,
  skillRolls: 0,
  skill: 0,
  wears: 0,
  chamber: 0,
  kept: 0,
  placed: 160,
  sealed: 0,
  sides: 300,
  pet: 0,
  list: 0,
  gameTurn: 240,
  cage: 160,
  alarm: 500,
  claimed: 300,
  begins: 160,
  ends: 0,
  rests: 0,
  moved: 90,
  turned: 120,
  sneaks: 200,
  swears: 120,
  light: 200,
  portal: 220,
  force: 400,
  lift: 300,
  gear: 160,
  reaches: 300,
  covers: 300,
  attack: 240,
  throw: 900,
  wounds: 600,
  resists: 400,
  gas: 300,
  wakes: 300,
  revived: 500,
  order: 0,
  over: 600,
};

export function duration({ type }: Event): number {
  return DURATIONS[type];
}
