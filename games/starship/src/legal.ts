/** What may be answered, and what an absent player does. */
import type { Decision } from '@shutterbox/kernel';
import { act, END } from './actions.ts';
import type { Action, DecisionKind } from './answers.ts';
import { best, pack, results } from './combat/wound-results.ts';
import { pushAims, pushLandings, pushOrders, pushReactions, pushWalls, pushWounds } from './legal/answers.ts';
import { pushChoices } from './legal/setup.ts';
import { pushTurn } from './legal/turn.ts';
import { bodyOf } from './people.ts';
import { NONE } from './plan/types.ts';
import { defaultAnswer } from './setup/defaults.ts';
import type { State, Who } from './types.ts';

const TAKE = act('take');
const LEAVE = act('leave');
const PASS = act('pass');
const HOLD = act('hold');

export function legalActions(state: State, decision: Decision, into: Action[]): void {
  const { seat, subject = NONE } = decision;
  switch (decision.kind as DecisionKind) {
    case 'turn':
      return pushTurn(state, subject, into);
    case 'claim':
      into.push(act('claim', subject), PASS);
      return;
    case 'pick':
      into.push(TAKE, LEAVE);
      return;
    case 'aim':
      return pushAims(state, subject, into);
    case 'lob':
      return pushLandings(state, subject, into);
    case 'wall':
      return pushWalls(state, subject, into);
    case 'react':
      return pushReactions(state, seat, into);
    case 'wound':
      return pushWounds(state, into);
    case 'orders':
      return pushOrders(state, seat, into);
    default:
      return pushChoices(state, decision, into);
  }
}

/** S-14.19: nothing more in a turn, the default elsewhere. */
export function timeoutAction(state: State, { kind, subject = NONE }: Decision): Action {
  switch (kind as DecisionKind) {
    case 'turn':
      return END;
    case 'claim':
      return PASS;
    case 'pick':
      return LEAVE;
    case 'aim':
      return firstOf(pushAims, state, subject);
    case 'lob':
      return firstOf(pushLandings, state, subject);
    case 'wall':
      return firstOf(pushWalls, state, subject);
    case 'react':
    // Nobody waits for orders, so time never runs out for them.
    case 'orders':
      return HOLD;
    case 'wound':
      return act('bear', best(results(pack(bodyOf(state, state.hurt.who)), state.hurt.dice)));
    case 'side':
      return act('side', 0);
    default:
      return defaultAnswer(state, kind as DecisionKind, subject);
  }
}

function firstOf(push: typeof pushAims, state: State, who: Who): Action {
  const listed: Action[] = [];
  push(state, who, listed);
  return listed[0] as Action;
}
