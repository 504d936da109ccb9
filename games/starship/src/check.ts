/** Why an answer is not allowed. Kept apart from what is allowed, because a table that does not play the match itself needs only this. */
import type { Decision, Rejection } from '@shutterbox/kernel';
import type { Action, ActionType, DecisionKind } from './answers.ts';
import { whyLane, whyMark } from './combat/cover.ts';
import { whyLob } from './combat/grenade.ts';
import { whyWall } from './hull/breach.ts';
import { isIdle } from './knowledge/secrets.ts';
import { whyBear, whyOrder, whyReact } from './legal/answers.ts';
import { NONE } from './plan/types.ts';
import { BYSTANDER, NO_CLAIM, NOT_FIRST, NOT_NOW } from './refusals.ts';
import { isOwnFirst, mayClaim } from './turn/claims.ts';
import { WHY } from './turn/why.ts';
import type { State, Who } from './types.ts';

/** Types that answer a question; a turn's are in WHY. */
const ANSWERS: Readonly<Record<Exclude<DecisionKind, 'turn'>, readonly ActionType[]>> = {
  reroll: ['reroll', 'quick'],
  table: ['table', 'quick'],
  skill: ['skill', 'quick'],
  chamber: ['chamber', 'quick'],
  wear: ['wear', 'quick'],
  side: ['side'],
  bid: ['bid'],
  plot: ['plot'],
  grenadier: ['grenadier'],
  papers: ['papers'],
  keep: ['keep', 'quick'],
  place: ['place', 'quick'],
  claim: ['claim', 'pass'],
  pick: ['take', 'leave'],
  aim: ['aim', 'mark'],
  lob: ['lob'],
  wall: ['wall'],
  react: ['react', 'hold'],
  wound: ['bear'],
  orders: ['order'],
};

type Why = (state: State, decision: Decision, action: Action) => Rejection | undefined;

/** `choice`: about the questions of set-up. */
export function checkWith(choice: Why, state: State, decision: Decision, action: Action): Rejection | undefined {
  const { seat, subject = NONE } = decision;
  const kind = decision.kind as DecisionKind;
  if (kind === 'turn') return checkTurn(state, subject, action);
  if (!ANSWERS[kind].includes(action.type)) return NOT_NOW;
  switch (action.type) {
    case 'claim':
      return action.on === subject && mayClaim(state, subject) ? undefined : NO_CLAIM;
    case 'aim':
      return whyLane(state, subject, action.on);
    case 'mark':
      return whyMark(state, subject, action.on);
    case 'lob':
      return whyLob(state, subject, action.on);
    case 'wall':
      return whyWall(state, subject, action.on, action.how);
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
      return choice(state, decision, action);
  }
}

function checkTurn(state: State, who: Who, action: Action): Rejection | undefined {
  if (isIdle(state, who) && action.type !== 'end') return BYSTANDER;
  if (action.type === 'first') return !state.act.begun && isOwnFirst(state, who, action.on) ? undefined : NOT_FIRST;
  if (!(action.type in WHY)) return NOT_NOW;
  return WHY[action.type as keyof typeof WHY](state, who, action);
}
