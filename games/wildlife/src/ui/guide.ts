/**
 * The lesson: a first turn. The seed deals "The Long Green Life" with the giraffe on its cover, and lays a giraffe in
 * the Savannah; the first card drawn is the leopard tortoise, which has both symbols of the assignment.
 */
import { AT_CHOICE, AT_PRIMARY, atPlace, type Guide } from '@shutterbox/ui/guide';
import {
  ACCEPT,
  DIE_ON_ANIMAL,
  DIE_ON_HABITAT,
  DONE,
  DRAW,
  EXPLORE,
  OFFER,
  PASS,
  PHOTOGRAPH,
  PLACE,
  PREPARE,
  TOKEN,
} from '../actions.ts';
import { cardNamed } from '../cards.ts';
import { type Action, HABITATS, type Options } from '../types.ts';
import { cardPlace, DECK, habitatPlace } from './places.ts';

const SAVANNAH = HABITATS.indexOf('savannah');
const GIRAFFE = cardNamed('Giraffe');
const TORTOISE = cardNamed('Leopard tortoise');

function of(actions: readonly Action[], index: number): Action {
  return actions[index] ?? DONE;
}

const toHabitat = of(DIE_ON_HABITAT, SAVANNAH);
const toTortoise = of(DIE_ON_ANIMAL, TORTOISE);
const toGiraffe = of(DIE_ON_ANIMAL, GIRAFFE);

export const guide: Guide<Options, Action> = {
  options: {},
  seats: 2,
  seed: 882,
  steps: [
    {
      kind: 'research',
      title: 'Photograph animals for prestige',
      text: 'The most prestige wins. Every photograph earns some, and three from one habitat, or one from each, win an award. You also have a secret assignment, which pays for certain animals and symbols: yours wants the giraffe {1} on its cover.',
      now: '',
      pins: [atPlace(cardPlace(GIRAFFE))],
      answers: [],
    },
    {
      kind: 'research',
      title: 'Draw a card',
      text: 'Animals come from the deck {1}. The large number on a card is its difficulty. A card harder than every animal in its habitat goes on top and earns you a token. An easier one can spook them: they all leave, and your turn is over.',
      now: 'Press Draw a card {2}.',
      pins: [atPlace(DECK), AT_PRIMARY],
      answers: [DRAW],
      bots: [PASS],
    },
    {
      kind: 'card',
      title: 'Place the tortoise',
      text: 'The tortoise (5) is harder than the giraffe (2), so it fits in the Savannah {1}. Both its highlighted symbols are on your assignment.',
      now: 'Press Place in the Savannah {2}.',
      pins: [atPlace(habitatPlace(SAVANNAH)), AT_PRIMARY],
      answers: [of(PLACE, SAVANNAH)],
    },
    {
      kind: 'research',
      title: 'Quit while you’re ahead',
      text: 'You could draw again for another token. But two animals you want are in one habitat now, and the next card might spook them. Prepare ends the drawing and starts your expedition.',
      now: 'Press Prepare {1}.',
      pins: [AT_CHOICE],
      answers: [PREPARE],
    },
    {
      kind: 'dice',
      title: 'Two dice for the Savannah',
      text: 'You have six dice. First you explore the habitat {1}: one of its dice must show 3 or more. Two dice make that likely.',
      now: 'Press the name of the Savannah twice.',
      pins: [atPlace(habitatPlace(SAVANNAH))],
      answers: [toHabitat, toHabitat],
    },
    {
      kind: 'dice',
      title: 'Two dice for each animal',
      text: 'The dice on an animal are added up and must reach its number: 5 for the tortoise {1}, 2 for the giraffe {2}.',
      now: 'Press the tortoise twice, then the giraffe twice.',
      pins: [atPlace(cardPlace(TORTOISE)), atPlace(cardPlace(GIRAFFE))],
      answers: [toTortoise, toTortoise, toGiraffe, toGiraffe],
    },
    {
      kind: 'tokens',
      title: 'A token for luck',
      text: 'A token adds 1 to the dice of an animal. You pay it only if you get the photograph.',
      now: 'Press the tortoise {1} once, then Head out {2}.',
      pins: [atPlace(cardPlace(TORTOISE)), AT_PRIMARY],
      answers: [of(TOKEN, TORTOISE), DONE],
    },
    {
      kind: 'explore',
      title: 'Explore the Savannah',
      text: 'Now you roll the two dice on the Savannah {1}. One of them must show 3 or more.',
      now: 'Press Roll the dice {2}.',
      pins: [atPlace(habitatPlace(SAVANNAH)), AT_PRIMARY],
      answers: [of(EXPLORE, SAVANNAH)],
    },
    {
      kind: 'photograph',
      title: 'Press the shutter',
      text: 'You found the animals. Photograph the tortoise {1} first, then the giraffe {2}. A photograph is yours for good; an animal you miss leaves.',
      now: 'Press the tortoise, then the giraffe.',
      pins: [atPlace(cardPlace(TORTOISE)), atPlace(cardPlace(GIRAFFE))],
      answers: [of(PHOTOGRAPH, TORTOISE), of(PHOTOGRAPH, GIRAFFE)],
      bots: [DRAW],
    },
    {
      kind: 'offer',
      title: 'Nine photographs end the match',
      text: 'Two photographs! When a player has nine, the round is played to its end and prestige is counted. A turn without a photograph is not wasted: it earns you 3 tokens.',
      now: '',
      pins: [],
      answers: [],
    },
    {
      kind: 'offer',
      title: 'Bid for their card',
      text: 'Now the other player has drawn the condor, which has one of your symbols. You may offer 1 token for it. If they accept, it goes into your reserve, and you can place it on a later turn.',
      now: 'Press Offer 1 token {1}. After that you play on your own.',
      pins: [AT_PRIMARY],
      answers: [OFFER],
      bots: [ACCEPT],
    },
  ],
};
