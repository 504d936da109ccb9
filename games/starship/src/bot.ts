/** What bots are told about fights aboard starships. */
import type { Chance, Decision, Heuristics, LuckModel, Seat } from '@shutterbox/kernel';
import type { Action } from './answers.ts';
import { timePassed } from './bot/aims.ts';
import { candidates, glimpsed } from './bot/candidates.ts';
import { heldWorth } from './bot/gear.ts';
import { healthOf } from './bot/odds.ts';
import { plausible } from './bot/plausible.ts';
import { policy } from './bot/policy.ts';
import { reason } from './bot/reason.ts';
import { skirmish } from './bot/skirmish.ts';
import { isPresent, seatOf, sheetOf, sideOfSeat } from './people.ts';
import { NONE } from './plan/types.ts';
import { verdictNow } from './score.ts';
import { DRAW, type Side, type State, type Who } from './types.ts';

/** Actions that search plays out: about one game turn. */
const HORIZON = 40;
/** One playout choice in this many is a random action. */
const SURPRISE_ONE_IN = 20;
/** What a person left standing is worth, besides health and weapons. */
const STANDING = 1;
/** A mascot decides nothing by itself (S-14.15). */
const MASCOT = 0.5;

/** Judged by who is left and how they are armed and, as the end comes nearer, more and more by who would win if time were up. */
function evaluate(state: State, seat: Seat): number {
  // Before the first turn people are still being placed.
  if (state.turn === 0) return 0.5;
  const side = sideOfSeat(state, seat);
  if (state.winner !== NONE) return resultOf(state.winner, side);
  const own = strengthOf(state, side) ** 2;
  const others = strengthOf(state, 1 - side) ** 2;
  const share = own + others === 0 ? 0.5 : own / (own + others);
  const late = timePassed(state) ** 3;
  return (1 - late) * share + late * resultOf(verdictNow(state).winner, side);
}

function resultOf(winner: number, side: Side): number {
  return winner === DRAW ? 0.5 : winner === side ? 1 : 0;
}

function strengthOf(state: State, side: Side): number {
  const enemy = state.sheets.findIndex((sheet) => sheet.side !== side);
  let sum = 0;
  for (let who = 0; who < state.bodies.length; who++) {
    const body = state.bodies[who];
    if (body === undefined || sheetOf(state, who).side !== side || !isPresent(body)) continue;
    sum += weightOf(state, who) * (STANDING + healthOf(state, who) + heldWorth(state, who, enemy));
  }
  return sum;
}

function weightOf(state: State, who: Who): number {
  return sheetOf(state, who).role === 'mascot' ? MASCOT : 1;
}

function playout(state: State, decision: Decision, legal: readonly Action[], chance: Chance): Action {
  if (chance.int(SURPRISE_ONE_IN) === 0) return legal[chance.int(legal.length)] as Action;
  return policy(state, decision, legal);
}

function playoutAtAGlance(state: State, decision: Decision, legal: readonly Action[], chance: Chance): Action {
  if (chance.int(SURPRISE_ONE_IN) === 0) return legal[chance.int(legal.length)] as Action;
  return skirmish(state, decision, legal);
}

/** The attacker throws for an attack, no matter whose answer let it go on; at the beginning of a turn nobody throws. */
const luck: LuckModel<State, Action> = { slope: 0.87, factor: 0.44, drawnBy };

function drawnBy(state: State, { seat }: Decision): Seat | undefined {
  const who = state.shot.by === NONE ? state.act.who : state.shot.by;
  if (who !== NONE) return seatOf(state, who);
  return state.turn === 0 ? seat : undefined;
}

export const heuristics: Heuristics<State, Action> = {
  evaluate,
  playout,
  candidates,
  plausible,
  glance: { playout: playoutAtAGlance, candidates: glimpsed },
  best: policy,
  reason,
  horizon: HORIZON,
  levels: {
    easy: 'careless:85:greedy',
    normal: 'careless:20:greedy',
    hard: 'careless:8:greedy',
    expert: 'greedy',
  },
  luck,
};
