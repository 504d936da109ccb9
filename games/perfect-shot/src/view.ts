/** PS-9: what each observer knows, and what a seat holds possible. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { copyAll } from './clone.ts';
import { layoutOf } from './layout.ts';
import { draw, insert, poolOf } from './piles.ts';
import type { Card, Event, Layout, State, View } from './types.ts';

export function view(state: State, observer: Observer): View {
  return {
    observer,
    options: state.options,
    seats: state.seats,
    first: state.first,
    phase: state.phase,
    turn: state.turn,
    turns: state.turns.slice(),
    rounds: state.rounds,
    deck: state.deck,
    hand: observer === 'spectator' ? [] : (state.hands[observer] as Card[]).slice(),
    handSizes: state.hands.map((hand) => hand.length),
    rack: state.rack.slice(),
    albumDeck: state.albumDeck.slice(),
    albumRow: state.albumRow.slice(),
    supply: state.supply.slice(),
    photos: copyAll(state.photos),
    albums: copyAll(state.albums),
    layouts: state.layouts.map((_, seat) => layoutOf(state, seat)),
    byHand: state.layouts.map((layout) => layout !== null),
    hits: state.hits.slice(),
    misses: state.misses.slice(),
    confirmed: state.confirmed.slice(),
  };
}

/** PS-9.1, PS-6.5. */
export function eventFor(event: Event, observer: Observer): Event | undefined {
  switch (event.type) {
    case 'dealt':
    case 'arranged':
    case 'arrangedForMe':
      return event.seat === observer ? event : undefined;
    case 'drew':
      return event.seat === observer ? event : { type: 'drew', seat: event.seat, deck: event.deck };
    default:
      return event;
  }
}

/** Deals the landscapes that the seat has not seen: into the other hands and the pool. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const pool = poolOf(seen.rack, [seen.hand]);
  const hands = seen.handSizes.map((size, other) =>
    other === seat ? seen.hand.slice() : guessHand(pool, size, chance),
  );
  return {
    options: seen.options,
    seats: seen.seats,
    first: seen.first,
    phase: seen.phase,
    turn: seen.turn,
    turns: seen.turns.slice(),
    rounds: seen.rounds,
    deck: seen.deck,
    hands,
    rack: seen.rack.slice(),
    albumDeck: seen.albumDeck.slice(),
    albumRow: seen.albumRow.slice(),
    supply: seen.supply.slice(),
    photos: copyAll(seen.photos),
    albums: copyAll(seen.albums),
    layouts: seen.layouts.map((layout, other) => (seen.byHand[other] === true ? (layout as Layout) : null)),
    hits: seen.hits.slice(),
    misses: seen.misses.slice(),
    confirmed: seen.confirmed.slice(),
  };
}

function guessHand(pool: Card[], size: number, chance: Chance): Card[] {
  const hand: Card[] = [];
  for (let i = 0; i < size; i++) insert(hand, draw(pool, chance));
  return hand;
}
