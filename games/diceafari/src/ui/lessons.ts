/** The first decision of each kind, explained. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../types.ts';

export const LESSONS: Readonly<Record<DecisionKind | 'aim', Lesson>> = {
  aim: {
    title: 'Play for photos in sets',
    text: 'Claim tiles with the dice, and take the photos that lie between two tiles of yours. One of each animal scores 10, three of one animal 5, and every tile that is yours at the end 1. It ends when all tiles are claimed and everybody has had three turns.',
    rule: 'DA-7.1',
  },
  roll: {
    title: 'Dice become routes',
    text: 'Each die pays for one tile of its terrain. Claim two to four tiles in a line, or a square, as soon as your dice show them; tiles of others may be among them. Or hold some dice and roll the rest: you have three rolls in all.',
    rule: 'DA-3.2',
  },
  bonus: {
    title: 'Exactly what the bonus die asked',
    text: 'Your route has as many tiles as the dark die shows, so one more tile is yours: any free one, anywhere on the map. Think of the photos: each lies between two tiles.',
    rule: 'DA-4.2',
  },
  photo: {
    title: 'A photo for your collection',
    text: 'After a claim you may take one photo that lies between two tiles of yours. Four different animals score 10, three of one kind score 5, and what is in your collection stays there.',
    rule: 'DA-5.2',
  },
};
