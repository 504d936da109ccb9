/** What board, dock and holdings share. There is one board on a page. */
import type { Observer } from '@shutterbox/kernel';
import { rememberedSwitch, signal } from '@shutterbox/ui';
import type { Card } from '../types.ts';
import type { Place } from './places.ts';

/** In the hand, to be put down on a place. */
export type Picked =
  | { readonly what: 'die' }
  | { readonly what: 'token' }
  | { readonly what: 'card'; readonly card: Card };

interface Missed {
  readonly place: Place;
  readonly card: Card | undefined;
}

export const picked = signal<Picked | undefined>(undefined);
/** The place under the pointer, the finger or the focus. */
export const aimed = signal<Place | undefined>(undefined);
/** Where something was dropped that cannot be put down there, and which card if it was one. */
export const missed = signal<Missed | undefined>(undefined);
/** Where several sit at one device, the assignment lies face down until its owner turns it up: who has. */
export const turnedUp = signal<Observer | undefined>(undefined);
export const oddsShown = rememberedSwitch('shutterbox.wildlife.odds', false);

export function pickedCard(value: Picked | undefined): Card | undefined {
  return value?.what === 'card' ? value.card : undefined;
}
