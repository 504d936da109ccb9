/** The game in words. Seats are "You" or "Player 2"; a host that knows names puts them in. */
import type { Decision, GameText, Rejection, Seat } from '@shutterbox/kernel';
import {
  AWARD_PLACES,
  AWARD_PRESTIGE,
  animalOf,
  assignmentOf,
  DIFFICULTY,
  EXPLORE_VALUE,
  GENERALIST,
  PRESTIGE,
} from './cards.ts';
import {
  type Action,
  type Award,
  type Card,
  type DecisionKind,
  type Event,
  HABITATS,
  type Habitat,
  NONE,
  type View,
} from './types.ts';

const PLACES = ['first', 'second', 'third'] as const;

export function who(seat: Seat, view: View): string {
  return seat === view.observer ? 'You' : `Player ${seat + 1}`;
}

/** "You draw", "Player 2 draws". */
function does(seat: Seat, view: View, verb: string): string {
  return seat === view.observer ? `You ${verb}` : `Player ${seat + 1} ${third(verb)}`;
}

function third(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const word =
    first === 'have'
      ? 'has'
      : /(s|sh|ch|x)$/.test(first)
        ? `${first}es`
        : /[^aeou]y$/.test(first)
          ? `${first.slice(0, -1)}ies`
          : `${first}s`;
  return [word, ...rest].join(' ');
}

export function habitatName(habitat: Habitat): string {
  const name = HABITATS[habitat] ?? 'nowhere';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export function cardName(card: Card): string {
  return `${animalOf(card).name} (${DIFFICULTY[card]})`;
}

function animalName(card: Card): string {
  return animalOf(card).name;
}

function names(cards: readonly Card[]): string {
  return list(cards.map(animalName));
}

function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

export function awardName(award: Award): string {
  const category = Math.floor(award / AWARD_PLACES);
  const title = category === GENERALIST ? 'Generalist' : `${habitatName(category)} Specialist`;
  return `${title}, ${PLACES[award % AWARD_PLACES]} place`;
}

function action(action: Action, view: View): string {
  switch (action.type) {
    case 'draw':
      return 'Draw an animal card';
    case 'prepare':
      return 'End Research and prepare the expedition';
    case 'offer':
      return `Offer 1 token to reserve the ${cardName(view.drawn)}`;
    case 'pass':
      return 'Make no offer';
    case 'accept':
      return `Accept: ${who(view.offer, view)} reserves the ${animalName(view.drawn)} and pays you 1 token`;
    case 'reserve':
      return `Reserve the ${cardName(view.drawn)} for yourself`;
    case 'place':
      return placing(action.habitat, view);
    case 'spook':
      return `Let the ${animalName(view.drawn)} spook the ${habitatName(action.habitat)}: ${spookLoss(action.habitat, view)}, and your turn is cut short`;
    case 'placeReserved':
      return `Place the reserved ${cardName(action.card)} in the ${habitatName(action.habitat)}, committed`;
    case 'dieOnHabitat':
      return `Put a die on the ${habitatName(action.habitat)} (explore ${EXPLORE_VALUE[action.habitat]}+), where there ${dice(view.habitatDice[action.habitat] ?? 0)}`;
    case 'dieOnAnimal':
      return `Put a die on the ${cardName(action.card)}, where there ${dice(view.animalDice[action.card] ?? 0)}`;
    case 'token':
      return `Put a token on the ${cardName(action.card)}, with ${count(view.animalDice[action.card] ?? 0, 'die').replace('dies', 'dice')} and ${count(view.animalTokens[action.card] ?? 0, 'token')}`;
    case 'done':
      return doneText(view);
    case 'explore':
      return `Explore the ${habitatName(action.habitat)} with ${count(view.habitatDice[action.habitat] ?? 0, 'die').replace('dies', 'dice')}: ${EXPLORE_VALUE[action.habitat]} or more on one of them`;
    case 'pay':
      return 'Pay 1 token of your supply towards a re-roll';
    case 'payFrom':
      return `Pay 1 token from the ${animalName(action.card)} towards a re-roll`;
    case 'reroll':
      return `Re-roll die ${action.die + 1}, which shows ${view.roll[action.die]}`;
    case 'giveUp':
      return `Give up the ${habitatName(view.exploring)}`;
    case 'photograph':
      return `Photograph the ${cardName(action.card)} with ${count(view.animalDice[action.card] ?? 0, 'die').replace('dies', 'dice')} and ${count(view.animalTokens[action.card] ?? 0, 'token')}`;
  }
}

function dice(n: number): string {
  return n === 1 ? 'is 1 die' : n === 0 ? 'is none' : `are ${n} dice`;
}

function placing(habitat: Habitat, view: View): string {
  const where = `Place the ${cardName(view.drawn)} in the ${habitatName(habitat)}`;
  const gain = view.options.tokens ? ' and take 1 token' : '';
  return view.offer === NONE
    ? `${where}${gain}`
    : `Refuse the offer: place the ${cardName(view.drawn)} in the ${habitatName(habitat)}, committed${gain}`;
}

function spookLoss(habitat: Habitat, view: View): string {
  const there = view.stacks[habitat] ?? [];
  return `it goes, and so ${there.length === 1 ? 'does' : 'do'} ${names(there)}`;
}

function doneText(view: View): string {
  switch (view.open.find(({ seat }) => seat === view.turn)?.kind as DecisionKind | undefined) {
    case 'reserves':
      return 'Step A is done: on to the dice';
    case 'dice':
      return view.dice === 6
        ? 'Place no dice: the turn goes to Review'
        : `Step B is done: leave ${view.dice} of the dice`;
    default:
      return 'Step C is done: off to take photographs';
  }
}

function event(event: Event, view: View): string {
  switch (event.type) {
    case 'began':
      return `${does(event.first, view, 'begin')}. On the table: ${names(event.cards)}.`;
    case 'dealt':
      return `Your assignment: ${assignmentOf(event.assignment).title}.`;
    case 'turn':
      return `Round ${event.round}: ${event.seat === view.observer ? 'your turn' : `${who(event.seat, view)}'s turn`}.`;
    case 'shuffled':
      return `The deck was empty: ${count(event.cards, 'discarded card')} form a new one.`;
    case 'drew':
      return `${does(event.seat, view, 'draw')} the ${cardName(event.card)}.`;
    case 'answered':
      return event.offer === undefined
        ? `${does(event.seat, view, 'have')} answered.`
        : event.offer
          ? 'You offer 1 token.'
          : 'You make no offer.';
    case 'offered':
      return `${does(event.seat, view, 'offer')} to reserve the ${animalName(event.card)}.`;
    case 'notOffered':
      return `Nobody offers to reserve the ${animalName(event.card)}.`;
    case 'placed':
      return `${does(event.seat, view, 'place')} the ${cardName(event.card)} in the ${habitatName(event.habitat)}${event.committed ? ', committed,' : ''}${event.tokens > 0 ? ` and ${event.seat === view.observer ? 'take' : 'takes'} ${count(event.tokens, 'token')}` : ''}.`;
    case 'spooked':
      return `The ${cardName(event.card)} spooks the ${habitatName(event.habitat)}: ${names([event.card, ...event.gone])} are gone.${event.upright.length > 0 ? ` Commitments are off: ${names(event.upright)}.` : ''}`;
    case 'reserved':
      return `${does(event.seat, view, 'reserve')} the ${cardName(event.card)}.`;
    case 'accepted':
      return `${does(event.seat, view, 'accept')}: the ${cardName(event.card)} goes to ${event.from === view.observer ? 'you' : who(event.from, view)} for 1 token.`;
    case 'prepared':
      return `${does(event.seat, view, 'prepare')} an expedition.`;
    case 'placedReserved':
      return `${does(event.seat, view, 'place')} the ${cardName(event.card)} from reserve in the ${habitatName(event.habitat)}, committed.`;
    case 'dieOnHabitat':
      return `${does(event.seat, view, 'put')} a die on the ${habitatName(event.habitat)}.`;
    case 'dieOnAnimal':
      return `${does(event.seat, view, 'put')} a die on the ${animalName(event.card)}.`;
    case 'token':
      return `${does(event.seat, view, 'put')} a token on the ${animalName(event.card)}.`;
    case 'explored':
      return `${does(event.seat, view, 'explore')} the ${habitatName(event.habitat)} and ${event.seat === view.observer ? 'roll' : 'rolls'} ${list(event.roll.map(String))}: ${event.success ? 'found a hide' : `no ${EXPLORE_VALUE[event.habitat]} or more`}.`;
    case 'paid':
      return `${does(event.seat, view, 'pay')} 1 token ${event.card === NONE ? '' : `from the ${animalName(event.card)} `}towards a re-roll.`;
    case 'rerolled':
      return `${does(event.seat, view, 're-roll')} the ${event.from} into a ${event.to}: ${event.success ? 'found a hide' : 'still nothing'}.`;
    case 'failed':
      return `The ${habitatName(event.habitat)} is not explored: ${event.gone.length === 0 ? 'no animal is lost' : `${names(event.gone)} ${event.gone.length === 1 ? 'is' : 'are'} gone`}${event.tokens > 0 ? `, ${count(event.tokens, 'token')} ${event.tokens === 1 ? 'comes' : 'come'} back` : ''}.`;
    case 'photographed':
      return photographed(event, view);
    case 'experience':
      return `No photograph: ${does(event.seat, view, 'learn').replace(/^You/, 'you')} from experience and ${event.seat === view.observer ? 'take' : 'takes'} ${count(event.tokens, 'token')}.`;
    case 'award':
      return `${does(event.seat, view, 'win')} an award: ${awardName(event.award)}, ${AWARD_PRESTIGE[event.award]} prestige.`;
    case 'lastRound':
      return `${does(event.seat, view, 'have')} ${count(event.photographs, 'photograph')}: this is the last round.`;
    case 'over':
      return `The game is over${event.reason === 'barren' ? ' after ten rounds without a photograph' : ''}: ${event.sheets.map((sheet, seat) => `${who(seat, view)} ${sheet.total}`).join(', ')}.`;
  }
}

function photographed(
  { seat, card, roll, tokens, success }: Extract<Event, { type: 'photographed' }>,
  view: View,
): string {
  const total = roll.reduce((sum, face) => sum + face, tokens);
  const sum = `${list(roll.map(String))}${tokens > 0 ? ` plus ${count(tokens, 'token')}` : ''}, ${total} against ${DIFFICULTY[card]}`;
  const result = success ? `a photograph worth ${PRESTIGE[card]} prestige` : 'the animal is gone';
  return `${does(seat, view, 'aim')} at the ${animalName(card)} and ${seat === view.observer ? 'roll' : 'rolls'} ${sum}: ${result}.`;
}

const QUESTIONS: Readonly<Record<DecisionKind, readonly [mine: string, theirs: string]>> = {
  research: ['Research: draw a card, or go on to Preparation?', 'is doing research'],
  offer: ['Do you offer a token to reserve the drawn card?', 'is asked for an offer'],
  card: ['What happens to the card you drew?', 'decides on the drawn card'],
  reserves: ['Step A: place reserved animals?', 'may place reserved animals'],
  dice: ['Step B: where do your dice go?', 'places dice'],
  tokens: ['Step C: where do your tokens go?', 'places tokens'],
  explore: ['Which habitat do you explore next?', 'chooses a habitat to explore'],
  failed: ['The exploration failed: pay 2 tokens for a re-roll, or give up?', 'may pay for a re-roll'],
  reroll: ['Which die do you roll again?', 'chooses a die to roll again'],
  photograph: ['Which animal do you photograph next?', 'chooses an animal to photograph'],
};

function decision({ seat, kind }: Decision, view: View): string {
  const [mine, theirs] = QUESTIONS[kind as DecisionKind];
  return seat === view.observer ? mine : `${who(seat, view)} ${theirs}.`;
}

const NOT_NOW: Readonly<Record<DecisionKind, string>> = {
  research: 'You are in Research: draw a card, or go on to Preparation.',
  offer: 'You are asked for an offer: make one, or pass.',
  card: 'Deal with the card you drew first.',
  reserves: 'This is step A: place reserved animals, or finish the step.',
  dice: 'This is step B: place dice, or finish the step.',
  tokens: 'This is step C: place tokens, or finish the step.',
  explore: 'Choose a habitat to explore.',
  failed: 'The exploration failed: pay for a re-roll, or give up.',
  reroll: 'Choose the die to roll again.',
  photograph: 'Choose an animal to photograph.',
};

function rejection({ code, params = {} }: Rejection): string {
  const { animal, habitat, difficulty, other, highest, owed } = params;
  switch (code) {
    case 'notNow':
      return NOT_NOW[params.kind as DecisionKind];
    case 'nothingToDraw':
      return 'There is no card left to draw.';
    case 'noOffer':
      return 'Nobody has made an offer.';
    case 'noReserving':
      return 'This game is played without reserving.';
    case 'reserveFull':
      return 'You already hold two reserved cards.';
    case 'wrongHabitat':
      return `The ${animal} belongs in the ${habitat}.`;
    case 'notHigher':
      return `The ${animal} (${difficulty}) is not higher than the ${other} (${highest}) that is already there.`;
    case 'tooManyCommitments':
      return 'Your commitments would need more than six dice.';
    case 'offerOnTable':
      return `There is an offer for the ${animal}: accept it, reserve the card, or place it committed.`;
    case 'placeable':
      return `The ${animal} can be placed, so it spooks nothing.`;
    case 'notInReserve':
      return `The ${animal} is not in your reserve.`;
    case 'diceOwed':
      return owed === 1 ? 'One die is still owed to a commitment.' : `${owed} dice are still owed to your commitments.`;
    case 'notOnTable':
      return `The ${animal} is not on the table.`;
    case 'habitatFirst':
      return `Put a die on the ${habitat} before any on the ${animal}.`;
    case 'noDice':
      return `The ${animal} has no dice, so it takes no tokens.`;
    case 'noHabitatDice':
      return `You have no dice left on the ${habitat}.`;
    case 'noTokens':
      return 'Your supply has no tokens left.';
    case 'noTokensThere':
      return `There is no token on the ${animal}.`;
    case 'payInFull':
      return 'A re-roll costs two tokens: pay the second one too, or take the first back.';
    case 'noSuchDie':
      return `You rolled only ${params.dice} of the dice.`;
    case 'noDiceHere':
      return `The ${animal} has no dice in the ${habitat}.`;
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}

export const text: GameText<Action, Event, View> = { action, event, decision, rejection };
