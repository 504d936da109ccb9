/** Which event of a step is being shown, and for how long. */
import { useEffect, useState } from 'react';
import type { Playing } from '../room.ts';

export interface Playhead<E> {
  readonly event: E;
  readonly index: number;
  /** At the player's own speed. */
  readonly ms: number;
  /** The player's speed: 1 is normal, 0 cuts. */
  readonly pace: number;
}

/** Milliseconds at normal speed. */
type Duration<E> = (event: E) => number;

/** `isStill`: what is worth showing where nothing moves, as it was at its end. */
export function usePlayhead<E>(
  playing: Playing<E> | undefined,
  duration: Duration<E>,
  isStill: (event: E) => boolean,
): Playhead<E> | undefined {
  const [shown, setShown] = useState<{ readonly playing: Playing<E>; readonly index: number }>();
  const pace = paceOf(playing, duration);
  useEffect(() => {
    if (playing === undefined) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let start = 0;
    for (const [index, event] of playing.events.entries()) {
      const ms = duration(event) * pace;
      // The first is shown as it is.
      if (ms > 0 && start > 0) timers.push(setTimeout(() => setShown({ playing, index }), start));
      start += ms;
    }
    return () => timers.forEach(clearTimeout);
  }, [playing, pace, duration]);
  if (playing === undefined) return undefined;
  const first = pace === 0 ? playing.events.findLastIndex(isStill) : firstSeen(playing.events, duration);
  const index = shown?.playing === playing && pace > 0 ? shown.index : first;
  const event = playing.events[index];
  return event === undefined ? undefined : { event, index, ms: duration(event) * pace, pace };
}

function firstSeen<E>(events: readonly E[], duration: Duration<E>): number {
  return Math.max(
    0,
    events.findIndex((event) => duration(event) > 0),
  );
}

export function paceOf<E>(playing: Playing<E> | undefined, duration: Duration<E>): number {
  const whole = playing?.events.reduce((sum, event) => sum + duration(event), 0) ?? 0;
  return playing === undefined || whole === 0 ? 0 : playing.duration / whole;
}
