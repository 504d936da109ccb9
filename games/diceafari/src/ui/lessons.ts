/** The first decision of each kind, explained. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../types.ts';

export const LESSONS: Readonly<Record<DecisionKind | 'aim', Lesson>> = {
  aim: {
    title: 'Play for photos in sets',
    text: 'Claim tiles with the dice, and take the photos between your tiles. A tourist set, one photo of each animal, scores 10. A researcher set, three of one animal, scores 5, plus 3 for each extra. Any other photo scores 1, and so does each tile that is yours at the end. The game ends when the last free tile is claimed and everyone has had three turns.',
    rule: 'DA-7.1',
  },
  roll: {
    title: 'Claim a route, or roll again?',
    text: 'Each die pays for one tile of its terrain. Claim two to four tiles in a straight line, or a square of four; you can take over other players’ tiles. Or hold the dice you want to keep and roll the others again, up to three rolls in all.',
    rule: 'DA-3.2',
  },
  bonus: {
    title: 'Choose a bonus tile',
    text: 'Your route has exactly as many tiles as the bonus die shows, so you get one more: any free tile on the map. Look for a photo between that tile and one of yours.',
    rule: 'DA-4.2',
  },
  photo: {
    title: 'Take a photo',
    text: 'You may take one photo that lies between two of your tiles. A tourist set, all four animals, scores 10. A researcher set, three of one animal, scores 5, plus 3 for each extra. You keep the photo even if you lose the tiles.',
    rule: 'DA-5.2',
  },
};
