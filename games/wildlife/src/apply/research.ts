/** Phase 1: cards are drawn, offered for, placed, reserved, or spook. */
import type { Context, Seat } from '@shutterbox/kernel';
import { RACCOON } from '../cards.ts';
import { takeFrom } from '../setup.ts';
import { canOffer } from '../table.ts';
import { type Answer, type Card, type Event, type Habitat, NONE, type State } from '../types.ts';
import { startPreparation } from './preparation.ts';
import { review } from './review.ts';
import { ask, askForOffer, layInHabitat } from './turn.ts';

export function draw(state: State, cx: Context<Event>): void {
  if (state.deck.length === 0) reshuffle(state, cx);
  const card = takeFrom(state.deck, cx.chance.int(state.deck.length));
  state.drawn = card;
  cx.emit?.({ type: 'drew', seat: state.turn, card });
  askForOffers(state);
}

/** W-2.13. Sorted, because a deck has no order. */
function reshuffle(state: State, cx: Context<Event>): void {
  const { deck } = state;
  state.deck = state.discards;
  state.discards = deck;
  state.deck.sort(ascending);
  cx.emit?.({ type: 'shuffled', cards: state.deck.length });
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** W-3.1. */
function askForOffers(state: State): void {
  state.open = [];
  for (let i = 1; i < state.seats; i++) {
    const seat = (state.turn + i) % state.seats;
    if (canOffer(state, seat)) askForOffer(state, seat);
  }
  if (state.open.length === 0) ask(state, state.turn, 'card');
}

/** W-3.2. */
export function answerOffer(state: State, seat: Seat, answer: Answer, cx: Context<Event>): void {
  state.answers[seat] = answer;
  const { open } = state;
  let kept = 0;
  for (let i = 0; i < open.length; i++) {
    const decision = open[i];
    if (decision !== undefined && decision.seat !== seat) open[kept++] = decision;
  }
  open.pop();
  cx.emit?.({ type: 'answered', seat, offer: answer === 'offer' });
  if (kept === 0) closeOffers(state, cx);
}

/** W-3.3, W-10.3, W-10.4: the nearest offer comes to the table; all other answers cease to exist. */
function closeOffers(state: State, cx: Context<Event>): void {
  for (let i = 1; i < state.seats; i++) {
    const seat = (state.turn + i) % state.seats;
    if (state.offer === NONE && state.answers[seat] === 'offer') state.offer = seat;
    state.answers[seat] = 'none';
  }
  cx.reveal('W-10.3');
  if (state.offer === NONE) cx.emit?.({ type: 'notOffered', card: state.drawn });
  else cx.emit?.({ type: 'offered', seat: state.offer, card: state.drawn });
  ask(state, state.turn, 'card');
}

/** W-2.4, W-2.5, W-3.5, W-3.10. */
export function place(state: State, habitat: Habitat, cx: Context<Event>): void {
  const card = state.drawn;
  const committed = state.offer !== NONE;
  layInHabitat(state, card, habitat);
  if (committed) state.committed.push(card);
  const tokens = state.options.tokens ? 1 : 0;
  (state.tokens[state.turn] as number) += tokens;
  cx.emit?.({ type: 'placed', seat: state.turn, card, habitat, committed, tokens });
  goOnDrawing(state);
}

/** W-2.10. */
export function reserve(state: State, cx: Context<Event>): void {
  (state.reserves[state.turn] as Card[]).push(state.drawn);
  cx.emit?.({ type: 'reserved', seat: state.turn, card: state.drawn });
  goOnDrawing(state);
}

/** W-3.4. */
export function accept(state: State, cx: Context<Event>): void {
  const { turn, offer, drawn } = state;
  (state.tokens[offer] as number)--;
  (state.tokens[turn] as number)++;
  (state.reserves[offer] as Card[]).push(drawn);
  cx.emit?.({ type: 'accepted', seat: turn, from: offer, card: drawn });
  goOnDrawing(state);
}

function goOnDrawing(state: State): void {
  state.drawn = NONE;
  state.offer = NONE;
  ask(state, state.turn, 'research');
}

/** W-2.6, W-2.7, W-3.11. */
export function spook(state: State, habitat: Habitat, cx: Context<Event>): void {
  const card = state.drawn;
  const stack = state.stacks[habitat] as Card[];
  state.discards.push(card);
  for (let i = 0; i < stack.length; i++) {
    if (stack[i] === RACCOON) state.raccoonAt = NONE;
    state.discards.push(stack[i] as Card);
  }
  cx.emit?.({
    type: 'spooked',
    seat: state.turn,
    card,
    habitat,
    gone: stack,
    upright: state.committed.filter((committed) => !stack.includes(committed)),
  });
  state.stacks[habitat] = [];
  state.committed = [];
  state.drawn = NONE;
  review(state, cx);
}

export function prepare(state: State, cx: Context<Event>): void {
  cx.emit?.({ type: 'prepared', seat: state.turn });
  startPreparation(state, cx);
}
