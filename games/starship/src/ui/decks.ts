/** Which deck is looked at: by tab, and wherever something happens. */
import { PHONE, useMedia } from '@shutterbox/ui';
import { SurfaceView } from '@shutterbox/ui/surface';
import { useEffect, useMemo, useState } from 'react';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { UNIT, worldOfPlan } from './places.ts';

/** Of a square, on a phone. */
const FINGER = 44;
/** Squares that are seen on each side of who matters, where there is room for them. */
const BESIDE = 6;
const ABOVE = 4;

/** Instead of a deck: all of them, one below the other. */
export const ALL_DECKS = -1;
/** Where all decks are large enough to play on at once. */
const ROOMY = '(min-width: 1700px) and (min-height: 1000px)';

export interface Decks {
  readonly camera: SurfaceView;
  readonly deck: number;
  show(deck: number): void;
}

/** `focus`: the square that matters now, or NONE. */
export function useDecks(view: View, focus: Square): Decks {
  const plan = planOf(view);
  const camera = useMemo(() => new SurfaceView(worldOfPlan(plan).plan), [plan]);
  const pixels = useMedia(PHONE) ? FINGER : 0;
  const wanted = focus === NONE ? undefined : (plan.deck[focus] as number);
  const roomy = useMedia(ROOMY) && plan.decks.length > 1;
  const [deck, setDeck] = useState(roomy ? ALL_DECKS : (wanted ?? 0));
  useEffect(() => {
    // Who looks at all decks sees it there.
    if (wanted !== undefined) setDeck((now) => (now === ALL_DECKS ? now : wanted));
  }, [wanted]);
  // On a phone a deck does not fit: the person who matters stands in the middle.
  const middle = pixels > 0 && wanted === deck ? focus : NONE;
  useEffect(() => look(camera, plan, deck, pixels, middle), [camera, plan, deck, pixels, middle]);
  return { camera, deck, show: setDeck };
}

function look(camera: SurfaceView, plan: Plan, deck: number, pixels: number, middle: Square): void {
  const { boxes, shifts, plan: world } = worldOfPlan(plan);
  if (deck === ALL_DECKS) return camera.look({ x: 0, y: 0, width: world.width, height: world.height });
  const box = boxes[deck];
  const shift = shifts[deck];
  if (box === undefined || shift === undefined) return;
  const [x, y] = [(plan.x[middle] ?? 0) + shift.x, (plan.y[middle] ?? 0) + shift.y];
  const near = {
    x: (x - BESIDE) * UNIT,
    y: (y - ABOVE) * UNIT,
    width: (2 * BESIDE + 1) * UNIT,
    height: (2 * ABOVE + 1) * UNIT,
  };
  camera.look(middle === NONE ? box : near, pixels);
}
