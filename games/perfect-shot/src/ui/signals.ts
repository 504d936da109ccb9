/** What board and dock share, beside what the kit keeps. There is one board on a page. */
import { type Signal, signal } from '@shutterbox/ui';
import type { Card, View } from '../types.ts';

/** Cards that stand on their head in the hand. A card keeps its turn until it is placed. */
export const turnedCards: Signal<ReadonlySet<Card>> = signal<ReadonlySet<Card>>(new Set());

export function turn(card: Card): void {
  const next = new Set(turnedCards.get());
  if (!next.delete(card)) next.add(card);
  turnedCards.set(next);
}

/** The turn for which a perfect shot is called (PS-3.1); with the turn the call is over. */
export const calledFor: Signal<string | undefined> = signal<string | undefined>(undefined);

export function turnKey({ observer, turns }: Pick<View, 'observer' | 'turns'>): string {
  return `${observer} ${turns.join(' ')}`;
}

/** The own albums lie open beside the rack, to be arranged. */
export const arranging: Signal<boolean> = signal(false);

/** The photo whose print is looked at: its height in the rack. */
export const inspected: Signal<number | undefined> = signal<number | undefined>(undefined);

/** A card is being dragged, and is over the rack. */
export const overRack: Signal<boolean> = signal(false);

/** At the end: which arrangement goes on the score pad (PS-7.3). */
export const finalLayout: Signal<'best' | 'keep'> = signal<'best' | 'keep'>('best');

/** When another table, or another player, has the board. */
export function forget(): void {
  turnedCards.set(new Set());
  calledFor.set(undefined);
  arranging.set(false);
  inspected.set(undefined);
  finalLayout.set('best');
}
