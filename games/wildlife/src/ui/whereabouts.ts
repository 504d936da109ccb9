/** Where a card is, as far as everyone can see. */
import { say, type Words, whom } from '@shutterbox/kernel';
import { inHabitat } from '../text/words.ts';
import { type Card, NONE, type View } from '../types.ts';

export function whereabouts(card: Card, view: View): Words {
  const habitat = view.stacks.findIndex((stack) => stack.includes(card));
  if (habitat !== NONE) return `${inHabitat(habitat)} now`;
  const photographer = view.portfolios.findIndex((cards) => cards.includes(card));
  if (photographer !== NONE) return say`photographed by ${whom(photographer)}`;
  const keeper = view.reserves.findIndex((cards) => cards.includes(card));
  if (keeper !== NONE) return say`reserved by ${whom(keeper)}`;
  if (view.drawn === card) return 'drawn just now';
  return view.discards.includes(card) ? 'in the discard pile' : 'not on the table yet';
}
