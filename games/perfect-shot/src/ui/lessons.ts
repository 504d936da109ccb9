/** The first decision of each kind, explained. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../types.ts';

export const LESSONS: Readonly<Record<DecisionKind | 'aim', Lesson>> = {
  aim: {
    title: 'See through the cards',
    text: 'Place a card, and every animal that shows through its lenses gives you a photo tile. Tiles score 1 point each in your albums, and albums that show what they ask for score a bonus. The game ends when the landscape deck is empty.',
    rule: 'PS-2.5',
  },
  turn: {
    title: 'A photo or an album',
    text: 'Choose a card, turn it if you like, and place it on the rack. You can’t try it first: compare its lenses with the animals in the rack by eye. If you think one lens will show a whole animal, call a perfect shot before you place the card. Or take an album instead.',
    rule: 'PS-2.2',
  },
  arrange: {
    title: 'Your albums, whenever you like',
    text: 'Drag a tile to a slot, or press the tile and then the slot. Until you move a tile yourself, the game keeps your albums in their best order.',
    rule: 'PS-6.6',
  },
  confirm: {
    title: 'The last arranging',
    text: 'All turns are over. Confirm the best arrangement, or your own if you have made one. Points are counted when everyone has confirmed.',
    rule: 'PS-7.3',
  },
  confirmed: {
    title: 'You have confirmed',
    text: 'Until the last player confirms you can take it back and go on arranging.',
    rule: 'PS-7.4',
  },
};
