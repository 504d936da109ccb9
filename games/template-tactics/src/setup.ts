/** TT-1: the warehouse before the first bid. */
import { type Context, copyLists, type OptionsSpec, type Seating } from '@shutterbox/kernel';
import { askForBids } from './apply/round.ts';
import { AISLES, decodeMap, floorOf, WAREHOUSE } from './map.ts';
import { type Event, FIGURES, guiseOf, NONE, type Options, SIDES, type State, sideOf } from './types.ts';

/** Enough for the largest map with a long name. */
const MAP_LENGTH = 400;

export const OPTIONS: OptionsSpec<Options> = {
  fields: {
    dark: {
      kind: 'boolean',
      default: true,
      label: 'In the dark',
      help: 'You see the other side only while one of your photographers does.',
      rule: 'TT-6.1',
    },
    map: {
      kind: 'document',
      default: WAREHOUSE,
      samples: [AISLES],
      maxLength: MAP_LENGTH,
      label: 'Map',
      help: 'The warehouse; you may draw your own.',
      rule: 'TT-1.2',
      decode: decodeMap,
    },
  },
  presets: [
    { id: 'light', label: 'Lights on', help: 'Everybody sees everything: a first game.', options: { dark: false } },
    { id: 'aisles', label: 'Aisles', help: 'Long rows of shelves, in the dark.', options: { map: AISLES } },
  ],
};

/** TT-1.1. */
export const SEATING: Seating = {
  counts: [2, 4],
  sides: { names: SIDES, of: (seats) => Array.from({ length: seats }, (_, seat) => sideOf(seat)) },
};

export function setup(seats: number, options: Options, cx: Context<Event>): State {
  const places = floorOf(options.map).starts.slice();
  const state: State = {
    options,
    seats,
    round: 0,
    phase: 'bids',
    order: [],
    turn: 0,
    mover: NONE,
    watcher: NONE,
    points: 0,
    deeds: FIGURES.map(() => 0),
    bids: [],
    places,
    watching: FIGURES.map(() => false),
    orders: FIGURES.map(() => 'ask'),
    maybe: places.map((place) => [guiseOf(place, false)]),
  };
  askForBids(state, cx);
  return state;
}

/** Fields are in the order of their type, so that all states have one shape. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    turn: state.turn,
    mover: state.mover,
    watcher: state.watcher,
    points: state.points,
    deeds: state.deeds.slice(),
    bids: state.bids.slice(),
    places: state.places.slice(),
    watching: state.watching.slice(),
    orders: state.orders.slice(),
    maybe: copyLists(state.maybe),
  };
}
