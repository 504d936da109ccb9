/** W-1: the table before the first turn. */
import type { Context, Seat } from '@shutterbox/kernel';
import { startTurn } from './apply/turn.ts';
import { AWARD_CATEGORIES, CARD_COUNT, HABITAT_COUNT, NATURAL_HABITAT, RACCOON } from './cards.ts';
import { ASSIGNMENTS } from './data/assignments.ts';
import { type Card, type Event, NONE, type Options, type State } from './types.ts';

/** W-1.10. */
const FIRST_TOKENS = 2;
/** W-1.6. */
const SETUP_CARDS = 3;

export function setup(seats: number, options: Options, cx: Context<Event>): State {
  const first = cx.chance.int(seats);
  const state = emptyTable(seats, options, first);
  const cards: Card[] = [];
  for (let i = 0; i < SETUP_CARDS; i++) cards.push(takeFrom(state.deck, cx.chance.int(state.deck.length)));
  // Ascending indices are ascending difficulties within each habitat (W-1.6).
  cards.sort((a, b) => a - b);
  for (const card of cards) (state.stacks[NATURAL_HABITAT[card] as number] as Card[]).push(card);
  // W-1.7: the raccoon joins the deck only now, so that it cannot be among the three.
  if (options.raccoon) state.deck.push(RACCOON);
  if (options.tokens) for (let i = 0; i < seats; i++) state.tokens[(first + i) % seats] = FIRST_TOKENS + i;
  cx.emit?.({ type: 'began', first, tokens: [...state.tokens], cards });
  if (options.assignments) deal(state, cx);
  startTurn(state, cx);
  return state;
}

/** W-1.8. */
function deal(state: State, cx: Context<Event>): void {
  const left = ASSIGNMENTS.map((_, index) => index);
  for (let seat = 0; seat < state.seats; seat++) {
    const assignment = takeFrom(left, cx.chance.int(left.length));
    state.assignments[seat] = assignment;
    cx.emit?.({ type: 'dealt', seat, assignment });
  }
}

/** Takes an item out and keeps the others in their order. */
export function takeFrom(items: number[], index: number): number {
  const item = items[index] as number;
  const last = items.length - 1;
  for (let i = index; i < last; i++) items[i] = items[i + 1] as number;
  items.pop();
  return item;
}

function emptyTable(seats: number, options: Options, first: Seat): State {
  return {
    options,
    seats,
    first,
    round: 1,
    turn: first,
    open: [],
    deck: Array.from({ length: CARD_COUNT - 1 }, (_, card) => card),
    discards: [],
    stacks: Array.from({ length: HABITAT_COUNT }, () => []),
    raccoonAt: NONE,
    drawn: NONE,
    offer: NONE,
    committed: [],
    dice: 0,
    habitatDice: zeros(HABITAT_COUNT),
    habitatTokens: zeros(HABITAT_COUNT),
    animalDice: zeros(CARD_COUNT),
    animalTokens: zeros(CARD_COUNT),
    exploring: NONE,
    roll: [],
    paid: 0,
    photos: 0,
    tokens: zeros(seats),
    reserves: Array.from({ length: seats }, () => []),
    portfolios: Array.from({ length: seats }, () => []),
    awards: Array.from({ length: seats }, () => []),
    awarded: zeros(AWARD_CATEGORIES),
    barren: 0,
    roundPhotos: 0,
    ending: false,
    over: false,
    answers: Array.from({ length: seats }, () => 'none'),
    assignments: Array.from({ length: seats }, () => NONE),
  };
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}
