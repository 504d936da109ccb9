/** S-8.7 to S-8.9, S-13.3 to S-13.9: who may react to a step or an opening, and how. Worked out again after each shot. */
import { isOnLine } from '../grid/line.ts';
import { isInFront, range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { areAdjacent } from '../grid/step.ts';
import { isPeaceful } from '../knowledge/secrets.ts';
import { areEnemies, bit, bodyOf, endurance, isAnimal, isFrozen, isPresent, readyWeapon } from '../people.ts';
import { NONE, type Plan, type Portal } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, Orders, State, Who } from '../types.ts';
import { canHold } from '../zero-g/control.ts';
import { isCovering } from './cover.ts';
import {
  BARE_HANDS,
  FIXED_BAYONET,
  holding,
  howOf,
  isMelee,
  isSnap,
  meansOf,
  profileUsed,
  READY,
  weaponUsed,
} from './means.ts';
import { whyTarget } from './target.ts';

/** What a defender can do: fire from cover, or strike at an enemy who comes close. */
export type Response = 'none' | 'aimed' | 'snapshot' | 'guard' | 'free';

/** Whom a defender may react to, or NONE; of several whom a portal shows, the nearest first. */
export function provoker(state: State, who: Who): Who {
  const { react } = state;
  if (react.mover !== NONE) return responseTo(state, who, react.mover) === 'none' ? NONE : react.mover;
  if (react.portal === NONE) return NONE;
  const { at } = bodyOf(state, who);
  let nearest = NONE;
  let squares = 0;
  for (let enemy = 0; enemy < state.bodies.length; enemy++) {
    if (responseTo(state, who, enemy) === 'none') continue;
    const far = range(planOf(state), at, bodyOf(state, enemy).at);
    if (nearest !== NONE && far >= squares) continue;
    nearest = enemy;
    squares = far;
  }
  return nearest;
}

export function responseTo(state: State, who: Who, enemy: Who): Response {
  const body = bodyOf(state, who);
  const target = bodyOf(state, enemy);
  if (!isPresent(body) || !isPresent(target) || !areEnemies(state, who, enemy)) return 'none';
  if (body.held || (isFrozen(state, who) && (state.story.attacked & bit(who)) === 0)) return 'none';
  const plan = planOf(state);
  const close = isClose(state, plan, who, enemy);
  if (isCovering(state, who)) {
    if (isMelee(readyWeapon(state, who))) return !close ? 'none' : canGuard(state, who, enemy) ? 'guard' : 'free';
    const fire = coverFire(state, plan, who, enemy);
    if (fire !== 'none') return fire;
  }
  return close ? 'free' : 'none';
}

/** S-13.5, S-13.7: one aimed attack on each enemy, with what is ready. */
function canGuard(state: State, who: Who, enemy: Who): boolean {
  return (bodyOf(state, who).engaged & bit(enemy)) === 0 && whyTarget(state, who, enemy, READY, true) === undefined;
}

/** S-13.9: with orders to hold covering fire, the free attack takes its place. */
export function answerTo(state: State, who: Who, enemy: Who): Response {
  const response = responseTo(state, who, enemy);
  if (!isFire(response) || (state.orders[who] as Orders).cover !== 'hold') return response;
  return isClose(state, planOf(state), who, enemy) ? 'free' : response;
}

/** S-13.9: whether an answer is the fire from cover; otherwise it is the free attack instead. */
export function isCoverFire(response: Response, how: number): boolean {
  return isFire(response) && meansOf(how) === READY && isSnap(how) === (response === 'snapshot');
}

function isFire(response: Response): boolean {
  return response === 'aimed' || response === 'snapshot';
}

/** S-8.7, S-8.8: has just come next to the defender, who has not struck at this mover yet. */
export function isClose(state: State, plan: Plan, who: Who, enemy: Who): boolean {
  const { react, act } = state;
  if (react.mover !== enemy || (act.snapped & bit(who)) !== 0) return false;
  return (
    areAdjacent(plan, state.open, bodyOf(state, who).at, bodyOf(state, enemy).at) && freeHow(state, who, enemy) !== NONE
  );
}

/** S-13.3 to S-13.6: in the lane or marked, an aimed shot; new in front, a snapshot. */
function coverFire(state: State, plan: Plan, who: Who, enemy: Who): Response {
  const body = bodyOf(state, who);
  const { at } = bodyOf(state, enemy);
  const marked = body.mark === enemy;
  if (!marked && (body.engaged & bit(enemy)) !== 0) return 'none';
  if (!isInFront(plan, body.at, body.facing, at) || !canSee(plan, state.open, body.at, at)) return 'none';
  const moved = state.react.mover === enemy;
  const response = moved && (marked || isOnLine(plan, body.at, body.cover, at)) ? 'aimed' : 'snapshot';
  if (response === 'snapshot' && !isNewlySeen(state, plan, body, enemy)) return 'none';
  return whyTarget(state, who, enemy, READY, false) === undefined ? response : 'none';
}

/** Not in sight in front before the step, or before the portal opened. */
function isNewlySeen(state: State, plan: Plan, body: Body, enemy: Who): boolean {
  const { react } = state;
  const { at } = bodyOf(state, enemy);
  if (react.mover === enemy)
    return !isInFront(plan, body.at, body.facing, react.from) || !canSee(plan, state.open, body.at, react.from);
  const { deck, bit: place } = plan.portals[react.portal] as Portal;
  const before = state.open.slice();
  before[deck] = (before[deck] as number) & ~(1 << place);
  return !canSee(plan, before, body.at, at);
}

/** S-8.9: the ready weapon if it can be used here, otherwise bare hands; weakened when the swings are spent. */
function freeHow(state: State, who: Who, enemy: Who): number {
  for (const means of FREE_MEANS) {
    if (profileUsed(state, who, means) === NONE || whyTarget(state, who, enemy, means, true) !== undefined) continue;
    return howOf(means, true, isTired(state, who, means));
  }
  return NONE;
}

export const FREE_MEANS: readonly number[] = [READY, FIXED_BAYONET, BARE_HANDS];

export function isTired(state: State, who: Who, means: number): boolean {
  if (!isMelee(weaponUsed(state, who, means)) || isAnimal(state, who)) return false;
  return bodyOf(state, who).swings >= endurance(state, who);
}

/** The `how` of an attack by order; without gravity the attacker holds on if possible (S-21.13). */
export function howOfResponse(state: State, who: Who, enemy: Who, response: Response): number {
  const how = howOnFoot(state, who, enemy, response);
  return canHold(state, who, meansOf(how)) ? holding(how) : how;
}

function howOnFoot(state: State, who: Who, enemy: Who, response: Response): number {
  switch (response) {
    case 'aimed':
      return howOf(READY, false, false);
    case 'snapshot':
      return howOf(READY, true, false);
    case 'guard':
      return howOf(READY, false, isTired(state, who, READY));
    case 'free':
      return freeHow(state, who, enemy);
    case 'none':
      return NONE;
  }
}

/** What the defender's orders say (S-3.12, S-3.13); a defender who may strike at nobody holds back in any case (S-14.23, S-14.30). */
export function standing(state: State, who: Who, response: Response, squares: number): 'go' | 'ask' | 'hold' {
  const order = ordered(state, who, response, squares);
  return order === 'go' && isPeaceful(state, who) ? 'hold' : order;
}

function ordered(state: State, who: Who, response: Response, squares: number): 'go' | 'ask' | 'hold' {
  const { snap, cover, within } = state.orders[who] as Orders;
  if (response === 'free' || response === 'guard') return snap === 'always' ? 'go' : snap === 'ask' ? 'ask' : 'hold';
  if (within > 0 && squares > within) return 'hold';
  return cover === 'fire' ? 'go' : cover === 'ask' ? 'ask' : 'hold';
}
