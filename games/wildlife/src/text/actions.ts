/** Every answer in words, for the player who may give it. */
import { say, type Words, whom } from '@shutterbox/kernel';
import { ALL_DICE } from '../actions.ts';
import { EXPLORE_VALUE } from '../cards.ts';
import { type Action, type Card, type DecisionKind, type Habitat, NONE, type View } from '../types.ts';
import {
  cardName,
  comeBack,
  dice,
  diceAndTokens,
  habitatName,
  inHabitat,
  loss,
  the,
  theAll,
  theCard,
} from './words.ts';

/** W-3.8. */
const PROMISE = 'you must try to photograph it this turn';

export function actionText(action: Action, view: View): Words {
  switch (action.type) {
    case 'draw':
      return 'Draw an animal card';
    case 'prepare':
      return 'End Research and prepare the expedition';
    case 'offer':
      return `Offer 1 token to reserve ${theCard(view.drawn)}`;
    case 'pass':
      return 'Make no offer';
    case 'accept':
      return say`Accept: ${whom(view.offer)} reserves ${the(view.drawn)} and pays you 1 token`;
    case 'reserve':
      return `${refusing(view, 'reserve')} ${theCard(view.drawn)} for yourself`;
    case 'place':
      return placing(action.habitat, view);
    case 'spook':
      return spooking(action.habitat, view);
    case 'placeReserved':
      return `Place the reserved ${cardName(action.card)} ${inHabitat(action.habitat)} as a promise: ${PROMISE}`;
    case 'dieOnHabitat':
      return `Put a die on the ${habitatName(action.habitat)} (explore ${EXPLORE_VALUE[action.habitat]}+), which has ${diceThere(view.habitatDice[action.habitat])}`;
    case 'dieOnAnimal':
      return `Put a die on ${theCard(action.card)}, which has ${diceThere(view.animalDice[action.card])}`;
    case 'token':
      return `Put a token on ${theCard(action.card)}, which has ${equipment(action.card, view)}`;
    case 'done':
      return finishing(view);
    case 'explore':
      return exploring(action.habitat, view);
    case 'pay':
      return `Put 1 token from your supply on the ${habitatName(view.exploring)} for a re-roll`;
    case 'payFrom':
      return `Put 1 token from ${the(action.card)} on the ${habitatName(view.exploring)} for a re-roll`;
    case 'reroll':
      return `Re-roll die ${action.die + 1}, which shows ${view.roll[action.die]}`;
    case 'giveUp':
      return givingUp(view);
    case 'photograph':
      return `Photograph ${theCard(action.card)} with ${equipment(action.card, view)}`;
  }
}

/** "Reserve", or "Refuse the offer: reserve". */
function refusing(view: View, verb: 'place' | 'reserve'): string {
  return view.offer === NONE ? (verb === 'place' ? 'Place' : 'Reserve') : `Refuse the offer: ${verb}`;
}

function placing(habitat: Habitat, view: View): string {
  const where = `${refusing(view, 'place')} ${theCard(view.drawn)} ${inHabitat(habitat)}`;
  if (view.offer !== NONE) return `${where} as a promise and take 1 token: ${PROMISE}`;
  return view.options.tokens ? `${where} and take 1 token` : where;
}

/** W-2.6, W-2.7, W-3.11. */
function spooking(habitat: Habitat, view: View): string {
  const { length } = view.committed;
  const lapse =
    length === 0 ? '' : length === 1 ? '; your promise no longer counts' : '; your promises no longer count';
  const gone = theAll([view.drawn, ...(view.stacks[habitat] ?? [])]);
  return `Let ${the(view.drawn)} spook the ${habitatName(habitat)}: you discard ${gone}, and photograph nothing this turn${lapse}`;
}

function diceThere(n = 0): string {
  return n === 0 ? 'no dice yet' : dice(n);
}

function equipment(card: Card, view: View): string {
  return diceAndTokens(view.animalDice[card] ?? 0, view.animalTokens[card] ?? 0);
}

function finishing(view: View): string {
  switch (view.open.find(({ seat }) => seat === view.turn)?.kind as DecisionKind | undefined) {
    case 'reserves':
      return 'Place no more animals and go on to the dice';
    case 'dice':
      return view.dice === ALL_DICE
        ? 'Place no dice and go on to Review'
        : `Place no more dice and leave ${view.dice} unused`;
    default:
      return 'Place no more tokens and head out';
  }
}

function exploring(habitat: Habitat, view: View): string {
  const n = view.habitatDice[habitat] ?? 0;
  return `Explore the ${habitatName(habitat)} with ${dice(n)}: ${n === 1 ? 'it' : 'one'} must show ${EXPLORE_VALUE[habitat]} or more`;
}

/** W-5.7. */
function givingUp(view: View): string {
  const lost = (view.stacks[view.exploring] ?? []).filter((card) => (view.animalDice[card] ?? 0) > 0);
  const tokens = lost.reduce(
    (sum, card) => sum + (view.animalTokens[card] ?? 0),
    view.habitatTokens[view.exploring] ?? 0,
  );
  return `Give up the ${habitatName(view.exploring)}: ${loss(lost, 'lost')}${comeBack(tokens)}`;
}
