/** The turn machine: runs on to the next question. What is half done comes before what is next. */
import type { Context } from '@shutterbox/kernel';
import type { DecisionKind } from '../answers.ts';
import { resolve } from '../combat/attack.ts';
import { burnDown, explodeDue } from '../combat/grenade.ts';
import type { Event } from '../events.ts';
import { look } from '../knowledge/fog.ts';
import { answerCalls } from '../move/lifts.ts';
import { moveDuePortal } from '../move/portals.ts';
import { bodyOf, isActive, seatOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { judgeCustoms } from '../scenario/customs.ts';
import type { Orders, State } from '../types.ts';
import { coast, driftOn } from '../zero-g/drift.ts';
import { isDrifting } from '../zero-g/poise.ts';
import { raiseAlarm } from './alarm.ts';
import { ask, askActor as askOf } from './ask.ts';
import { nextOnList, seesEnemy, settleClaims } from './claims.ts';
import { isReacting, nextToReact, reactionOf } from './react.ts';
import { dropGuard, nobodyActing } from './spend.ts';
import { endTurn, finishGame, startTurn, upkeep } from './turns.ts';

export function advance(state: State, cx: Context<Event>): void {
  look(state, cx);
  while (state.winner === NONE) {
    if (goOn(state, cx)) return;
    look(state, cx);
  }
}

/** Does the next thing; true if that was to ask a question. */
function goOn(state: State, cx: Context<Event>): boolean {
  const { act, hurt, shot } = state;
  if (judgeCustoms(state, cx)) {
    finishGame(state, { winner: 1, reason: 'antagonized' }, cx);
    return false;
  }
  if (hurt.who !== NONE) {
    ask(state, 'wound', seatOf(state, hurt.who), hurt.who);
    return true;
  }
  if (shot.by !== NONE) {
    resolve(state, cx);
    return false;
  }
  const reacts = isReacting(state) ? nextToReact(state) : NONE;
  if (reacts !== NONE) return reactionOf(state, reacts, cx);
  if (state.upkeep !== NONE) {
    upkeep(state, cx);
    return false;
  }
  if (moveDuePortal(state, cx)) {
    raiseAlarm(state, cx);
    return false;
  }
  if (!state.gravity && driftOn(state, cx)) return false;
  if (act.fuses.length > 0 && explodeDue(state, cx)) return false;
  if (act.who === NONE) return nextCandidate(state, cx);
  if (act.begun) return continueActivation(state, cx);
  if (settleClaims(state, cx)) return true;
  return rests(state, cx) ? rest(state, cx) : askActor(state, 'turn', cx);
}

function nextCandidate(state: State, cx: Context<Event>): boolean {
  const who = nextOnList(state);
  if (who === NONE) {
    endTurn(state, cx);
    if (state.winner === NONE) startTurn(state, cx);
    return false;
  }
  state.act.who = who;
  // Nothing has moved: there is nothing to look at.
  return goOn(state, cx);
}

function askActor(state: State, kind: DecisionKind, cx: Context<Event>): boolean {
  const { who } = state.act;
  askOf(state, kind, seatOf(state, who), who, cx);
  return true;
}

function continueActivation(state: State, cx: Context<Event>): boolean {
  const { act } = state;
  if (act.ended || !isActive(state, act.who)) return finish(state, cx);
  if (act.picking !== NONE) return askActor(state, 'pick', cx);
  if (act.aiming !== '') return askActor(state, act.aiming, cx);
  if (bodyOf(state, act.who).ap === 0 && act.stride === 0) return finish(state, cx);
  return askActor(state, 'turn', cx);
}

/** S-6.4, S-18.11, S-21.7: what is still moving arrives, and grenades go off; then the activation is over. */
function finish(state: State, cx: Context<Event>): boolean {
  const { act } = state;
  if (act.waits.length > 0) {
    act.waits = act.waits.map((value, i) => (i % 2 === 1 ? 0 : value));
    return false;
  }
  if (act.fuses.length > 0) {
    act.fuses = burnDown(act.fuses);
    return false;
  }
  if (!state.gravity && coast(state, act.who)) return false;
  cx.emit?.({ type: 'ends', who: act.who, ap: bodyOf(state, act.who).ap });
  leave(state);
  return goOn(state, cx);
}

function leave(state: State): boolean {
  const body = bodyOf(state, state.act.who);
  // S-7.13, S-19.3: the turns of a reload follow each other.
  if (state.act.spent === 0) {
    body.reloading = 0;
    body.serving = NONE;
  }
  body.acted = true;
  body.ap = 0;
  state.act = nobodyActing();
  return false;
}

/** S-3.15: no enemy is in sight, and the order is to rest. */
function rests(state: State, cx: Context<Event>): boolean {
  const { who } = state.act;
  if (seesEnemy(state, who)) return false;
  // A character who acts has no order to rest, and that cannot be taken back either.
  cx.reveal('S-17.1', undefined, 'goes on');
  return (state.orders[who] as Orders).rest === 'rest';
}

function rest(state: State, cx: Context<Event>): boolean {
  const { who } = state.act;
  setOut(state, { type: 'rests', who }, cx);
  if (state.gravity || !isDrifting(state, who)) return leave(state);
  state.act.ended = true;
  return false;
}

export function begin(state: State, cx: Context<Event>): void {
  const { who, begun } = state.act;
  if (!begun) setOut(state, { type: 'begins', who, ap: bodyOf(state, who).ap }, cx);
}

/** S-3.8: from here on nobody can go first. */
function setOut(state: State, event: Event, cx: Context<Event>): void {
  const { act } = state;
  act.begun = true;
  dropGuard(bodyOf(state, act.who));
  cx.emit?.(event);
  answerCalls(state, act.who, cx);
}
