/** Why not, in words. */
import { capital, type Rejection } from '@shutterbox/kernel';
import type { DecisionKind } from '../types.ts';
import { SECOND_TOKEN } from './questions.ts';
import { dice, inNamed, theNamed } from './words.ts';

const NOT_NOW: Readonly<Record<DecisionKind, string>> = {
  research: 'Draw a card, or go on to Preparation.',
  offer: 'Make an offer, or pass.',
  card: 'Deal with the card you drew first.',
  reserves: 'Place a reserved animal, or go on to the dice.',
  dice: 'Place a die, or finish placing dice.',
  tokens: 'Place a token, or head out.',
  explore: 'Choose a habitat to explore.',
  failed: 'The exploration failed: spend 2 tokens on a re-roll, or give up.',
  reroll: 'Choose the die to roll again.',
  photograph: 'Choose an animal to photograph.',
};

export function refusalText({ code, params = {} }: Rejection): string {
  const { difficulty, highest, owed } = params;
  const animal = theNamed(String(params.animal));
  const name = String(params.habitat);
  const habitat = capital(name);
  switch (code) {
    case 'notNow':
      return params.kind === 'failed' && params.paid !== undefined
        ? SECOND_TOKEN
        : NOT_NOW[params.kind as DecisionKind];
    case 'nothingToDraw':
      return 'There is no card left to draw.';
    case 'noOffer':
      return 'Nobody has made an offer.';
    case 'noReserving':
      return 'Reserving is switched off in this match.';
    case 'reserveFull':
      return 'Your reserve is full: it holds two cards.';
    case 'wrongHabitat':
      return `${capital(animal)} belongs ${inNamed(name)}.`;
    case 'notHigher':
      return `${capital(animal)} (${difficulty}) is ${difficulty === highest ? 'only as hard as' : 'easier than'} ${theNamed(String(params.other))} (${highest}), so it doesn't fit.`;
    case 'tooManyCommitments':
      return 'Your promises would need more than six dice.';
    case 'offerOnTable':
      return `There is an offer for ${animal}: accept it, reserve the card, or promise to photograph it.`;
    case 'placeable':
      return `${capital(animal)} can be placed, so it doesn't spook anything.`;
    case 'notInReserve':
      return `${capital(animal)} is not in your reserve.`;
    case 'diceOwed':
      return owed === 1 ? 'A promise still needs one die.' : `Your promises still need ${owed} dice.`;
    case 'notOnTable':
      return `${capital(animal)} is not on the table.`;
    case 'habitatFirst':
      return `Put a die on the ${habitat} first, then on ${animal}.`;
    case 'noDice':
      return `${capital(animal)} has no dice, so it can't take tokens.`;
    case 'noHabitatDice':
      return `You have no dice left on the ${habitat}.`;
    case 'noTokens':
      return 'You have no tokens left in your supply.';
    case 'noTokensThere':
      return `There is no token on ${animal}.`;
    case 'payInFull':
      return 'A re-roll costs two tokens: add the second, or take the first back.';
    case 'noSuchDie':
      return `You rolled only ${dice(Number(params.dice))}.`;
    case 'noDiceHere':
      return `${capital(animal)} has no dice ${inNamed(name)}.`;
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}
