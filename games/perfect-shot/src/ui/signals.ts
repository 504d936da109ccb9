/** What board and dock share, beside what the kit keeps; each mounted room has its own. */
import { scoped } from '@shutterbox/ui/board';
import type { Card, View } from '../types.ts';

/** Cards that stand on their head in the hand. A card keeps its turn until it is placed. */
export const turnedCards = scoped<ReadonlySet<Card>>(new Set());

/** The turn for which a perfect shot is called (PS-3.1); with the turn the call is over. */
export const calledFor = scoped<string | undefined>(undefined);

/** The own albums lie open beside the rack, to be arranged. */
export const arranging = scoped(false);

/** The photo whose print is looked at: its height in the rack. */
export const inspected = scoped<number | undefined>(undefined);

/** At the end: which arrangement goes on the score pad (PS-7.3). */
export const finalLayout = scoped<'best' | 'keep'>('best');

export function turnKey({ observer, turns }: Pick<View, 'observer' | 'turns'>): string {
  return `${observer} ${turns.join(' ')}`;
}

/** The same cards, but this one the other way up. */
export function withTurned(turned: ReadonlySet<Card>, card: Card): ReadonlySet<Card> {
  const next = new Set(turned);
  if (!next.delete(card)) next.add(card);
  return next;
}
