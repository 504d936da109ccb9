/** What board and dock share besides the kit's own signals; each mounted room has its own. */
import { scoped } from '@shutterbox/ui/board';
import type { Card, View } from '../types.ts';

/** Cards that are upside down in the hand. A card stays turned until it is placed. */
export const turnedCards = scoped<ReadonlySet<Card>>(new Set());

/** The turn for which a perfect shot is called (PS-3.1); the call ends with the turn. */
export const calledFor = scoped<string | undefined>(undefined);

/** Your own albums are open beside the rack, to be arranged. */
export const arranging = scoped(false);

/** The photo whose print is open: its height in the rack. */
export const inspected = scoped<number | undefined>(undefined);

/** At the end: which arrangement goes on the score pad (PS-7.3). */
export const finalLayout = scoped<'best' | 'keep'>('best');

export function turnKey({ observer, turns }: Pick<View, 'observer' | 'turns'>): string {
  return `${observer} ${turns.join(' ')}`;
}

/** The same set with this card turned over. */
export function withTurned(turned: ReadonlySet<Card>, card: Card): ReadonlySet<Card> {
  const next = new Set(turned);
  if (!next.delete(card)) next.add(card);
  return next;
}
