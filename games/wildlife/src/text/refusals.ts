/** Why not, in words. */
import { capital, type Rejection } from '@shutterbox/kernel';
import type { DecisionKind } from '../types.ts';
import { SECOND_TOKEN } from './questions.ts';
import { dice, theNamed } from './words.ts';

const NOT_NOW: Readonly<Record<DecisionKind, string>> = {
  research: 'You are in Research: draw a card, or go on to Preparation.',
  offer: 'You are asked for an offer: make one, or pass.',
  card: 'Deal with the card you drew first.',
  reserves: 'You are placing reserved animals: bring one, or go on to the dice.',
  dice: 'You are placing dice: put one down, or place no more.',
  tokens: 'You are placing tokens: put one down, or head out.',
  explore: 'Choose a habitat to explore.',
  failed: 'The exploration failed: put down tokens for a re-roll, or give up.',
  reroll: 'Choose the die to roll again.',
  photograph: 'Choose an animal to photograph.',
};

export function refusalText({ code, params = {} }: Rejection): string {
  const { difficulty, highest, owed } = params;
  const animal = theNamed(String(params.animal));
  const habitat = capital(String(params.habitat));
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
      return 'This game is played without reserving.';
    case 'reserveFull':
      return 'You already hold two reserved cards.';
    case 'wrongHabitat':
      return `${capital(animal)} belongs in the ${habitat}.`;
    case 'notHigher':
      return `${capital(animal)} (${difficulty}) is not higher than ${theNamed(String(params.other))} (${highest}) that is already there.`;
    case 'tooManyCommitments':
      return 'Your promises would need more than six dice.';
    case 'offerOnTable':
      return `There is an offer for ${animal}: accept it, reserve the card, or promise to photograph it.`;
    case 'placeable':
      return `${capital(animal)} can be placed, so it spooks nothing.`;
    case 'notInReserve':
      return `${capital(animal)} is not in your reserve.`;
    case 'diceOwed':
      return owed === 1 ? 'A promise still needs one die.' : `Your promises still need ${owed} dice.`;
    case 'notOnTable':
      return `${capital(animal)} is not on the table.`;
    case 'habitatFirst':
      return `Put a die on the ${habitat} before any on ${animal}.`;
    case 'noDice':
      return `${capital(animal)} has no dice, so it takes no tokens.`;
    case 'noHabitatDice':
      return `You have no dice left on the ${habitat}.`;
    case 'noTokens':
      return 'Your supply has no tokens left.';
    case 'noTokensThere':
      return `There is no token on ${animal}.`;
    case 'payInFull':
      return 'A re-roll costs two tokens: put down the second one too, or take the first back.';
    case 'noSuchDie':
      return `You rolled only ${dice(Number(params.dice))}.`;
    case 'noDiceHere':
      return `${capital(animal)} has no dice in the ${habitat}.`;
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}
