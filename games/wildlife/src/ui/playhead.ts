/** Which event of a step is being shown, and for how long. */
import { useEffect, useState } from 'react';
import type { Event } from '../types.ts';
import { duration } from './durations.ts';
import type { WildPlaying } from './kit.ts';

export interface Playhead {
  readonly event: Event;
  readonly index: number;
  /** At the player's own speed. */
  readonly ms: number;
  /** The player's speed: 1 is normal, 0 cuts. */
  readonly pace: number;
}

export function usePlayhead(playing: WildPlaying | undefined): Playhead | undefined {
  const [shown, setShown] = useState({ number: -1, index: 0 });
  const pace = paceOf(playing);
  useEffect(() => {
    if (playing === undefined) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let start = 0;
    for (const [index, event] of playing.events.entries()) {
      const ms = duration(event) * pace;
      if (ms > 0) timers.push(setTimeout(() => setShown({ number: playing.number, index }), start));
      start += ms;
    }
    return () => timers.forEach(clearTimeout);
  }, [playing, pace]);
  if (playing === undefined) return undefined;
  const first = pace === 0 ? lastThrow(playing.events) : firstSeen(playing.events);
  const index = shown.number === playing.number && pace > 0 ? shown.index : first;
  const event = playing.events[index];
  return event === undefined ? undefined : { event, index, ms: duration(event) * pace, pace };
}

function firstSeen(events: readonly Event[]): number {
  return Math.max(
    0,
    events.findIndex((event) => duration(event) > 0),
  );
}

/** Where nothing moves, dice lie as they were thrown; all else is on the table already. */
function lastThrow(events: readonly Event[]): number {
  return events.findLastIndex(({ type }) => type === 'explored' || type === 'rerolled' || type === 'photographed');
}

export function paceOf(playing: WildPlaying | undefined): number {
  const whole = playing?.events.reduce((sum, event) => sum + duration(event), 0) ?? 0;
  return playing === undefined || whole === 0 ? 0 : playing.duration / whole;
}
