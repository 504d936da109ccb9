/** What the bots know about the wildlife game. */
import type { Chance, Decision, Heuristics, LuckModel, Seat } from '@shutterbox/kernel';
import {
  ACCEPT,
  DIE_ON_ANIMAL,
  DIE_ON_HABITAT,
  DONE,
  DRAW,
  EXPLORE,
  GIVE_UP,
  OFFER,
  PASS,
  PREPARE,
  RESERVE,
  TOKEN,
} from './actions.ts';
import { outlook, stake } from './bot/outlook.ts';
import { planFor } from './bot/plan.ts';
import { reason } from './bot/reason.ts';
import { riskOf } from './bot/risk.ts';
import { photosLeft, photoValues, standing, TOKEN_VALUE } from './bot/value.ts';
import { HABITAT_COUNT } from './cards.ts';
import { canReserve } from './table.ts';
import type { Action, Card, DecisionKind, State } from './types.ts';

/** A margin in prestige counts for more as the end comes near. */
const MARGIN_AT_END = 2;
const MARGIN_A_PHOTO = 0.9;

function evaluate(state: State, seat: Seat): number {
  let mine = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    const points = standing(state, other) + (other === state.turn ? outlook(state) : 0);
    if (other === seat) mine = points;
    else if (points > best) best = points;
  }
  const scale = MARGIN_AT_END + MARGIN_A_PHOTO * photosLeft(state);
  return 1 / (1 + Math.exp((best - mine) / scale));
}

/** The next die or token of the plan. If that is no longer legal, because dice lie elsewhere already, any answer will do. */
function follow(state: State, kind: 'dice' | 'tokens', legal: readonly Action[]): Action {
  const next = kind === 'dice' ? nextDie(state) : nextToken(state);
  return legal.includes(next) ? next : legal.includes(DONE) ? DONE : (legal[0] as Action);
}

function nextDie(state: State): Action {
  const plan = planFor(state);
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if ((state.habitatDice[habitat] as number) < (plan.habitatDice[habitat] as number))
      return DIE_ON_HABITAT[habitat] as Action;
    const card = firstShort(state.stacks[habitat] as Card[], state.animalDice, plan.animalDice);
    if (card !== undefined) return DIE_ON_ANIMAL[card] as Action;
  }
  return DONE;
}

function nextToken(state: State): Action {
  const plan = planFor(state);
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    const card = firstShort(state.stacks[habitat] as Card[], state.animalTokens, plan.animalTokens);
    if (card !== undefined) return TOKEN[card] as Action;
  }
  return DONE;
}

/** The first animal of a habitat that has less than the plan gives it. */
function firstShort(stack: readonly Card[], has: ArrayLike<number>, wants: ArrayLike<number>): Card | undefined {
  for (let i = 0; i < stack.length; i++) {
    const card = stack[i] as Card;
    if ((has[card] as number) < (wants[card] as number)) return card;
  }
  return undefined;
}

/** The habitat with the most at stake comes first, while there are tokens for re-rolls. */
function exploreFirst(state: State): Action {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if (state.habitatDice[habitat] === 0) continue;
    const value = stake(state, habitat);
    if (value > most) {
      most = value;
      best = habitat;
    }
  }
  return EXPLORE[best] as Action;
}

/** Leaves out answers that make no difference: the planner makes the plans, and all dice are alike. */
function candidates(state: State, decision: Decision, legal: readonly Action[]): readonly Action[] {
  switch (decision.kind as DecisionKind) {
    case 'dice':
      return [follow(state, 'dice', legal)];
    case 'tokens':
      return [follow(state, 'tokens', legal)];
    case 'explore':
      return [exploreFirst(state)];
    case 'failed':
      return state.paid > 0 ? [legal[0] as Action] : [legal[0] as Action, GIVE_UP];
    case 'reroll':
    case 'photograph':
      return [legal[0] as Action];
    case 'research':
    case 'offer':
    case 'card':
    case 'reserves':
      return legal;
  }
}

/** Others pay a token for a card if its photograph is worth at least this much. */
const WORTH_OFFERING = 6;
const FEW_TOKENS = 2;
/** What one more card brings, and what a spoiled turn costs. */
const DRAW_GAIN = 0.9;
const TURN_WORTH = 4.5;

function playout(state: State, decision: Decision, legal: readonly Action[], chance: Chance): Action {
  switch (decision.kind as DecisionKind) {
    case 'research':
      return legal[0] === DRAW && worthDrawing(state) ? DRAW : PREPARE;
    case 'offer':
      return (state.tokens[decision.seat] as number) > FEW_TOKENS &&
        (photoValues(state, decision.seat)[state.drawn] as number) > WORTH_OFFERING
        ? OFFER
        : PASS;
    case 'card':
      return chooseForCard(legal);
    case 'reserves':
      return legal.length > 1 && chance.int(2) === 0 ? (legal[chance.int(legal.length - 1)] as Action) : DONE;
    case 'dice':
      return follow(state, 'dice', legal);
    case 'tokens':
      return follow(state, 'tokens', legal);
    case 'explore':
      return legal[0] as Action;
    case 'failed':
      return state.paid > 0 || stake(state, state.exploring) > 4 * TOKEN_VALUE ? (legal[0] as Action) : GIVE_UP;
    case 'reroll':
    case 'photograph':
      return legal[0] as Action;
  }
}

/** The chance of a card that can neither be placed nor kept, against what one more card brings. */
function worthDrawing(state: State): boolean {
  const risk = riskOf(state);
  const cost = canReserve(state, state.turn) ? 1 : TURN_WORTH;
  return risk * cost < (1 - risk) * DRAW_GAIN;
}

/** Place the card if possible, otherwise sell it, keep it, or let it spook. */
function chooseForCard(legal: readonly Action[]): Action {
  for (let i = 0; i < legal.length; i++) if ((legal[i] as Action).type === 'place') return legal[i] as Action;
  if (legal.includes(ACCEPT)) return ACCEPT;
  return legal.includes(RESERVE) ? RESERVE : (legal[0] as Action);
}

/** Actions until the turn has come round once or twice. */
const HORIZON = 60;

/** Only the seat on turn draws and rolls, and only with answers of its own. */
const luck: LuckModel<State, Action> = { slope: 0.47, factor: 1 };

export const heuristics: Heuristics<State, Action> = {
  evaluate,
  playout,
  candidates,
  reason,
  horizon: HORIZON,
  luck,
  levels: {
    easy: 'careless:50:policy',
    normal: 'policy',
    hard: 'halving:60:1000ms',
    expert: 'halving:800:2000ms',
  },
};
