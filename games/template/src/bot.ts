/** What the bots know about Blink: strong cards are for subjects that are worth more than most. */
import type { Chance, Decision, Heuristics, Seat } from '@shutterbox/kernel';
import { VALUES } from './cards.ts';
import { type Action, type Card, NONE, type State } from './types.ts';

const AVERAGE_POINTS = 3.5;
/** Seats times rounds at most: games are short enough to be played out. */
const HORIZON = 12;
/** One playout choice in this many is random, so that nobody plays like clockwork. */
const SURPRISE_ONE_IN = 3;
const HIGHEST = VALUES.length;

function evaluate(state: State, seat: Seat): number {
  const all = state.scores.reduce((sum, _, other) => sum + promise(state, other), 0);
  return all === 0 ? 1 / state.seats : promise(state, seat) / all;
}

/** A seat's points, and those that its cards may still take. */
function promise({ options, points, hands, chosen, scores }: State, seat: Seat): number {
  const strength = (card: Card) => (options.lowLight ? HIGHEST + 1 - card : card) / HIGHEST;
  const card = chosen[seat] as Card;
  let sum = scores[seat] as number;
  if (card !== NONE) sum += points * strength(card);
  for (const left of hands[seat] as Card[]) sum += AVERAGE_POINTS * strength(left);
  return sum;
}

/** Legal answers are ascending, so the strongest is at one end. */
function playout({ options, points }: State, _: Decision, legal: readonly Action[], chance: Chance): Action {
  if (chance.int(SURPRISE_ONE_IN) === 0) return legal[chance.int(legal.length)] as Action;
  return legal.at(points > AVERAGE_POINTS === options.lowLight ? 0 : -1) as Action;
}

export const heuristics: Heuristics<State, Action> = { evaluate, playout, horizon: HORIZON };
