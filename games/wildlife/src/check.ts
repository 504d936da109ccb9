/** Why an answer is refused. Reads the same questions about the table as legal.ts, and gives a reason for each. */
import type { Decision, Rejection } from '@shutterbox/kernel';
import { animalOf, DIFFICULTY, RACCOON } from './cards.ts';
import {
  affordable,
  belongs,
  canReserve,
  diceOwed,
  fits,
  fitsSomewhere,
  habitatOf,
  habitatsOwed,
  isCommitted,
  onTable,
} from './table.ts';
import { type Action, type Card, type DecisionKind, HABITATS, type Habitat, NONE, type State } from './types.ts';

const ANSWERS: Readonly<Record<DecisionKind, { readonly types: readonly Action['type'][]; readonly rule: string }>> = {
  research: { types: ['draw', 'prepare'], rule: 'W-2.2' },
  offer: { types: ['offer', 'pass'], rule: 'W-3.1' },
  card: { types: ['place', 'spook', 'reserve', 'accept'], rule: 'W-2.3' },
  reserves: { types: ['placeReserved', 'done'], rule: 'W-4.1' },
  dice: { types: ['dieOnHabitat', 'dieOnAnimal', 'done'], rule: 'W-4.1' },
  tokens: { types: ['token', 'done'], rule: 'W-4.1' },
  explore: { types: ['explore'], rule: 'W-5.1' },
  failed: { types: ['pay', 'payFrom', 'giveUp'], rule: 'W-5.4' },
  reroll: { types: ['reroll'], rule: 'W-5.4' },
  photograph: { types: ['photograph'], rule: 'W-5.8' },
};

export function check(state: State, decision: Decision, action: Action): Rejection | undefined {
  const kind = decision.kind as DecisionKind;
  const { types, rule } = ANSWERS[kind];
  if (!types.includes(action.type))
    return { code: 'notNow', rule, params: state.paid === 0 ? { kind } : { kind, paid: state.paid } };
  switch (action.type) {
    case 'draw':
      return state.deck.length + state.discards.length > 0 ? undefined : { code: 'nothingToDraw', rule: 'W-2.14' };
    case 'accept':
      return state.offer === NONE ? { code: 'noOffer', rule: 'W-3.3' } : undefined;
    case 'reserve':
      return checkReserve(state);
    case 'place':
      return checkPlace(state, action.habitat);
    case 'spook':
      return checkSpook(state, action.habitat);
    case 'placeReserved':
      return checkPlaceReserved(state, action.card, action.habitat);
    case 'dieOnHabitat':
      return checkDieOnHabitat(state, action.habitat);
    case 'dieOnAnimal':
      return checkDieOnAnimal(state, action.card);
    case 'done':
      return kind === 'dice' && diceOwed(state) > 0 ? owing(state) : undefined;
    case 'token':
      return hasDice(state, action.card) ? undefined : { code: 'noDice', rule: 'W-4.11', params: named(action.card) };
    case 'explore':
      return state.habitatDice[action.habitat] === 0
        ? { code: 'noHabitatDice', rule: 'W-5.1', params: { habitat: habitatName(action.habitat) } }
        : undefined;
    case 'pay':
      return state.tokens[state.turn] === 0 ? { code: 'noTokens', rule: 'W-5.4' } : undefined;
    case 'payFrom':
      return state.animalTokens[action.card] === 0
        ? { code: 'noTokensThere', rule: 'W-5.5', params: named(action.card) }
        : undefined;
    case 'giveUp':
      return state.paid === 0 ? undefined : { code: 'payInFull', rule: 'W-5.4' };
    case 'reroll':
      return action.die < state.roll.length
        ? undefined
        : { code: 'noSuchDie', rule: 'W-5.4', params: { dice: state.roll.length } };
    case 'photograph':
      return checkPhotograph(state, action.card);
    case 'prepare':
    case 'offer':
    case 'pass':
      return undefined;
  }
}

function checkReserve(state: State): Rejection | undefined {
  if (!state.options.reserving) return { code: 'noReserving', rule: 'W-9.6' };
  return canReserve(state, state.turn) ? undefined : { code: 'reserveFull', rule: 'W-2.11' };
}

function checkPlace(state: State, habitat: Habitat): Rejection | undefined {
  const { drawn } = state;
  if (!belongs(drawn, habitat)) return wrongHabitat(drawn, 'W-2.4');
  if (!fits(state, drawn, habitat)) {
    const highest = (state.stacks[habitat] as Card[]).at(-1) as Card;
    return {
      code: 'notHigher',
      rule: drawn === RACCOON ? 'W-8.2' : 'W-2.4',
      params: {
        ...named(drawn),
        difficulty: DIFFICULTY[drawn] as number,
        other: animalOf(highest).name,
        highest: DIFFICULTY[highest] as number,
      },
    };
  }
  return state.offer !== NONE && !affordable(state, habitat)
    ? { code: 'tooManyCommitments', rule: 'W-3.9' }
    : undefined;
}

function checkSpook(state: State, habitat: Habitat): Rejection | undefined {
  const { drawn } = state;
  if (state.offer !== NONE) return { code: 'offerOnTable', rule: 'W-3.6', params: named(drawn) };
  if (fitsSomewhere(state, drawn))
    return { code: 'placeable', rule: drawn === RACCOON ? 'W-8.3' : 'W-2.8', params: named(drawn) };
  return belongs(drawn, habitat) ? undefined : wrongHabitat(drawn, 'W-2.6');
}

function checkPlaceReserved(state: State, card: Card, habitat: Habitat): Rejection | undefined {
  if (!(state.reserves[state.turn] as Card[]).includes(card))
    return { code: 'notInReserve', rule: 'W-4.2', params: named(card) };
  if (!belongs(card, habitat)) return wrongHabitat(card, 'W-4.2');
  return affordable(state, habitat) ? undefined : { code: 'tooManyCommitments', rule: 'W-4.4' };
}

function checkDieOnHabitat(state: State, habitat: Habitat): Rejection | undefined {
  const needed = ((habitatsOwed(state) >> habitat) & 1) === 1;
  return needed || state.dice > diceOwed(state) ? undefined : owing(state);
}

function checkDieOnAnimal(state: State, card: Card): Rejection | undefined {
  if (!onTable(state, card)) return { code: 'notOnTable', rule: 'W-4.8', params: named(card) };
  const habitat = habitatOf(state, card);
  if (state.habitatDice[habitat] === 0) {
    return { code: 'habitatFirst', rule: 'W-4.9', params: { ...named(card), habitat: habitatName(habitat) } };
  }
  const needed = state.animalDice[card] === 0 && isCommitted(state, card);
  return needed || state.dice > diceOwed(state) ? undefined : owing(state);
}

function checkPhotograph(state: State, card: Card): Rejection | undefined {
  if (habitatOf(state, card) === state.exploring && hasDice(state, card)) return undefined;
  return { code: 'noDiceHere', rule: 'W-5.8', params: { ...named(card), habitat: habitatName(state.exploring) } };
}

function hasDice(state: State, card: Card): boolean {
  return (state.animalDice[card] as number) > 0;
}

function owing(state: State): Rejection {
  return { code: 'diceOwed', rule: 'W-4.10', params: { owed: diceOwed(state) } };
}

function wrongHabitat(card: Card, rule: string): Rejection {
  return { code: 'wrongHabitat', rule, params: { ...named(card), habitat: animalOf(card).habitat } };
}

function named(card: Card): { readonly animal: string } {
  return { animal: animalOf(card).name };
}

function habitatName(habitat: Habitat): string {
  return HABITATS[habitat] ?? 'nowhere';
}
