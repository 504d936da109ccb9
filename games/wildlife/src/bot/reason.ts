/** Why an answer is worth considering, in a sentence for its player. */
import { count, type Decision } from '@shutterbox/kernel';
import { EXPLORE_VALUE } from '../cards.ts';
import { habitatName, the } from '../text/words.ts';
import { neededToPhotograph } from '../throws.ts';
import type { Action, Card, Habitat, State } from '../types.ts';
import { exploreChance, photoChance } from './odds.ts';
import { planFor } from './plan.ts';
import { riskOf } from './risk.ts';
import { photoValues } from './value.ts';

export function reason(state: State, { seat }: Decision, action: Action): string {
  switch (action.type) {
    case 'draw':
      return `About ${percent(riskOf(state))} of the cards still to come would fit nowhere.`;
    case 'prepare':
      return `The animals on the table are worth about ${prestige(planFor(state).value)} to you this turn.`;
    case 'offer':
    case 'accept':
    case 'reserve':
    case 'place':
      return worthOf(state, seat, state.drawn);
    case 'placeReserved':
      return worthOf(state, seat, action.card);
    case 'dieOnAnimal':
      return photoOdds(state, action.card, (state.animalDice[action.card] as number) + 1, 0);
    case 'token':
      return photoOdds(state, action.card, state.animalDice[action.card] as number, 1);
    case 'dieOnHabitat':
      return `You would then find the ${habitatName(action.habitat)} ${foundWith(state, action.habitat)} of the time.`;
    case 'pass':
      return `You keep your token. ${worthOf(state, seat, state.drawn)}`;
    case 'spook':
      return `Every animal of the ${habitatName(action.habitat)} is spooked.`;
    case 'explore':
      return `You find the ${habitatName(action.habitat)} ${percent(exploreChance(state.habitatDice[action.habitat] as number, EXPLORE_VALUE[action.habitat] as number))} of the time.`;
    case 'photograph':
      return worthOf(state, seat, action.card);
    case 'pay':
    case 'payFrom':
      return 'Two tokens buy one more roll of a die.';
    case 'reroll':
      return 'One good die is enough to find the habitat.';
    case 'giveUp':
      return 'You keep your tokens for another turn.';
    case 'done':
      return 'What you keep back is yours to use later.';
  }
}

function worthOf(state: State, seat: number, card: Card): string {
  return `A photograph of ${the(card)} is worth about ${prestige(photoValues(state, seat)[card] as number)} to you.`;
}

function photoOdds(state: State, card: Card, dice: number, more: number): string {
  const needed = neededToPhotograph(card, (state.animalTokens[card] as number) + more);
  return `Your photograph of ${the(card)} would then succeed ${percent(photoChance(dice, needed))} of the time.`;
}

function foundWith(state: State, habitat: Habitat): string {
  return percent(exploreChance((state.habitatDice[habitat] as number) + 1, EXPLORE_VALUE[habitat] as number));
}

function prestige(value: number): string {
  return count(Math.round(value), 'prestige', 'prestige');
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
