/** T-1: the table before the first choice. */
import type { Context, OptionsSpec } from '@shutterbox/kernel';
import { startRound } from './apply.ts';
import { DECK, deal, HAND_SIZE } from './cards.ts';
import { type Event, NONE, type Options, type State } from './types.ts';

export const OPTIONS: OptionsSpec<Options> = {
  fields: {
    lowLight: {
      kind: 'boolean',
      default: false,
      label: 'Low light',
      help: 'The lowest card that nobody else has shown takes the points.',
      rule: 'T-4.1',
    },
  },
};

export function setup(seats: number, options: Options, cx: Context<Event>): State {
  const deck = DECK.slice();
  const hands = Array.from({ length: seats }, () => deal(deck, HAND_SIZE, cx.chance));
  const state: State = {
    options,
    seats,
    round: 0,
    points: 0,
    deck,
    hands,
    chosen: hands.map(() => NONE),
    shown: [],
    scores: hands.map(() => 0),
  };
  for (const [seat, hand] of hands.entries()) cx.emit?.({ type: 'dealt', seat, cards: hand.slice() });
  startRound(state, cx);
  return state;
}

/** Fields are in the order of their type, so that all states have one shape. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    points: state.points,
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    chosen: state.chosen.slice(),
    shown: state.shown.slice(),
    scores: state.scores.slice(),
  };
}
