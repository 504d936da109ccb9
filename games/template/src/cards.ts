/** The shutter cards, and how they are drawn, dealt and removed. */
import type { Chance } from '@shutterbox/kernel';
import { type Card, NONE } from './types.ts';

/** T-1.2. */
export const VALUES: readonly Card[] = [1, 2, 3, 4, 5, 6];
export const DECK: readonly Card[] = VALUES.flatMap((value) => [value, value]);
/** T-1.3. */
export const HAND_SIZE = 3;

export function draw(deck: Card[], chance: Chance): Card {
  return deck.splice(chance.int(deck.length), 1)[0] as Card;
}

export function deal(deck: Card[], size: number, chance: Chance): Card[] {
  const hand = Array.from({ length: size }, () => draw(deck, chance));
  return hand.sort(ascending);
}

export function take(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at === NONE) throw new Error(`There is no ${card} to take.`);
  cards.splice(at, 1);
}

export function ascending(a: Card, b: Card): number {
  return a - b;
}
