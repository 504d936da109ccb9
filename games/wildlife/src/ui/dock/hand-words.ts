/** Where the thing in the hand may go. */
import { list } from '@shutterbox/kernel';
import { habitatName, the } from '../../text/words.ts';
import type { Action } from '../../types.ts';
import type { WildQuestion } from '../kit.ts';
import type { Picked } from '../signals.ts';

export function handWords(hand: Picked, question: WildQuestion): string {
  const places = question.legal.flatMap(({ action }) => placeNames(hand, action));
  const thing = hand.what === 'card' ? the(hand.card) : `a ${hand.what}`;
  return `In your hand: ${thing}. It may go ${hand.what === 'card' ? 'into' : 'on'} ${list(places, 'or')}. Escape puts it back.`;
}

/** None, where the action puts down something else. */
function placeNames(hand: Picked, action: Action): readonly string[] {
  switch (action.type) {
    case 'dieOnHabitat':
      return hand.what === 'die' ? [`the ${habitatName(action.habitat)}`] : [];
    case 'dieOnAnimal':
      return hand.what === 'die' ? [the(action.card)] : [];
    case 'token':
      return hand.what === 'token' ? [the(action.card)] : [];
    case 'placeReserved':
      return hand.what === 'card' && hand.card === action.card ? [`the ${habitatName(action.habitat)}`] : [];
    default:
      return [];
  }
}
