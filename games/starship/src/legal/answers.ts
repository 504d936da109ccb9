/** Answers to all questions but the turn's own. */
import type { Rejection, Seat } from '@shutterbox/kernel';
import { act } from '../actions.ts';
import type { Action } from '../answers.ts';
import { whyAim, whyMark } from '../combat/cover.ts';
import { whyLob } from '../combat/grenade.ts';
import { holding, howOf, meansOf, READY } from '../combat/means.ts';
import { answerTo, FREE_MEANS, isClose, isCoverFire, isTired, provoker, type Response } from '../combat/reactions.ts';
import { whyTarget } from '../combat/target.ts';
import { pack, results } from '../combat/wound-results.ts';
import { wallsFor } from '../hull/breach.ts';
import { isPeaceful } from '../knowledge/secrets.ts';
import { asks, changeOf, FIRST_BEFORE, isChange } from '../orders.ts';
import { bit, bodyOf, seatOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { NO_ASKING, NO_ORDER, NO_REACTION, NOT_A_RESULT, NOT_YOURS } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { orderFor } from '../turn/react.ts';
import type { Orders, State, Who } from '../types.ts';
import { canHold } from '../zero-g/control.ts';

export function pushAims(state: State, who: Who, into: Action[]): void {
  const { squares } = planOf(state);
  for (let square = 0; square < squares; square++)
    if (whyAim(state, who, square) === undefined) into.push(act('aim', square));
  for (let other = 0; other < state.bodies.length; other++)
    if (whyMark(state, who, other) === undefined) into.push(act('mark', other));
}

export function pushLandings(state: State, who: Who, into: Action[]): void {
  const { squares } = planOf(state);
  for (let square = 0; square < squares; square++)
    if (whyLob(state, who, square) === undefined) into.push(act('lob', square));
}

export function pushWalls(state: State, who: Who, into: Action[]): void {
  for (const edge of wallsFor(state, who)) into.push(act('wall', Math.trunc(edge / 4), edge % 4));
}

/** S-3.11: one question for all defenders of a seat that wait for its word. */
export function pushReactions(state: State, seat: Seat, into: Action[]): void {
  for (let who = 0; who < state.bodies.length; who++) {
    if (isWaiting(state, seat, who)) for (const how of mannersOf(state, who)) into.push(act('react', who, how));
  }
  into.push(act('hold'));
}

export function isWaiting(state: State, seat: Seat, who: Who): boolean {
  if (state.sheets[who]?.seat !== seat || (state.react.done & bit(who)) !== 0) return false;
  const enemy = provoker(state, who);
  return enemy !== NONE && orderFor(state, who, enemy, answerTo(state, who, enemy)) === 'ask';
}

/** S-21.13: each with a handhold, too. */
function mannersOf(state: State, who: Who): readonly number[] {
  const hows = howsOf(state, who);
  return state.gravity
    ? hows
    : hows.flatMap((how) => (canHold(state, who, meansOf(how)) ? [holding(how), how] : [how]));
}

/** S-14.23, S-14.30: a character who may strike at nobody is asked like the others, but can only hold. */
function howsOf(state: State, who: Who): readonly number[] {
  if (isPeaceful(state, who)) return [];
  const enemy = provoker(state, who);
  const response = answerTo(state, who, enemy);
  switch (response) {
    case 'aimed':
    case 'snapshot':
      return [howOf(READY, response === 'snapshot', false), ...insteadOf(state, who, enemy, response)];
    case 'guard':
      return [howOf(READY, false, isTired(state, who, READY))];
    case 'free':
      return freeHows(state, who, enemy);
    case 'none':
      return [];
  }
}

/** S-13.9: instead of firing from cover. */
function insteadOf(state: State, who: Who, enemy: Who, response: Response): readonly number[] {
  if (!isClose(state, planOf(state), who, enemy)) return [];
  return freeHows(state, who, enemy).filter((how) => !isCoverFire(response, how));
}

/** S-8.9: what is ready, or bare hands instead. */
function freeHows(state: State, who: Who, enemy: Who): readonly number[] {
  const means = FREE_MEANS.filter((each) => whyTarget(state, who, enemy, each, true) === undefined);
  return means.map((each) => howOf(each, true, isTired(state, who, each)));
}

export function whyReact(state: State, seat: Seat, { on, how }: Action): Rejection | undefined {
  if (!isWaiting(state, seat, on)) return NO_REACTION;
  return mannersOf(state, on).includes(how) ? undefined : NO_REACTION;
}

export function pushWounds(state: State, into: Action[]): void {
  const { who, dice } = state.hurt;
  for (const result of results(pack(bodyOf(state, who)), dice)) into.push(act('bear', result));
}

export function whyBear({ bodies, hurt }: State, { on }: Action): Rejection | undefined {
  return results(pack(bodyOf({ bodies }, hurt.who)), hurt.dice).includes(on) ? undefined : NOT_A_RESULT;
}

export function pushOrders(state: State, seat: Seat, into: Action[]): void {
  for (let who = 0; who < state.bodies.length; who++) {
    if (seatOf(state, who) !== seat) continue;
    for (let how = 0; how < FIRST_BEFORE + state.bodies.length; how++) {
      const action = act('order', who, how);
      if (whyOrder(state, seat, action) === undefined) into.push(action);
    }
  }
}

/** S-3.10: a change for your own character, who never goes 'before' itself. */
export function whyOrder(state: State, seat: Seat, { on, how }: Action): Rejection | undefined {
  if (on >= state.bodies.length || seatOf(state, on) !== seat) return NOT_YOURS;
  const change = changeOf(how, state.bodies.length);
  if (change === undefined || change.before === on) return NO_ORDER;
  if (state.options.fog && asks(change)) return NO_ASKING;
  return isChange(state.orders[on] as Orders, change) ? undefined : NO_ORDER;
}
