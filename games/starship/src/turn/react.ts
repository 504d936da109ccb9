/** S-8.7, S-13: the round of reactions after a step or an opening. */
import type { Context } from '@shutterbox/kernel';
import { launch } from '../combat/attack.ts';
import { isSnap } from '../combat/means.ts';
import { answerTo, howOfResponse, isCoverFire, provoker, type Response, standing } from '../combat/reactions.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Event } from '../events.ts';
import { redrawn } from '../gear/reload.ts';
import { range } from '../grid/range.ts';
import { directionTo } from '../grid/step.ts';
import { revealOf } from '../knowledge/secrets.ts';
import { isSuspect } from '../knowledge/veil.ts';
import { bit, bodyOf, changeItem, isActive, itemOf, seatOf, sheetOf } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { Body, State, Who } from '../types.ts';
import { ask } from './ask.ts';

export function isReacting({ react }: State): boolean {
  return react.mover !== NONE || react.portal !== NONE;
}

/** Who reacts next; where nobody does, the round is over. */
export function nextToReact(state: State): Who {
  const { react } = state;
  const who = react.mover !== NONE && !isActive(state, react.mover) ? NONE : nextDefender(state);
  if (who === NONE) endReactions(state);
  return who;
}

/** Lets a defender react; true when a seat is asked first. */
export function reactionOf(state: State, who: Who, cx: Context<Event>): boolean {
  const { react } = state;
  const enemy = provoker(state, who);
  const response = answerTo(state, who, enemy);
  const order = orderFor(state, who, enemy, response);
  // Holding back also gives away something about orders, and about what someone is.
  cx.reveal('S-17.1');
  revealRestraint(state, who, cx);
  if (order === 'ask') {
    ask(state, 'react', seatOf(state, who), NONE);
    return true;
  }
  if (order === 'go') respond(state, who, enemy, howOfResponse(state, who, enemy, response), cx);
  else react.done |= bit(who);
  return false;
}

/** S-17.4, S-17.7: whether someone strikes gives away which side they are on. */
function revealRestraint(state: State, who: Who, cx: Context<Event>): void {
  if (isSuspect(state, sheetOf(state, who))) revealOf(state, who, 'S-17.4', cx);
  if (scenarioOf(state).papers) revealOf(state, who, 'S-17.7', cx);
}

export function orderFor(state: State, who: Who, enemy: Who, response: Response): 'go' | 'ask' | 'hold' {
  const squares = range(planOf(state), bodyOf(state, who).at, bodyOf(state, enemy).at);
  return standing(state, who, response, squares);
}

/** S-8.8: most action points first, equals in the order of the list. */
function nextDefender(state: State): Who {
  const { list, react, bodies } = state;
  const plan = planOf(state);
  const near = react.mover === NONE ? NONE : bodyOf(state, react.mover).at;
  let best = NONE;
  for (let i = 0; i < list.length; i++) {
    const who = list[i] as Who;
    const { at, cover } = bodies[who] as Body;
    // Nearly everyone neither covers nor stands beside the mover.
    if (cover === NONE && !touches(plan, at, near)) continue;
    if ((react.done & bit(who)) !== 0 || (best !== NONE && bodyOf(state, who).total <= bodyOf(state, best).total))
      continue;
    if (provoker(state, who) !== NONE) best = who;
  }
  return best;
}

function touches(plan: Plan, a: Square, b: Square): boolean {
  return a !== NONE && b !== NONE && directionTo(plan, a, b) !== NONE;
}

export function endReactions({ react }: State): void {
  react.mover = NONE;
  react.from = NONE;
  react.portal = NONE;
  react.done = 0;
}

/** Fires, and keeps count while covering (S-13.5 to S-13.8). A portal may show several enemies, one after the other. */
export function respond(state: State, who: Who, enemy: Who, how: number, cx: Context<Event>): void {
  if (state.react.mover !== NONE) state.react.done |= bit(who);
  const response = answerTo(state, who, enemy);
  const fires = isCoverFire(response, how);
  const body = bodyOf(state, who);
  launch(state, who, enemy, how, true, cx);
  if (fires || response === 'guard') body.engaged |= bit(enemy);
  if (!fires) {
    state.act.snapped |= bit(who);
    return;
  }
  if (isSnap(how) || body.mark === enemy) {
    body.cover = bodyOf(state, enemy).at;
    body.mark = isSnap(how) ? NONE : enemy;
  }
  redraw(state, who);
}

/** S-13.8: a bow is made ready again at once, on credit. */
function redraw(state: State, who: Who): void {
  const body = bodyOf(state, who);
  if (body.ready === NONE) return;
  const item = itemOf(state, body.ready);
  const drawn = redrawn(item, WEAPONS[item.weapon] as Weapon);
  if (drawn === undefined || body.debt + drawn.ap > body.total) return;
  body.debt += drawn.ap;
  changeItem(state, body.ready, drawn.changes);
}
