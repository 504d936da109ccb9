/** Which deck is looked at: by tab, and wherever something happens. */
import { PHONE, useMedia } from '@shutterbox/ui';
import { type BoardStore, scoped, useBoardStore, useScoped } from '@shutterbox/ui/board';
import { SurfaceView } from '@shutterbox/ui/surface';
import { useEffect } from 'react';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { type Bounds, UNIT, type World, worldOfPlan } from './places.ts';

/** Of a square, on a phone; and of what lies on the edges of the plan there. */
const FINGER = 44;
/** Squares shown on each side of the character who matters, if there is room for them. */
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

/** By mounted table, so that it outlasts the curtain: you find the plan as you left it. */
const CAMERAS = new WeakMap<BoardStore, SurfaceView>();
const DECK = scoped<number | undefined>(undefined);

function useCamera({ plan }: World): SurfaceView {
  const store = useBoardStore();
  const known = CAMERAS.get(store);
  const camera = known?.plan === plan ? known : new SurfaceView(plan);
  CAMERAS.set(store, camera);
  return camera;
}

/** `focus`: the square that matters now, or NONE. */
export function useDecks(view: View, focus: Square): Decks {
  const plan = planOf(view);
  const camera = useCamera(worldOfPlan(plan));
  const pixels = useMedia(PHONE) ? FINGER : 0;
  const wanted = focus === NONE ? undefined : (plan.deck[focus] as number);
  const roomy = useMedia(ROOMY) && plan.decks.length > 1;
  const [chosen, setDeck] = useScoped(DECK);
  const deck = chosen ?? (roomy ? ALL_DECKS : (wanted ?? 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deck may be looked at until something happens elsewhere.
  useEffect(() => {
    // If all decks are in view, it can be seen there.
    if (wanted !== undefined && deck !== ALL_DECKS) setDeck(wanted);
  }, [wanted]);
  // On a phone a deck does not fit: the person who matters stands in the middle.
  const middle = pixels > 0 && wanted === deck ? focus : NONE;
  useEffect(() => {
    camera.margin = pixels > 0 ? { margin: FINGER } : {};
    camera.setHome(homeOf(plan, deck, middle), pixels);
  }, [camera, plan, deck, pixels, middle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deck is another look, but for those who have chosen theirs.
  useEffect(() => {
    if (!camera.moved.get()) camera.goHome();
  }, [camera, deck, pixels]);
  const show = (next: number): void => {
    setDeck(next);
    camera.setHome(homeOf(plan, next, NONE), pixels);
    camera.goHome();
  };
  return { camera, deck, show };
}

function homeOf(plan: Plan, deck: number, middle: Square): Bounds {
  const { boxes, shifts, plan: world } = worldOfPlan(plan);
  const whole = boxes[deck] ?? { x: 0, y: 0, width: world.width, height: world.height };
  const shift = shifts[deck];
  if (shift === undefined || middle === NONE) return whole;
  const [x, y] = [(plan.x[middle] as number) + shift.x, (plan.y[middle] as number) + shift.y];
  return {
    x: (x - BESIDE) * UNIT,
    y: (y - ABOVE) * UNIT,
    width: (2 * BESIDE + 1) * UNIT,
    height: (2 * ABOVE + 1) * UNIT,
  };
}
