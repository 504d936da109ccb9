/** T-5: what each observer knows, and which states are possible for them. */
import type { Chance, Observer, Seat } from '@shutterbox/kernel';
import { DECK, deal, draw, HAND_SIZE, take } from './cards.ts';
import { type Card, type Event, NONE, type State, type View } from './types.ts';

export function view(state: State, observer: Observer): View {
  return {
    observer,
    options: state.options,
    seats: state.seats,
    round: state.round,
    points: state.points,
    hand: observer === 'spectator' ? [] : (state.hands[observer] as Card[]).slice(),
    chosen: observer === 'spectator' ? NONE : (state.chosen[observer] as Card),
    answered: state.chosen.map((card) => card !== NONE),
    shown: state.shown.slice(),
    scores: state.scores.slice(),
  };
}

export function eventFor(event: Event, observer: Observer): Event | undefined {
  switch (event.type) {
    case 'dealt':
      return event.seat === observer ? event : undefined;
    case 'chose':
      return event.seat === observer ? event : { type: 'chose', seat: event.seat };
    default:
      return event;
  }
}

/** Deals the cards that the seat has not seen: to the other hands, face down in front of their owners, and left over. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const deck = unseen(seen);
  const hands: Card[][] = [];
  const chosen: Card[] = [];
  for (let other = 0; other < seen.seats; other++) {
    const answered = seen.answered[other] === true;
    const size = HAND_SIZE - seen.shown.length - (answered ? 1 : 0);
    hands.push(other === seat ? seen.hand.slice() : deal(deck, size, chance));
    chosen.push(other === seat ? seen.chosen : answered ? draw(deck, chance) : NONE);
  }
  return {
    options: seen.options,
    seats: seen.seats,
    round: seen.round,
    points: seen.points,
    deck,
    hands,
    chosen,
    shown: seen.shown.slice(),
    scores: seen.scores.slice(),
  };
}

function unseen({ hand, chosen, shown }: View): Card[] {
  const cards = DECK.slice();
  for (const card of [...hand, ...shown.flat()]) take(cards, card);
  if (chosen !== NONE) take(cards, chosen);
  return cards;
}
