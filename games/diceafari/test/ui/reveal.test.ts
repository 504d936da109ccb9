import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/types.ts';
import { duration, isReveal, REVEAL } from '../../src/ui/durations.ts';
import { NO_MARKS, placesInView } from '../../src/ui/marks.ts';
import { newestBetween } from '../../src/ui/newest.ts';
import { tookWords } from '../../src/ui/reveal.tsx';

const OPEN: Event = { type: 'photo', seat: 0, spot: 2, animal: 1, secret: false };
const TOLD: Event = { type: 'photo', seat: 0, spot: 2, animal: 1, secret: true };
const UNTOLD: Event = { type: 'photo', seat: 0, spot: 2, secret: true };

describe('a photo taken face down', () => {
  it('turns over only for the player who may see it', () => {
    expect([OPEN, TOLD, UNTOLD].map(isReveal)).toEqual([false, true, false]);
    expect(duration(TOLD)).toBe(duration(OPEN) + REVEAL);
    expect(duration(UNTOLD)).toBe(duration(OPEN));
  });

  it('is named', () => {
    expect(tookWords('elephant')).toBe('You took an elephant');
    expect(tookWords('lion')).toBe('You took a lion');
  });

  it('is the newest photo of its taker, from their point of view', () => {
    const before = { observer: 0, collections: [[1, 0, 0, 2], null] } as const;
    const view = { observer: 0, collections: [[1, 1, 0, 2], null], photoCounts: [4, 1] } as const;
    expect(newestBetween(before, view)).toEqual({ seat: 0, animal: 1, photos: 4 });
    expect(newestBetween(view, view)).toBeUndefined();
    expect(newestBetween(view, { ...before, photoCounts: [3, 1] })).toBeUndefined();
    expect(newestBetween({ ...before, observer: 1 }, view)).toBeUndefined();
    expect(newestBetween(before, { ...view, collections: [[2, 1, 0, 2], null] })).toBeUndefined();
  });
});

describe('what to keep in sight on a map that scrolls', () => {
  it('is a route, a bonus, a jeep that arrives, or a photo that is chosen or taken', () => {
    const route = { ...NO_MARKS, chosen: { key: 'a', tiles: [3, 8], letter: 'A' } };
    expect(placesInView(route)).toEqual(['t3', 't8']);
    expect(placesInView({ ...NO_MARKS, taken: 5 })).toEqual(['p5']);
    expect(placesInView({ ...NO_MARKS, flash: 5 })).toEqual(['p5']);
    expect(placesInView(NO_MARKS)).toEqual([]);
  });
});
