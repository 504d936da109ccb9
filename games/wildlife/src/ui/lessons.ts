/** The first decision of each kind, explained. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../types.ts';

export const LESSONS: Readonly<Record<DecisionKind | 'aim', Lesson>> = {
  aim: {
    title: 'Play for prestige',
    text: 'Every photograph has some. Three from one habitat, or one from each, win a medal: its dots say how far you are. Your secret assignment wants an animal for its cover, and symbols. Whoever has enough photographs ends the game.',
    rule: 'W-7.1',
  },
  research: {
    title: 'Research brings animals to the table',
    text: 'Draw cards, one at a time, for as long as you dare. A card goes on top of its habitat if it is more difficult than every animal there, and earns you a token. When you have seen enough, prepare your expedition.',
    rule: 'W-2.2',
  },
  offer: {
    title: 'You may bid for this card',
    text: 'Somebody else has drawn a card, and you may offer one token to have it in your reserve. Nobody sees your answer before all have given theirs. You pay only if the drawer accepts.',
    rule: 'W-3.1',
  },
  card: {
    title: 'Every card has to go somewhere',
    text: 'Place it, keep it in your reserve, or accept an offer for it. A card that is not difficult enough for its habitat spooks all animals there, and your turn ends without photographs.',
    rule: 'W-2.3',
  },
  reserves: {
    title: 'Reserved animals come back',
    text: 'A card from your reserve may go into its habitat now, even under a more difficult one. It lies across the others as a promise: you must put dice on it this turn.',
    rule: 'W-4.4',
  },
  dice: {
    title: 'Six dice for one expedition',
    text: 'Put at least one die on a habitat; more dice explore it more surely. Then put dice on its animals, as many as you like. What is not explored cannot be photographed.',
    rule: 'W-4.8',
  },
  tokens: {
    title: 'Tokens make it surer',
    text: 'Each token on an animal adds 1 to its dice. They are gone if the photograph succeeds; if it fails, they come back to you.',
    rule: 'W-4.11',
  },
  explore: {
    title: 'First find a hide',
    text: 'All dice on the habitat roll together, and one of them has to reach the explore value by itself. Then you photograph there, before you go on to another habitat.',
    rule: 'W-5.3',
  },
  failed: {
    title: 'Not found, not lost yet',
    text: 'Two tokens let you roll one of the dice again, as often as you can pay. Tokens on animals may pay too. If you give up, every animal here that has dice is discarded.',
    rule: 'W-5.4',
  },
  reroll: {
    title: 'Choose the die to roll again',
    text: 'All that matters is a single die that reaches the explore value, so any of them will do.',
    rule: 'W-5.4',
  },
  photograph: {
    title: 'Now press the shutter',
    text: 'The dice on the animal, added up, plus one for each token, have to reach its difficulty. A photograph is yours for good. An animal that you miss is discarded.',
    rule: 'W-5.9',
  },
};
