/** What may be answered, why something else may not, and what an absent player does. */
import type { Decision, Rejection } from '@shutterbox/kernel';
import { act, END } from './actions.ts';
import type { Action, ActionType, DecisionKind } from './answers.ts';
import { whyAim, whyMark } from './combat/cover.ts';
import { best, pack, results } from './combat/wound-results.ts';
import { pushAims, pushOrders, pushReactions, pushWounds, whyBear, whyOrder, whyReact } from './legal/answers.ts';
import { pushChoices, whyChoice } from './legal/setup.ts';
import { isOwnFirst, pushTurn } from './legal/turn.ts';
import { bodyOf } from './people.ts';
import { NO_CLAIM, NOT_FIRST, NOT_NOW } from './refusals.ts';
import { defaultAnswer } from './setup/defaults.ts';
import { mayClaim } from './turn/claims.ts';
import { DEEDS } from './turn/deeds.ts';
import type { State, Who } from './types.ts';

const TAKE = act('take');
const LEAVE = act('leave');
const PASS = act('pass');
const HOLD = act('hold');

export function legalActions(state: State, decision: Decision, into: Action[]): void {
  const { seat, subject = 0 } = decision;
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

/** Types that answer a question; a turn's are in DEEDS. */
const ANSWERS: Readonly<Record<Exclude<DecisionKind, 'turn'>, readonly ActionType[]>> = {
  reroll: ['reroll', 'quick'],
  table: ['table', 'quick'],
  skill: ['skill', 'quick'],
  chamber: ['chamber', 'quick'],
  wear: ['wear', 'quick'],
  side: ['side'],
  keep: ['keep', 'quick'],
  place: ['place', 'quick'],
  claim: ['claim', 'pass'],
  pick: ['take', 'leave'],
  aim: ['aim', 'mark'],
  react: ['react', 'hold'],
  wound: ['bear'],
  orders: ['order'],
};

export function check(state: State, decision: Decision, action: Action): Rejection | undefined {
  const { seat, subject = 0 } = decision;
  const kind = decision.kind as DecisionKind;
  if (kind === 'turn') return checkTurn(state, subject, action);
  if (!ANSWERS[kind].includes(action.type)) return NOT_NOW;
  switch (action.type) {
    case 'claim':
      return action.on === subject && mayClaim(state, subject) ? undefined : NO_CLAIM;
    case 'aim':
      return whyAim(state, subject, action.on);
    case 'mark':
      return whyMark(state, subject, action.on);
    case 'react':
      return whyReact(state, seat, action);
    case 'bear':
      return whyBear(state, action);
    case 'order':
      return whyOrder(state, seat, action);
    case 'pass':
    case 'take':
    case 'leave':
    case 'hold':
      return undefined;
    default:
      return whyChoice(state, decision, action);
  }
}

function checkTurn(state: State, who: Who, action: Action): Rejection | undefined {
  if (action.type === 'first') return !state.act.begun && isOwnFirst(state, who, action.on) ? undefined : NOT_FIRST;
  if (!(action.type in DEEDS)) return NOT_NOW;
  return DEEDS[action.type as keyof typeof DEEDS].why(state, who, action);
}

/** S-14.19: nothing more in a turn, the default elsewhere. */
export function timeoutAction(state: State, { kind, subject = 0 }: Decision): Action {
  switch (kind as DecisionKind) {
    case 'turn':
      return END;
    case 'claim':
      return PASS;
    case 'pick':
      return LEAVE;
    case 'aim':
      return firstAim(state, subject);
    case 'react':
      return HOLD;
    case 'wound':
      return act('bear', best(results(pack(bodyOf(state, state.hurt.who)), state.hurt.dice)));
    case 'side':
      return act('side', 0);
    default:
      return defaultAnswer(state, kind as DecisionKind, subject);
  }
}

function firstAim(state: State, who: Who): Action {
  const aims: Action[] = [];
  pushAims(state, who, aims);
  return aims[0] as Action;
}
