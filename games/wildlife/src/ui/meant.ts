/** The action a player means by touching a place where nothing can be done; its refusal says why. */
import type { Hand, Meant, Place } from '@shutterbox/ui/board';
import {
  DIE_ON_ANIMAL,
  DIE_ON_HABITAT,
  DRAW,
  EXPLORE,
  PAY_FROM,
  PHOTOGRAPH,
  PLACE,
  PLACE_RESERVED,
  TOKEN,
} from '../actions.ts';
import { habitatName } from '../text/words.ts';
import type { Action, Card, Habitat, View } from '../types.ts';
import { kindOf, type WildQuestion } from './kit.ts';
import { DECK, habitatAt, readPlace } from './places.ts';

export function meant(
  question: WildQuestion,
  place: Place,
  hand: Hand | undefined,
  view: View,
): Meant<Action> | undefined {
  const { kind } = readPlace(place);
  // No action could be refused here.
  if (kind === 'habitat' && kindOf(question) === 'tokens')
    return { reason: { sentence: 'Tokens go on animals that have dice.', rule: 'W-4.11' } };
  const habitat = habitatAt(place, view);
  const action = actionMeant(question, place, hand, habitat);
  if (action === undefined) return undefined;
  if (habitat === undefined || !maySpook(question, habitat)) return { action };
  return { action, instead: `To let it spook all animals here, press “Spook the ${habitatName(habitat)}”.` };
}

function actionMeant(
  question: WildQuestion,
  place: Place,
  hand: Hand | undefined,
  habitat: Habitat | undefined,
): Action | undefined {
  const { kind, index } = readPlace(place);
  if (place === DECK) return kindOf(question) === 'research' ? DRAW : undefined;
  if (kind === 'habitat') return inHabitat(question, index, hand);
  return kind === 'card' ? onCard(question, index, habitat) : undefined;
}

/** Whether the drawn card may spook this habitat. */
function maySpook({ legal }: WildQuestion, habitat: Habitat): boolean {
  return legal.some(({ action }) => action.type === 'spook' && action.habitat === habitat);
}

function inHabitat(question: WildQuestion, habitat: Habitat, hand: Hand | undefined): Action | undefined {
  switch (kindOf(question)) {
    case 'card':
      return PLACE[habitat];
    case 'reserves':
      return hand === undefined ? undefined : PLACE_RESERVED[readPlace(hand).index]?.[habitat];
    case 'dice':
      return DIE_ON_HABITAT[habitat];
    case 'explore':
      return EXPLORE[habitat];
    default:
      return undefined;
  }
}

function onCard(question: WildQuestion, card: Card, habitat: Habitat | undefined): Action | undefined {
  switch (kindOf(question)) {
    case 'card':
      return habitat !== undefined && maySpook(question, habitat) ? PLACE[habitat] : undefined;
    case 'dice':
      return DIE_ON_ANIMAL[card];
    case 'tokens':
      return TOKEN[card];
    case 'failed':
      return PAY_FROM[card];
    case 'photograph':
      return PHOTOGRAPH[card];
    default:
      return undefined;
  }
}
