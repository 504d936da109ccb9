/** How long each event is shown, in milliseconds at normal speed. */
import type { Event } from '../types.ts';

const DURATIONS: Readonly<Record<Event['type'], number>> = {
  bid: 0,
  bids: 600,
  turn: 200,
  stepped: 220,
  seen: 400,
  lost: 400,
  heard: 200,
  watches: 300,
  shot: 1200,
  ordered: 0,
  over: 600,
};

export function duration({ type }: Event): number {
  return DURATIONS[type];
}
