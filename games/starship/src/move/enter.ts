/** Entering a square, however you came there. */
import type { Context } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { takeDown } from '../gear/set-up.ts';
import { areAdjacent } from '../grid/step.ts';
import { bit, bodyOf, isPresent } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import { raiseAlarm } from '../turn/alarm.ts';
import type { Body, State, Table, Who } from '../types.ts';

type MoveEvent = Extract<Event, { type: 'moved' }>;

/** Enemies who see it may react (S-8.7, S-13). */
export function moveTo(
  state: State,
  plan: Plan,
  who: Who,
  to: Square,
  how: MoveEvent['how'],
  ap: number,
  cx: Context<Event>,
): void {
  const body = bodyOf(state, who);
  const from = body.at;
  body.at = to;
  if (body.ready !== NONE) takeDown(state, body.ready);
  state.changes++;
  cx.emit?.({ type: 'moved', who, from, to, how, ap });
  openRanges(state, plan, who);
  raiseAlarm(state, cx);
  const { react } = state;
  react.mover = who;
  react.from = from;
  react.done = 0;
}

/** S-11.4: a pike may be used again once the range has opened. */
function openRanges(state: Table, plan: Plan, who: Who): void {
  const { bodies } = state;
  for (let other = 0; other < bodies.length; other++) {
    const body = bodies[other] as Body;
    if (body.piked !== 0 && isPresent(body)) openRange(state, plan, body, other, who);
  }
}

function openRange(state: Table, plan: Plan, body: Body, piker: Who, mover: Who): void {
  for (let enemy = 0; enemy < state.bodies.length; enemy++) {
    if ((body.piked & bit(enemy)) === 0 || (piker !== mover && enemy !== mover)) continue;
    const { at } = bodyOf(state, enemy);
    if (at === NONE || !areAdjacent(plan, state.open, body.at, at)) body.piked &= ~bit(enemy);
  }
}
