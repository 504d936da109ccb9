/** Phone: which habitat is shown in full. What the player opens stays open until something happens elsewhere. */
import { useCallback, useState } from 'react';
import { NATURAL_HABITAT, RACCOON } from '../cards.ts';
import { type Card, type Event, type Habitat, NONE, type View } from '../types.ts';
import { sceneHabitat } from './band/scene.ts';
import { habitatOfInterest } from './facts.ts';
import type { Playhead } from './kit.ts';

export interface OpenBand {
  /** NONE: all are folded up. */
  readonly habitat: Habitat;
  /** What was going on when it was opened, and where. */
  readonly at: Habitat;
  readonly event: Event | undefined;
  readonly drawn: Card;
}

/** Where something is going on; NONE: nowhere in particular. Placing dice and tokens opens nothing: every habitat shows them. */
function busyHabitat(view: View, before: View, head: Playhead | undefined): Habitat {
  const scene = sceneHabitat(head, before);
  if (scene !== NONE) return scene;
  return view.drawn === NONE ? view.exploring : (NATURAL_HABITAT[view.drawn] ?? NONE);
}

/** Returns the same object unless something else is going on. */
export function follow(open: OpenBand | undefined, view: View, before: View, head: Playhead | undefined): OpenBand {
  const at = busyHabitat(view, before, head);
  const event = head?.event;
  const { drawn } = view;
  if (open !== undefined && open.at === at && open.event === event && open.drawn === drawn) return open;
  return { habitat: at === NONE ? quiet(open, view) : at, at, event, drawn };
}

/** A raccoon is about all habitats alike, and an empty habitat shows nothing. */
function quiet(open: OpenBand | undefined, view: View): Habitat {
  if (view.drawn === RACCOON) return NONE;
  const stays = open !== undefined && (view.stacks[open.habitat] ?? []).length > 0;
  return stays ? open.habitat : habitatOfInterest(view);
}

export function useOpenBand(
  view: View,
  before: View,
  head: Playhead | undefined,
): readonly [habitat: Habitat, open: (habitat: Habitat) => void] {
  const [open, setOpen] = useState(() => follow(undefined, view, before, head));
  const now = follow(open, view, before, head);
  if (now !== open) setOpen(now);
  // Always the same function, so that habitats without changes are not drawn again.
  const unfold = useCallback((habitat: Habitat) => setOpen((was) => ({ ...was, habitat })), []);
  return [now.habitat, unfold];
}
