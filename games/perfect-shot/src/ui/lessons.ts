/** The first decision of each kind, explained. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../types.ts';

export const LESSONS: Readonly<Record<DecisionKind | 'aim', Lesson>> = {
  aim: {
    title: 'Fill your albums',
    text: 'Every animal that shows through your card gives you a photo tile. Each tile in an album scores 1, whether it fits or not; an album filled with what it asks for scores a bonus. When no card is left to draw, the last turns begin. The most points win.',
    rule: 'PS-2.5',
    tooLate: ['confirm', 'confirmed'],
  },
  turn: {
    title: 'Take a photo, or an album',
    text: 'Choose a card, turn it if you like, and place it. You can’t try it first: compare its lenses with the rack by eye. If one lens should show a whole animal, call a perfect shot first: it scores 2. Or take an album.',
    rule: 'PS-2.2',
  },
  arrange: {
    title: 'Arrange your albums',
    text: 'Drag a tile to a slot, or press the tile and then the slot. Until you move a tile yourself, the game keeps your albums in their best order.',
    rule: 'PS-6.6',
  },
  confirm: {
    title: 'Confirm your albums',
    text: 'All turns are over. Confirm the best arrangement, or your own if you have made one. Points are counted when everyone has confirmed.',
    rule: 'PS-7.3',
  },
  confirmed: {
    title: 'Changed your mind?',
    text: 'You can take your confirmation back until the last player has confirmed, and go on arranging.',
    rule: 'PS-7.4',
  },
};
