/** Phase 2: reserved animals, dice and tokens are placed, in this order. */
import type { Context } from '@shutterbox/kernel';
import { ALL_DICE } from '../actions.ts';
import { HABITAT_COUNT } from '../cards.ts';
import { hasAnimalsWithDice } from '../table.ts';
import type { Card, Event, Habitat, State } from '../types.ts';
import { startPhotography } from './photography.ts';
import { ask, layInHabitat } from './turn.ts';

/** W-4.1: step A, unless there is nothing to place. */
export function startPreparation(state: State, cx: Context<Event>): void {
  state.dice = ALL_DICE;
  if ((state.reserves[state.turn] as Card[]).length > 0) ask(state, state.turn, 'reserves');
  else startDice(state, cx);
}

/** W-4.2 to W-4.5. */
export function placeReserved(state: State, card: Card, habitat: Habitat, cx: Context<Event>): void {
  const reserve = state.reserves[state.turn] as Card[];
  reserve.splice(reserve.indexOf(card), 1);
  layInHabitat(state, card, habitat);
  state.committed.push(card);
  cx.emit?.({ type: 'placedReserved', seat: state.turn, card, habitat });
  if (reserve.length > 0) ask(state, state.turn, 'reserves');
  else startDice(state, cx);
}

/** Step B. */
export function startDice(state: State, _cx: Context<Event>): void {
  ask(state, state.turn, 'dice');
}

export function placeDieOnHabitat(state: State, habitat: Habitat, cx: Context<Event>): void {
  (state.habitatDice[habitat] as number)++;
  cx.emit?.({ type: 'dieOnHabitat', seat: state.turn, habitat });
  diePlaced(state, cx);
}

export function placeDieOnAnimal(state: State, card: Card, cx: Context<Event>): void {
  (state.animalDice[card] as number)++;
  cx.emit?.({ type: 'dieOnAnimal', seat: state.turn, card });
  diePlaced(state, cx);
}

function diePlaced(state: State, cx: Context<Event>): void {
  state.dice--;
  if (state.dice > 0) ask(state, state.turn, 'dice');
  else startTokens(state, cx);
}

/** Step C, unless nothing can take a token or there is none. */
export function startTokens(state: State, cx: Context<Event>): void {
  state.dice = 0;
  if ((state.tokens[state.turn] as number) > 0 && hasTargets(state)) ask(state, state.turn, 'tokens');
  else startPhotography(state, cx);
}

function hasTargets(state: State): boolean {
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) if (hasAnimalsWithDice(state, habitat)) return true;
  return false;
}

/** W-4.11. */
export function placeToken(state: State, card: Card, cx: Context<Event>): void {
  (state.tokens[state.turn] as number)--;
  (state.animalTokens[card] as number)++;
  cx.emit?.({ type: 'token', seat: state.turn, card });
  if ((state.tokens[state.turn] as number) > 0) ask(state, state.turn, 'tokens');
  else startPhotography(state, cx);
}
