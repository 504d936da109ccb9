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
  const [deck, setDeck] = useState(wanted ?? 0);
  useEffect(() => {
    if (wanted !== undefined) setDeck(wanted);
  }, [wanted]);
  // On a phone a deck does not fit: the person who matters stands in the middle.
  const middle = pixels > 0 && wanted === deck ? focus : NONE;
  useEffect(() => look(camera, plan, deck, pixels, middle), [camera, plan, deck, pixels, middle]);
  return { camera, deck, show: setDeck };
}

function look(camera: SurfaceView, plan: Plan, deck: number, pixels: number, middle: Square): void {
  const { boxes, shifts } = worldOfPlan(plan);
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
