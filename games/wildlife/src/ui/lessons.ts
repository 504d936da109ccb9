/** The first decision of each kind, explained. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../types.ts';

export const LESSONS: Readonly<Record<DecisionKind | 'aim', Lesson>> = {
  aim: {
    title: 'Play for prestige',
    text: 'Every photograph earns prestige. Three from one habitat, or one from each, win an award. Your secret assignment adds prestige for the animals and symbols it asks for. Once a player has enough photographs, you finish the round, then the most prestige wins.',
    rule: 'W-7.1',
  },
  research: {
    title: 'Draw, or prepare?',
    text: 'Draw as many cards as you dare, one at a time. A card that is harder than every animal in its habitat goes on top and earns you a token. An easier card can spook the habitat: its animals leave, and your turn is over. Prepare when you like the animals you see.',
    rule: 'W-2.2',
  },
  offer: {
    title: 'You can bid for this card',
    text: 'Another player drew it, and you may offer 1 token to put it into your reserve. Nobody sees your answer until everyone has answered. You pay only if your offer is accepted.',
    rule: 'W-3.1',
  },
  card: {
    title: 'This card must go somewhere',
    text: 'Place it, put it into your reserve, or accept an offer for it. If it is not harder than every animal in its habitat, it spooks them: they all leave, and your turn ends without photographs.',
    rule: 'W-2.3',
  },
  reserves: {
    title: 'Use your reserve now?',
    text: 'You may place a reserved animal in its habitat, even if a harder animal is there. That is a promise: this turn you must put at least one die on the habitat and one on the animal. If you miss the animal, it leaves.',
    rule: 'W-4.4',
  },
  dice: {
    title: 'Six dice for this expedition',
    text: 'Put at least one die on the habitat you want to explore: one of its dice must reach the number at its top. Put the other dice on its animals: their sum must reach the animal’s number. More dice improve your chances.',
    rule: 'W-4.8',
  },
  tokens: {
    title: 'Tokens improve your chances',
    text: 'Each token on an animal adds 1 to its dice. You pay the tokens only if the photograph succeeds; if you miss, they come back to you. You can also save them for later.',
    rule: 'W-4.11',
  },
  explore: {
    title: 'Explore the habitat first',
    text: 'You roll all dice on the habitat, and one of them must reach its number. Then you photograph the animals there before you go on to the next habitat.',
    rule: 'W-5.3',
  },
  failed: {
    title: 'Pay for another try?',
    text: '2 tokens let you roll one of these dice again, as often as you can pay. Tokens on animals count too. If you give up, every animal here that has dice leaves.',
    rule: 'W-5.4',
  },
  reroll: {
    title: 'Which die do you roll again?',
    text: 'One die that reaches the habitat’s number is enough, so it does not matter which one you choose.',
    rule: 'W-5.4',
  },
  photograph: {
    title: 'Press the shutter',
    text: 'Add up the dice on the animal, plus 1 for each token. If the sum reaches the animal’s number, the photograph is yours for good. If not, the animal leaves.',
    rule: 'W-5.9',
  },
};
