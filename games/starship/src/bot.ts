/** What bots are told about fights aboard starships. */
import type { Chance, Decision, Heuristics, Seat } from '@shutterbox/kernel';
import type { Action } from './answers.ts';
import { lifeOf } from './bot/odds.ts';
import { bestHeld, policy } from './bot/policy.ts';
import { isPresent, sheetOf } from './people.ts';
import { NONE } from './plan/types.ts';
import { sideOfSeat } from './score.ts';
import { DRAW, type Side, type State } from './types.ts';

/** Actions that search plays out: about two game turns. */
const HORIZON = 60;
/** One playout choice in so many is any action. */
const SURPRISE_ONE_IN = 5;
/** What somebody left standing is worth, beside health and arms. */
const STANDING = 10;

function evaluate(state: State, seat: Seat): number {
  const side = sideOfSeat(state, seat);
  if (state.winner !== NONE) return state.winner === DRAW ? 0.5 : state.winner === side ? 1 : 0;
  const own = strengthOf(state, side);
  const others = strengthOf(state, 1 - side);
  return own + others === 0 ? 0.5 : own / (own + others);
}

function strengthOf(state: State, side: Side): number {
  let sum = 0;
  for (let who = 0; who < state.bodies.length; who++) {
    const body = state.bodies[who];
    if (body === undefined || sheetOf(state, who).side !== side || !isPresent(body)) continue;
    sum += STANDING + Math.min(STANDING, lifeOf(state, who)) + bestHeld(state, who);
  }
  return sum;
}

function playout(state: State, decision: Decision, legal: readonly Action[], chance: Chance): Action {
  if (chance.int(SURPRISE_ONE_IN) === 0) return legal[chance.int(legal.length)] as Action;
  return policy(state, decision, legal);
}

export const heuristics: Heuristics<State, Action> = { evaluate, playout, best: policy, horizon: HORIZON };
