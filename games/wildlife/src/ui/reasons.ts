/** Why nothing is done at a place, and what to press instead. */
import { count } from '@shutterbox/kernel';
import type { Reason } from '@shutterbox/ui';
import { habitatName } from '../text/words.ts';
import type { Card } from '../types.ts';
import { kindOf, type WildQuestion, type WildRoom } from './kit.ts';
import { actionMeant, habitatAt, maySpook, type Place, reservedFor } from './places.ts';

/** `card`: the reserved card in the hand. */
export function reasonAt(
  room: Pick<WildRoom, 'why' | 'view'>,
  question: WildQuestion,
  place: Place,
  card: Card | undefined,
): Reason | undefined {
  const habitat = habitatAt(place, room.view);
  const waiting = habitat === undefined || card !== undefined ? [] : reservedFor(question, habitat);
  if (habitat !== undefined && place.startsWith('h') && waiting.length > 1)
    return {
      sentence: `${count(waiting.length, 'reserved card')} may go into the ${habitatName(habitat)}: choose one below.`,
    };
  // There is no such action that could be refused.
  if (kindOf(question) === 'tokens' && place.startsWith('h'))
    return { sentence: 'Tokens go on animals that have dice.', rule: 'W-4.11' };
  const action = actionMeant(question, place, card, room.view);
  const reason = action === undefined ? undefined : room.why(question, action);
  if (reason === undefined || habitat === undefined || !maySpook(question, habitat)) return reason;
  const sentence = `${reason.sentence} To let it spook all animals here, press “Spook the ${habitatName(habitat)}”.`;
  return { ...reason, sentence };
}
