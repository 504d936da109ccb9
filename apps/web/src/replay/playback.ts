/** Automatic playback of a replay. */
import { useEffect, useState } from 'react';

export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** Each entry stays at least this long. */
const SHORTEST_MS = 350;

interface Playback {
  readonly running: boolean;
  readonly pace: Pace;
  setPace(pace: Pace): void;
  toggle(): void;
  stop(): void;
}

export function usePlayback(
  number: number,
  last: number,
  duration: number,
  onMove: (number: number) => void,
): Playback {
  const [running, setRunning] = useState(false);
  const [pace, setPace] = useState<Pace>(1);
  useEffect(() => {
    if (!running) return;
    if (number >= last) return setRunning(false);
    const timer = setTimeout(() => onMove(number + 1), Math.max(SHORTEST_MS, duration) / pace);
    return () => clearTimeout(timer);
  }, [running, number, last, duration, pace, onMove]);
  return {
    running,
    pace,
    setPace,
    toggle: () => {
      if (!running && number >= last) onMove(0);
      setRunning(!running);
    },
    stop: () => setRunning(false),
  };
}
