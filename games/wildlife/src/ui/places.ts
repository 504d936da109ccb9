/** The places of the board, and what can be carried to them. */
import type { Place } from '@shutterbox/ui/board';
import { type Card, type Habitat, NONE, type View } from '../types.ts';

export const DECK: Place = 'deck';
export const DISCARDS: Place = 'discards';
/** Where dice come from; a die dropped there is taken back. */
export const BAG: Place = 'bag';

const KINDS = { h: 'habitat', c: 'card', r: 'reserved', d: 'die', a: 'award' } as const;
type Letter = keyof typeof KINDS;
export type PlaceKind = (typeof KINDS)[Letter] | 'pile';

export const DIE = 'die' as const;
export const TOKEN_IN_HAND = 'token' as const;

export function habitatPlace(habitat: Habitat): Place {
  return `h${habitat}`;
}

/** Also the hand that holds a reserved card. */
export function cardPlace(card: Card): Place {
  return `c${card}`;
}

/** A reserved card in the dock; a press places it, if only one habitat takes it. */
export function reservedPlace(card: Card): Place {
  return `r${card}`;
}

export function diePlace(die: number): Place {
  return `d${die}`;
}

export function awardPlace(category: number): Place {
  return `a${category}`;
}

/** What lies there, and its number; piles have no number. */
export function readPlace(place: Place): { readonly kind: PlaceKind; readonly index: number } {
  const [, letter, index] = /^([hcrda])(\d+)$/.exec(place) ?? [];
  return letter === undefined ? { kind: 'pile', index: NONE } : { kind: KINDS[letter as Letter], index: Number(index) };
}

/** The habitat of a place, or of the card that lies there. */
export function habitatAt(place: Place, view: View): Habitat | undefined {
  const { kind, index } = readPlace(place);
  if (kind === 'habitat') return index;
  const habitat = kind === 'card' ? view.stacks.findIndex((stack) => stack.includes(index)) : -1;
  return habitat < 0 ? undefined : habitat;
}
