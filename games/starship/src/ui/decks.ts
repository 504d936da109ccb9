/** Which deck is looked at: by tab, and wherever something happens. */
import { PHONE, useMedia } from '@shutterbox/ui';
import { type BoardStore, scoped, useBoardStore, useScoped } from '@shutterbox/ui/board';
import { SurfaceView } from '@shutterbox/ui/surface';
import { useEffect, useState } from 'react';
import { isPresent } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { type Bounds, placeOf, type World, worldOfPlan } from './places.ts';

/** Of a square, on a phone. */
const FINGER = 44;
/** What lies on the edges of the plan there: tabs and buttons, with their distance from the edge. */
const EDGE = 58;
/** Of a square whose number can be read. */
const READABLE = 28;

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
  const finger = useMedia(PHONE);
  const wanted = focus === NONE ? undefined : (plan.deck[focus] as number);
  const roomy = useMedia(ROOMY) && plan.decks.length > 1;
  const [chosen, setDeck] = useScoped(DECK);
  const deck = chosen ?? (roomy ? ALL_DECKS : (wanted ?? lastDeck(view, plan)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deck may be looked at until something happens elsewhere.
  useEffect(() => {
    // If all decks are in view, it can be seen there.
    if (wanted !== undefined && deck !== ALL_DECKS) setDeck(wanted);
  }, [wanted]);
  // Where a deck does not fit, the person who matters stands in the middle; one that you only look at is shown whole.
  const middle = wanted === deck ? focus : NONE;
  const about = middle === NONE ? undefined : placeOf(middle, view);
  const pixels = leastOf(finger, deck, about !== undefined);
  const [begun, setBegun] = useState(false);
  if (about !== undefined && !begun) setBegun(true);
  useEffect(() => {
    camera.margin = finger ? { margin: EDGE } : {};
    camera.setHome(boxOfDeck(plan, deck), pixels, about);
  }, [camera, plan, deck, finger, pixels, about]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deck is another look, and so is the first person who matters, but for those who have chosen theirs.
  useEffect(() => {
    if (!camera.moved.get()) camera.goHome();
  }, [camera, deck, finger, begun]);
  const show = (next: number): void => {
    setDeck(next);
    camera.setHome(boxOfDeck(plan, next), leastOf(finger, next, false));
    camera.goHome();
  };
  return { camera, deck, show };
}

/** At the end, that of someone who has won. */
function lastDeck({ bodies, sheets, winner }: View, { deck }: Plan): number {
  const one = bodies.find((body, who) => sheets[who]?.side === winner && isPresent(body));
  return one === undefined ? 0 : (deck[one.at] as number);
}

/** Pixels of a square. All decks at once are a look at the whole ship, on a phone too. */
function leastOf(finger: boolean, deck: number, matters: boolean): number {
  if (deck === ALL_DECKS) return 0;
  return finger ? FINGER : matters ? READABLE : 0;
}

function boxOfDeck(plan: Plan, deck: number): Bounds {
  const { boxes, plan: world } = worldOfPlan(plan);
  return boxes[deck] ?? { x: 0, y: 0, width: world.width, height: world.height };
}
