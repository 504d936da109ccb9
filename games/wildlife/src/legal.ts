/** Every legal answer to every question. Half of all time is spent here: no closures, no spreads. */
import type { Decision } from '@shutterbox/kernel';
import {
  ACCEPT,
  DIE_ON_ANIMAL,
  DIE_ON_HABITAT,
  DONE,
  DRAW,
  EXPLORE,
  GIVE_UP,
  OFFER,
  PASS,
  PAY,
  PAY_FROM,
  PHOTOGRAPH,
  PLACE,
  PLACE_RESERVED,
  PREPARE,
  REROLL,
  RESERVE,
  SPOOK,
  TOKEN,
} from './actions.ts';
import { HABITAT_COUNT } from './cards.ts';
import { affordable, belongs, canReserve, diceOwed, fits, fitsSomewhere, habitatsOwed, isCommitted } from './table.ts';
import { type Action, type Card, type DecisionKind, NONE, type State } from './types.ts';

export function legalActions(state: State, decision: Decision, into: Action[]): void {
  switch (decision.kind as DecisionKind) {
    case 'research':
      if (state.deck.length > 0 || state.discards.length > 0) into.push(DRAW);
      into.push(PREPARE);
      return;
    case 'offer':
      into.push(OFFER, PASS);
      return;
    case 'card':
      return state.offer === NONE ? pushCard(state, into) : pushCardOffered(state, into);
    case 'reserves':
      return pushReserves(state, into);
    case 'dice':
      return pushDice(state, into);
    case 'tokens':
      return pushTokens(state, into);
    case 'explore':
      for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
        if ((state.habitatDice[habitat] as number) > 0) into.push(EXPLORE[habitat] as Action);
      }
      return;
    case 'failed':
      return pushPayments(state, into);
    case 'reroll':
      for (let die = 0; die < state.roll.length; die++) into.push(REROLL[die] as Action);
      return;
    case 'photograph':
      return pushPhotographs(state, into);
  }
}

/** W-2.4, W-2.8, W-2.9, W-2.10, W-8.2, W-8.3. */
function pushCard(state: State, into: Action[]): void {
  const { drawn } = state;
  const table = fitsSomewhere(state, drawn) ? PLACE : SPOOK;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if (belongs(drawn, habitat) && (table === SPOOK || fits(state, drawn, habitat)))
      into.push(table[habitat] as Action);
  }
  if (canReserve(state, state.turn)) into.push(RESERVE);
}

/** W-3.5, W-3.6, W-3.7, W-3.9. */
function pushCardOffered(state: State, into: Action[]): void {
  const { drawn } = state;
  into.push(ACCEPT);
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if (belongs(drawn, habitat) && fits(state, drawn, habitat) && affordable(state, habitat))
      into.push(PLACE[habitat] as Action);
  }
  if (canReserve(state, state.turn)) into.push(RESERVE);
}

/** W-4.2, W-4.3, W-4.4, W-8.4. */
function pushReserves(state: State, into: Action[]): void {
  const reserve = state.reserves[state.turn] as Card[];
  for (let i = 0; i < reserve.length; i++) {
    const card = reserve[i] as Card;
    for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
      if (belongs(card, habitat) && affordable(state, habitat))
        into.push((PLACE_RESERVED[card] as readonly Action[])[habitat] as Action);
    }
  }
  into.push(DONE);
}

/** W-4.6 to W-4.10. */
function pushDice(state: State, into: Action[]): void {
  const owed = diceOwed(state);
  const free = state.dice > owed;
  const owedHabitats = owed === 0 ? 0 : habitatsOwed(state);
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if (free || (owedHabitats >> habitat) & 1) into.push(DIE_ON_HABITAT[habitat] as Action);
    if ((state.habitatDice[habitat] as number) > 0) {
      const stack = state.stacks[habitat] as Card[];
      for (let i = 0; i < stack.length; i++) {
        const card = stack[i] as Card;
        if (free || (state.animalDice[card] === 0 && isCommitted(state, card)))
          into.push(DIE_ON_ANIMAL[card] as Action);
      }
    }
  }
  if (owed === 0) into.push(DONE);
}

/** W-4.11. */
function pushTokens(state: State, into: Action[]): void {
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if ((state.habitatDice[habitat] as number) > 0) {
      const stack = state.stacks[habitat] as Card[];
      for (let i = 0; i < stack.length; i++) {
        const card = stack[i] as Card;
        if ((state.animalDice[card] as number) > 0) into.push(TOKEN[card] as Action);
      }
    }
  }
  into.push(DONE);
}

/** W-5.4, W-5.5: a re-roll is paid token by token; once begun it is paid in full. */
function pushPayments(state: State, into: Action[]): void {
  if ((state.tokens[state.turn] as number) > 0) into.push(PAY);
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if ((state.habitatDice[habitat] as number) > 0) {
      const stack = state.stacks[habitat] as Card[];
      for (let i = 0; i < stack.length; i++) {
        const card = stack[i] as Card;
        if ((state.animalTokens[card] as number) > 0) into.push(PAY_FROM[card] as Action);
      }
    }
  }
  if (state.paid === 0) into.push(GIVE_UP);
}

/** W-5.8. */
function pushPhotographs(state: State, into: Action[]): void {
  const stack = state.stacks[state.exploring] as Card[];
  for (let i = 0; i < stack.length; i++) {
    const card = stack[i] as Card;
    if ((state.animalDice[card] as number) > 0) into.push(PHOTOGRAPH[card] as Action);
  }
}
