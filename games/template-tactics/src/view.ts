/** TT-6, TT-7: what each observer knows, and which states are possible for them. */
import { type Chance, knownBy, type Observer, type Seat } from '@shutterbox/kernel';
import { isSealed } from './apply/round.ts';
import { pending } from './legal.ts';
import { isKnownTo } from './sight.ts';
import {
  type Event,
  type Figure,
  type Guise,
  guiseOf,
  HIDDEN,
  isOwn,
  isWatching,
  NONE,
  ORDERS,
  type Order,
  type State,
  squareOf,
  type View,
} from './types.ts';

export function view(state: State, observer: Observer): View {
  const known = (figure: Figure): boolean => state.phase === 'over' || isKnownTo(state, figure, observer);
  return {
    observer,
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    turn: state.turn,
    mover: state.mover,
    watcher: state.watcher,
    points: state.points,
    deeds: state.deeds.map((count) => (observer === 'spectator' ? 0 : count)),
    open: knownBy(pending(state), observer),
    bids: state.bids.map((bid, seat) => (isSealed(state, seat) && !isOwn(seat, observer) ? HIDDEN : bid)),
    places: state.places.map((place, figure) => (known(figure) ? place : HIDDEN)),
    watching: state.watching.map((watching, figure) => watching && known(figure)),
    orders: state.orders.map((order, figure) => (isOwn(figure, observer) ? order : null)),
    maybe: state.maybe.map((guises, figure) =>
      observer === 'spectator' || isOwn(figure, observer) ? null : guises.slice(),
    ),
  };
}

export function eventFor(event: Event, observer: Observer): Event | undefined {
  switch (event.type) {
    case 'bid':
      return isOwn(event.seat, observer) ? event : { type: 'bid', seat: event.seat };
    case 'stepped':
      if (isOwn(event.figure, observer) || (event.before && event.after)) return event;
      if (event.after) return { type: 'seen', figure: event.figure, at: event.to };
      if (event.before) return { type: 'lost', figure: event.figure, from: event.from };
      return heard(event.figure, observer);
    case 'watches':
      return event.seen || isOwn(event.figure, observer) ? event : heard(event.figure, observer);
    case 'ordered':
      return isOwn(event.figure, observer) ? event : undefined;
    default:
      return event;
  }
}

/** TT-6.1. */
function heard(figure: Figure, observer: Observer): Event | undefined {
  return observer === 'spectator' ? undefined : { type: 'heard', figure };
}

/** Puts unseen figures where they may be, and guesses orders and bids. What the others remember is guessed, too. */
export function determinize(seen: View, _: Seat, chance: Chance): State {
  const guises = seen.places.map((place, figure) => guiseAt(seen, place, figure, chance));
  return {
    options: seen.options,
    seats: seen.seats,
    round: seen.round,
    phase: seen.phase,
    order: seen.order.slice(),
    turn: seen.turn,
    mover: seen.mover,
    watcher: seen.watcher,
    points: seen.points,
    deeds: seen.deeds.slice(),
    bids: seen.bids.map((bid) => (bid === HIDDEN ? chance.int(3) : bid)),
    places: guises.map((guise) => (guise === NONE ? NONE : squareOf(guise))),
    watching: guises.map((guise) => guise !== NONE && isWatching(guise)),
    orders: seen.orders.map((order, figure) => order ?? guessOrder(seen, figure, chance)),
    maybe: guises.map((guise, figure) => seen.maybe[figure]?.slice() ?? (guise === NONE ? [] : [guise])),
  };
}

function guiseAt({ watching, maybe }: View, place: number, figure: Figure, chance: Chance): Guise {
  if (place === NONE) return NONE;
  if (place !== HIDDEN) return guiseOf(place, watching[figure] === true);
  const possible = maybe[figure] as readonly Guise[];
  return possible[chance.int(possible.length)] as Guise;
}

/** A watcher who is asked can only have the order to ask. */
function guessOrder({ watcher, phase }: View, figure: Figure, chance: Chance): Order {
  if (phase === 'reaction' && figure === watcher) return 'ask';
  return ORDERS[chance.int(ORDERS.length)] as Order;
}
