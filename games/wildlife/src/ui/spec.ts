/** What you can do at each place of the board, and what the places are called. */
import { count } from '@shutterbox/kernel';
import { type BoardSpec, type Hand, type Meaning, oneEach, type Place } from '@shutterbox/ui/board';
import { habitatName, the } from '../text/words.ts';
import type { Action, Card, View } from '../types.ts';
import { about } from './about.tsx';
import { awardName } from './award-words.ts';
import { doubtToHeadOut } from './head-out.ts';
import type { WildQuestion } from './kit.ts';
import { meant } from './meant.ts';
import { liesOn, movedDice } from './moved-dice.ts';
import {
  BAG,
  cardPlace,
  DECK,
  DIE,
  diePlace,
  habitatPlace,
  readPlace,
  reservedPlace,
  TOKEN_IN_HAND,
} from './places.ts';

export const spec: BoardSpec<View, Action> = {
  offers: (question, view, steps = []) => [
    ...oneEach(question, (action) => meaning(action, question, view)),
    ...movedDice(question, view, steps, (place) => name(place, view)),
  ],
  meant,
  name,
  held,
  about,
  press: () => 'act',
  // Two reserved cards may go into one habitat.
  several: 'hand',
};

/** Spooking has no place: it ends the turn, so only its own button does it, never a touch on a habitat. */
function meaning(action: Action, question: WildQuestion, view: View): Meaning {
  switch (action.type) {
    case 'draw':
      return { at: [DECK] };
    case 'place':
    case 'explore':
      return { at: [habitatPlace(action.habitat)] };
    case 'placeReserved': {
      const only = question.legal.filter((legal) => isReserved(legal.action, action.card)).length === 1;
      const habitat = habitatPlace(action.habitat);
      return { hand: cardPlace(action.card), at: only ? [habitat, reservedPlace(action.card)] : [habitat] };
    }
    case 'dieOnHabitat':
      return { hand: DIE, at: [habitatPlace(action.habitat)] };
    case 'dieOnAnimal':
      return { hand: DIE, at: [cardPlace(action.card)] };
    case 'token':
      return { hand: TOKEN_IN_HAND, at: [cardPlace(action.card)] };
    case 'payFrom':
    case 'photograph':
      return { at: [cardPlace(action.card)] };
    case 'reroll':
      return { at: [diePlace(action.die)] };
    case 'done': {
      const doubt = doubtToHeadOut(question, view);
      return doubt === undefined ? { at: [] } : { at: [], doubt };
    }
    default:
      return { at: [] };
  }
}

function isReserved(action: Action, card: Card): boolean {
  return action.type === 'placeReserved' && action.card === card;
}

function held(hand: Hand, view: View): string {
  const from = liesOn(hand);
  if (from !== undefined) return `the die on ${name(from, view)}`;
  return hand === DIE || hand === TOKEN_IN_HAND ? `a ${hand}` : the(readPlace(hand).index);
}

function name(place: Place, view: View): string {
  if (place === BAG) return 'the bag';
  const { kind, index } = readPlace(place);
  switch (kind) {
    case 'habitat':
      return `the ${habitatName(index)}`;
    case 'card':
    case 'reserved':
      return the(index);
    case 'die':
      return `the die that shows ${view.roll[index]}`;
    case 'award':
      return `the ${awardName(index)}`;
    case 'pile':
      return place === DECK
        ? `the deck of ${count(view.deck.length, 'card')}`
        : `the discard pile of ${count(view.discards.length, 'card')}`;
  }
}
