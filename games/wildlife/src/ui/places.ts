/** Which legal action belongs to which place of the board, and which refused one says why nothing can be done there. */
import type { LegalAction } from '@shutterbox/ui';
import {
  DIE_ON_ANIMAL,
  DIE_ON_HABITAT,
  DRAW,
  EXPLORE,
  PAY_FROM,
  PHOTOGRAPH,
  PLACE,
  PLACE_RESERVED,
  RESERVE,
  TOKEN,
} from '../actions.ts';
import type { Action, Card, Habitat, View } from '../types.ts';
import { kindOf, type WildQuestion } from './kit.ts';

/** 'deck', 'reserve', a habitat 'h2', a card 'c17', a rolled die 'd0', or the awards of a category 'a4'. */
export type Place = string;
export type Places = ReadonlyMap<Place, LegalAction<Action>>;

export const DECK: Place = 'deck';
const RESERVE_SLOT: Place = 'reserve';

export function habitatPlace(habitat: Habitat): Place {
  return `h${habitat}`;
}

export function cardPlace(card: Card): Place {
  return `c${card}`;
}

export function diePlace(die: number): Place {
  return `d${die}`;
}

export function awardPlace(category: number): Place {
  return `a${category}`;
}

export function isAward(place: Place): boolean {
  return /^a\d/.test(place);
}

/** Spooking has none: what ends a turn is never done by touching a habitat, only by its own button. */
function placeOf(action: Action): Place | undefined {
  switch (action.type) {
    case 'draw':
      return DECK;
    case 'reserve':
      return RESERVE_SLOT;
    case 'place':
    case 'placeReserved':
    case 'dieOnHabitat':
    case 'explore':
      return habitatPlace(action.habitat);
    case 'dieOnAnimal':
    case 'token':
    case 'payFrom':
    case 'photograph':
      return cardPlace(action.card);
    case 'reroll':
      return diePlace(action.die);
    default:
      return undefined;
  }
}

/** What a click on each place does; where several things could be meant, nothing. `card`: the reserved card in the hand. */
export function actionsByPlace(question: WildQuestion | undefined, card: Card | undefined): Places {
  const places = new Map<Place, LegalAction<Action>>();
  const unclear = new Set<Place>();
  for (const legal of question?.legal ?? []) {
    const { action } = legal;
    const place = placeOf(action);
    if (place === undefined) continue;
    if (action.type === 'placeReserved' && card !== undefined && action.card !== card) continue;
    if (places.has(place)) unclear.add(place);
    else places.set(place, legal);
  }
  for (const place of unclear) places.delete(place);
  return places;
}

/** Whether the drawn card may spook this habitat. */
export function maySpook(question: WildQuestion, habitat: Habitat): boolean {
  return question.legal.some(({ action }) => action.type === 'spook' && action.habitat === habitat);
}

/** The reserved cards that may go into this habitat. */
export function reservedFor(question: WildQuestion, habitat: Habitat): readonly Card[] {
  return question.legal.flatMap(({ action }) =>
    action.type === 'placeReserved' && action.habitat === habitat ? [action.card] : [],
  );
}

/** The habitat of a place, or of the card that lies there. */
export function habitatAt(place: Place, view: View): Habitat | undefined {
  const index = Number(place.slice(1));
  if (/^h\d/.test(place)) return index;
  const habitat = /^c\d/.test(place) ? view.stacks.findIndex((stack) => stack.includes(index)) : -1;
  return habitat < 0 ? undefined : habitat;
}

/** The action that a player who touches this place has in mind; undefined: the question is not about such places. */
export function actionMeant(
  question: WildQuestion,
  place: Place,
  card: Card | undefined,
  view: View,
): Action | undefined {
  const index = Number(place.slice(1));
  if (place === DECK) return kindOf(question) === 'research' ? DRAW : undefined;
  if (place === RESERVE_SLOT) return kindOf(question) === 'card' ? RESERVE : undefined;
  if (place.startsWith('h')) return meantForHabitat(question, index, card);
  return place.startsWith('c') ? meantForCard(question, index, habitatAt(place, view)) : undefined;
}

function meantForHabitat(question: WildQuestion, habitat: Habitat, card: Card | undefined): Action | undefined {
  switch (kindOf(question)) {
    case 'card':
      return PLACE[habitat];
    case 'reserves':
      return card === undefined ? undefined : PLACE_RESERVED[card]?.[habitat];
    case 'dice':
      return DIE_ON_HABITAT[habitat];
    case 'explore':
      return EXPLORE[habitat];
    default:
      return undefined;
  }
}

function meantForCard(question: WildQuestion, card: Card, habitat: Habitat | undefined): Action | undefined {
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
