/** The height that the map is laid out for on a phone, which a line more or less in the dock must not change again and again. */
import type { Size } from '@shutterbox/ui/board';
import { useState } from 'react';

interface Seen {
  readonly width: number;
  readonly most: number;
  readonly height: number;
}

/** How much lower than usual the map may become: a question over two lines, and a strip with news. */
const MOST_LOST = 28;

/** The smallest height so far on this screen, between `most` and a little less; the real one where the map need not keep it. */
export function useSteadyHeight({ width, height }: Size, keeps: boolean, most: number): number {
  const [seen, see] = useState<Seen>({ width: 0, most: 0, height: 0 });
  if (!keeps) return height;
  const next = smallest(seen, { width, most, height: Math.min(most, Math.max(most - MOST_LOST, height)) });
  if (next !== seen) see(next);
  return next.height;
}

/** Starts anew when the screen changes. */
export function smallest(seen: Seen, now: Seen): Seen {
  const same = seen.width === now.width && seen.most === now.most;
  return same && seen.height <= now.height ? seen : now;
}
