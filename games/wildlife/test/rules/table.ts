/** Tables for the rule tests: an empty one, and helpers that lay cards out on it. */
import type { Seat } from '@shutterbox/kernel';
import { cardNamed, NATURAL_HABITAT } from '../../src/cards.ts';
import { newTable } from '../../src/testing.ts';
import type { Card, Habitat, Options, State } from '../../src/types.ts';

export const SHORELINE: Habitat = 0;
export const SAVANNAH: Habitat = 1;
export const MOUNTAIN: Habitat = 2;
export const RAINFOREST: Habitat = 3;
export const ALL_HABITATS: readonly Habitat[] = [SHORELINE, SAVANNAH, MOUNTAIN, RAINFOREST];

/** Seat 0 begins, seat n has assignment n, the habitats are empty, and all cards are in the deck. */
export function clearTable(seats = 2, options: Partial<Options> = {}): State {
  const state: State = { ...newTable(seats, options), first: 0, turn: 0, open: [{ seat: 0, kind: 'research' }] };
  state.deck = [...state.deck, ...state.stacks.flat()].sort((a, b) => a - b);
  state.stacks = ALL_HABITATS.map(() => []);
  if (state.options.tokens) state.tokens = state.tokens.map((_, seat) => 2 + seat);
  if (state.options.assignments) state.assignments = state.assignments.map((_, seat) => seat);
  return state;
}

/** Lays animals from the deck into their natural habitats, the last one on top. */
export function lay(state: State, ...names: readonly string[]): void {
  for (const name of names) {
    const card = fromDeck(state, name);
    pile(state.stacks, NATURAL_HABITAT[card]).push(card);
  }
}

export function layRaccoon(state: State, habitat: Habitat): void {
  pile(state.stacks, habitat).push(fromDeck(state, 'Raccoon'));
  state.raccoonAt = habitat;
}

/** Animals that already lie on the table are turned sideways. */
export function commit(state: State, ...names: readonly string[]): void {
  for (const name of names) state.committed.push(cardNamed(name));
}

export function hold(state: State, seat: Seat, ...names: readonly string[]): void {
  for (const name of names) pile(state.reserves, seat).push(fromDeck(state, name));
}

export function own(state: State, seat: Seat, ...names: readonly string[]): void {
  for (const name of names) pile(state.portfolios, seat).push(fromDeck(state, name));
}

export function discard(state: State, ...names: readonly string[]): void {
  for (const name of names) state.discards.push(fromDeck(state, name));
}

/** Leaves only these in the deck; all its other cards become photographs of a seat. */
export function thinDeck(state: State, seat: Seat, ...names: readonly string[]): void {
  const left = names.map(cardNamed);
  pile(state.portfolios, seat).push(...state.deck.filter((card) => !left.includes(card)));
  state.deck = state.deck.filter((card) => left.includes(card));
}

function fromDeck(state: State, name: string): Card {
  const card = cardNamed(name);
  const at = state.deck.indexOf(card);
  if (at < 0) throw new Error(`The ${name} is not in the deck.`);
  state.deck.splice(at, 1);
  return card;
}

function pile(piles: readonly Card[][], index = -1): Card[] {
  const found = piles[index];
  if (found === undefined) throw new Error(`There is no pile ${index}.`);
  return found;
}
