/** Which deck is looked at: by tab, and wherever something happens. */
import { PHONE, useMedia } from '@shutterbox/ui';
import { SurfaceView } from '@shutterbox/ui/surface';
import { useEffect, useMemo, useState } from 'react';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { worldOfPlan } from './places.ts';

/** Of a square, on a phone. */
const FINGER = 44;

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
  useEffect(() => look(camera, plan, deck, pixels), [camera, plan, deck, pixels]);
  return { camera, deck, show: setDeck };
}

function look(camera: SurfaceView, plan: Plan, deck: number, pixels: number): void {
  const box = worldOfPlan(plan).boxes[deck];
  if (box !== undefined) camera.look(box, pixels);
}
