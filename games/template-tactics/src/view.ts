/** TT-6, TT-7: what each observer knows, and what a seat holds possible. */
import { type Chance, knownBy, type Observer, type Seat, shuffle } from '@shutterbox/kernel';
import { startingPoints } from './apply/round.ts';
import { pending } from './legal.ts';
import { floorOf } from './map.ts';
import { isKnownTo, seenSquares } from './sight.ts';
import {
  type Event,
  FIGURES,
  type Figure,
  HIDDEN,
  isOwn,
  NONE,
  ORDERS,
  type Order,
  type Square,
  type State,
  sideOf,
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
    lastSeen: state.lastSeen.slice(),
    open: knownBy(pending(state), observer),
    bids: state.bids.map((bid, seat) =>
      state.phase === 'bids' && bid !== NONE && !isOwn(seat, observer) ? HIDDEN : bid,
    ),
    points: pointsFor(state, observer),
    places: state.places.map((place, figure) => (known(figure) ? place : HIDDEN)),
    watching: state.watching.map((watching, figure) => watching && known(figure)),
    orders: state.orders.map((order, figure) => (isOwn(figure, observer) ? order : null)),
  };
}

/** TT-7.1. */
function pointsFor({ options, order, turn, points }: State, observer: Observer): number {
  const seat = order[turn];
  return !options.dark || seat === undefined || isOwn(seat, observer) ? points : HIDDEN;
}

export function eventFor(event: Event, observer: Observer): Event | undefined {
  switch (event.type) {
    case 'bid':
      return isOwn(event.seat, observer) ? event : { type: 'bid', seat: event.seat };
    case 'stepped':
      if (isOwn(event.figure, observer) || (event.before && event.after)) return event;
      if (event.after) return { type: 'seen', figure: event.figure, at: event.to };
      return event.before ? { type: 'lost', figure: event.figure, from: event.from } : undefined;
    case 'watches':
      return event.seen || isOwn(event.figure, observer) ? event : undefined;
    case 'ordered':
      return isOwn(event.figure, observer) ? event : undefined;
    default:
      return event;
  }
}

/** Puts the unseen somewhere out of sight, and guesses their watches, orders, bids and points. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const places = guessPlaces(seen, seat, chance);
  const state: State = {
    options: seen.options,
    seats: seen.seats,
    round: seen.round,
    phase: seen.phase,
    order: seen.order.slice(),
    turn: seen.turn,
    mover: seen.mover,
    watcher: seen.watcher,
    lastSeen: seen.lastSeen.slice(),
    bids: seen.bids.map((bid) => (bid === HIDDEN ? chance.int(3) : bid)),
    points: seen.points,
    places,
    watching: seen.watching.map((watching, figure) =>
      seen.places[figure] === HIDDEN ? chance.int(2) === 1 : watching,
    ),
    orders: seen.orders.map((order, figure) => order ?? guessOrder(seen, figure, chance)),
  };
  if (state.points === HIDDEN) state.points = guessPoints(state, chance);
  return state;
}

function guessPlaces({ options, places }: View, seat: Seat, chance: Chance): Square[] {
  const own = { options, places: places.map((place, figure) => (sideOf(figure) === sideOf(seat) ? place : NONE)) };
  const inSight = seenSquares(own, sideOf(seat));
  const { beside } = floorOf(options.map);
  const free = inSight.flatMap((isSeen, square) => (isSeen || beside[square]?.length === 0 ? [] : [square]));
  shuffle(free, chance);
  return places.map((place) => (place === HIDDEN ? (free.pop() as Square) : place));
}

/** A watcher who is asked has no other order. */
function guessOrder({ watcher, phase }: View, figure: Figure, chance: Chance): Order {
  if (phase === 'reaction' && figure === watcher) return 'ask';
  return ORDERS[chance.int(ORDERS.length)] as Order;
}

/** At least one where the turn goes on; a step has been paid for where somebody reacts to it. */
function guessPoints(state: State, chance: Chance): number {
  const most = startingPoints(state, state.order[state.turn] as Seat);
  return state.phase === 'reaction' ? chance.int(most) : 1 + chance.int(most);
}

/** For the laws: the same state for all that the observer cannot tell apart. */
export function unknownFigures(state: State, observer: Observer): readonly Figure[] {
  return FIGURES.filter((figure) => !isKnownTo(state, figure, observer));
}
