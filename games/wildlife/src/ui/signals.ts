/** What board, dock and holdings share. There is one board on a page. */
import { rememberedSwitch, signal } from '@shutterbox/ui';
import type { Card, Habitat } from '../types.ts';
import type { Place } from './places.ts';

/** In the hand, to be put down on a place. */
export type Picked =
  | { readonly what: 'die' }
  | { readonly what: 'token' }
  | { readonly what: 'card'; readonly card: Card };

export const picked = signal<Picked | undefined>(undefined);
/** The place under the pointer, the finger or the focus. */
export const aimed = signal<Place | undefined>(undefined);
/** Phone: the habitat that is shown in full, if the player chose one. */
export const openBand = signal<Habitat | undefined>(undefined);
export const oddsShown = rememberedSwitch('shutterbox.wildlife.odds', false);

export function pickedCard(value: Picked | undefined): Card | undefined {
  return value?.what === 'card' ? value.card : undefined;
}
