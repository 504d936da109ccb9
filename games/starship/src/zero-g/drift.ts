/** S-21.7 to S-21.10: a drift, square by square. It is data in the state: reactions come in between. */
import type { Context } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { stepTo } from '../grid/step.ts';
import { moveTo } from '../move/enter.ts';
import { bodyOf, isActive, occupant } from '../people.ts';
import { type Direction, NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { spend } from '../turn/spend.ts';
import type { State, Who } from '../types.ts';
import { arrive } from './control.ts';
import { isDrifting } from './poise.ts';
import { isAtWall } from './walls.ts';

/** AP per square. */
const DRIFT_AP = 2;

/** The acting character drifts a square, if one is due. */
export function driftOn(state: State, cx: Context<Event>): boolean {
  const { who } = state.act;
  if (who === NONE) return false;
  const body = bodyOf(state, who);
  const { drift, glide, lost } = body.poise;
  if (drift === NONE || glide < DRIFT_AP || !isActive(state, who)) return false;
  body.poise = { drift, glide: glide - DRIFT_AP, lost };
  driftTo(state, who, drift, cx);
  return true;
}

/** S-21.8, S-21.9: on to the next square, or against what bars the way. */
function driftTo(state: State, who: Who, direction: Direction, cx: Context<Event>): void {
  const plan = planOf(state);
  const body = bodyOf(state, who);
  const to = stepTo(plan, state.open, body.at, direction);
  if (to === NONE) return arrive(state, who, cx);
  const other = occupant(state, to);
  if (other !== NONE) {
    body.poise = { drift: NONE, glide: 0, lost: body.poise.lost };
    cx.emit?.({ type: 'stopped', who, by: other });
    return;
  }
  moveTo(state, plan, who, to, 'drift', 0, cx);
  if (isAtWall(plan, state.open, to)) arrive(state, who, cx);
}

/** S-21.7: what is left at the end of the activation carries a drift on, too. */
export function coast(state: State, who: Who): boolean {
  const { ap } = bodyOf(state, who);
  if (ap === 0 || !isActive(state, who) || !isDrifting(state, who)) return false;
  spend(state, who, ap);
  return true;
}
