/** PS-9: what each observer knows, and which states are possible for them. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { clone, stateOf } from './clone.ts';
import { layoutOf } from './layout.ts';
import { draw, insert, poolOf } from './piles.ts';
import type { Card, Event, State, View } from './types.ts';

export function view(state: State, observer: Observer): View {
  const { hands, layouts, ...table } = clone(state);
  return {
    ...table,
    observer,
    hand: observer === 'spectator' ? [] : (hands[observer] as Card[]),
    handSizes: hands.map((hand) => hand.length),
    layouts: layouts.map((_, seat) => layoutOf(state, seat)),
    byHand: layouts.map((layout) => layout !== null),
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
  const layouts = seen.layouts.map((layout, other) => (seen.byHand[other] === true ? layout : null));
  return stateOf(seen, hands, layouts);
}

function guessHand(pool: Card[], size: number, chance: Chance): Card[] {
  const hand: Card[] = [];
  for (let i = 0; i < size; i++) insert(hand, draw(pool, chance));
  return hand;
}
