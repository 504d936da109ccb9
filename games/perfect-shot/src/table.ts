/** Small questions about the table. */
import type { Seat } from '@shutterbox/kernel';
import type { Card, State, View } from './types.ts';

/** PS-3.2. */
export const MOST_CALLS = 2;

export function callsLeft({ hits, misses }: Pick<View, 'hits' | 'misses'>, seat: Seat): number {
  return MOST_CALLS - (hits[seat] as number) - (misses[seat] as number);
}

/** PS-5.3. */
function hasAlbumLeft({ albumRow, albumDeck }: Pick<View, 'albumRow' | 'albumDeck'>): boolean {
  return albumRow.length + albumDeck.length > 0;
}

export function canAct(state: State, seat: Seat): boolean {
  return (state.hands[seat] as Card[]).length > 0 || hasAlbumLeft(state);
}
