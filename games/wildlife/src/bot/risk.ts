/** The share of the cards still to come that could be placed nowhere. */
import { fits, habitatOf } from '../table.ts';
import type { Card, State } from '../types.ts';

export function riskOf(state: State): number {
  const deck = state.deck.length > 0 ? state.deck : state.discards;
  let bad = 0;
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i] as Card;
    const habitat = habitatOf(state, card);
    if (habitat >= 0 && !fits(state, card, habitat)) bad++;
  }
  return bad / deck.length;
}
