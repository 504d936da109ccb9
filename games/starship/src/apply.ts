/** What an answer does. The turn machine then runs on to the next question. */
import type { Context, Decision } from '@shutterbox/kernel';
import type { Action, DecisionKind } from './answers.ts';
import { aim, mark } from './combat/cover.ts';
import { lob } from './combat/grenade.ts';
import { provoker } from './combat/reactions.ts';
import { bear, NOBODY_HURT } from './combat/wounds.ts';
import type { Event } from './events.ts';
import { leave, take } from './gear/pickup.ts';
import { fireAtWall } from './hull/breach.ts';
import { expose, mates } from './knowledge/secrets.ts';
import { toldInFog } from './knowledge/told.ts';
import { isWaiting } from './legal/answers.ts';
import { changeOf } from './orders.ts';
import { bit } from './people.ts';
import { NONE } from './plan/types.ts';

import { choose, chooseSide, continueSetup } from './setup/choose.ts';
import { bid, chooseSecret, type SecretType } from './setup/plot.ts';
import { advance, begin } from './turn/advance.ts';
import { goFirst } from './turn/claims.ts';
import { deedOf } from './turn/deeds.ts';
import { respond } from './turn/react.ts';
import type { DeedType } from './turn/why.ts';
import type { Orders, State, Who } from './types.ts';

export function apply(state: State, decision: Decision, action: Action, context: Context<Event>): void {
  const { seat, subject = NONE } = decision;
  const cx = state.fog === null ? context : toldInFog(state, context);
  switch (decision.kind as DecisionKind) {
    case 'orders':
      return give(state, action, cx);
    case 'side':
      return chooseSide(state, seat, action.on, cx);
    case 'bid':
      bid(state, seat, action.on, cx);
      return state.pending.length > 0 ? undefined : continueSetup(state, cx);
    case 'plot':
    case 'grenadier':
    case 'papers':
      chooseSecret(state, seat, decision.kind as SecretType, action.on, cx);
      return continueSetup(state, cx);
    case 'turn':
      turnAction(state, subject, action, cx);
      break;
    case 'claim':
      claimOrPass(state, subject, action, cx);
      break;
    case 'pick':
      (action.type === 'take' ? take : leave)(state, subject, cx);
      break;
    case 'aim':
      (action.type === 'aim' ? aim : mark)(state, subject, action.on, cx);
      break;
    case 'lob':
      lob(state, subject, action.on, cx);
      break;
    case 'wall':
      fireAtWall(state, subject, action.on * 4 + action.how, cx);
      break;
    case 'react':
      reactOrHold(state, seat, action, cx);
      break;
    case 'wound':
      place(state, action, cx);
      break;
    default:
      choose(state, subject, action, cx);
      return continueSetup(state, cx);
  }
  advance(state, cx);
}

function turnAction(state: State, who: Who, action: Action, cx: Context<Event>): void {
  if (action.type === 'first') return goFirst(state, action.on, cx);
  // S-17.4: with one player for them all, only plotters do anything.
  if (action.type !== 'end' && !state.options.passengerSeats) expose(state, who, cx);
  begin(state, cx);
  deedOf(action.type as DeedType)(state, who, action, cx);
}

function claimOrPass(state: State, who: Who, action: Action, cx: Context<Event>): void {
  if (action.type === 'claim') goFirst(state, who, cx);
  else state.act.passed |= bit(who);
}

function reactOrHold(state: State, seat: number, { type, on, how }: Action, cx: Context<Event>): void {
  if (type === 'react') {
    return respond(state, on, provoker(state, on), how, cx);
  }
  for (let who = 0; who < state.bodies.length; who++) if (isWaiting(state, seat, who)) state.react.done |= bit(who);
}

/** S-12.4. */
function place(state: State, { on }: Action, cx: Context<Event>): void {
  const { who, dice } = state.hurt;
  state.hurt = NOBODY_HURT;
  bear(state, who, on, dice, cx);
}

/** S-3.10: only the character's own side is told. */
function give(state: State, { on, how }: Action, cx: Context<Event>): void {
  const change = changeOf(how, state.bodies.length) as Partial<Orders>;
  state.orders = state.orders.with(on, { ...(state.orders[on] as Orders), ...change });
  cx.emit?.({ type: 'order', who: on, how, to: mates(state, on) });
}
