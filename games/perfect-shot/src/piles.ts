/** Piles without an order: kept sorted, so that the order gives nothing away (PS-9.2). */
import type { Chance } from '@shutterbox/kernel';
import { CARDS } from './data/cards.ts';
import type { Card, Shot } from './types.ts';

/** Landscapes that are neither in the rack nor in these hands: undrawn, or removed at set-up. */
export function poolOf(rack: readonly Shot[], hands: readonly (readonly Card[])[]): Card[] {
  const seen: boolean[] = [];
  for (let card = 0; card < CARDS.length; card++) seen.push(false);
  for (let i = 0; i < rack.length; i++) seen[(rack[i] as Shot).card] = true;
  for (let i = 0; i < hands.length; i++) {
    const hand = hands[i] as readonly Card[];
    for (let k = 0; k < hand.length; k++) seen[hand[k] as Card] = true;
  }
  const pool: Card[] = [];
  for (let card = 0; card < CARDS.length; card++) if (seen[card] === false) pool.push(card);
  return pool;
}

/** Takes one at random. */
export function draw(pile: number[], chance: Chance): number {
  return removeAt(pile, chance.int(pile.length));
}

export function remove(pile: number[], item: number): void {
  const at = pile.indexOf(item);
  if (at < 0) throw new Error(`There is no ${item} to take.`);
  removeAt(pile, at);
}

function removeAt(pile: number[], at: number): number {
  const item = pile[at] as number;
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i] as number;
  pile.pop();
  return item;
}

export function insert(pile: number[], item: number): void {
  let at = pile.length;
  pile.push(item);
  for (; at > 0 && (pile[at - 1] as number) > item; at--) pile[at] = pile[at - 1] as number;
  pile[at] = item;
}
