/** S-6.16, S-6.17, S-6.21: shafts and stairs. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { isOpen } from '../grid/step.ts';
import { isKnownTo, meet } from '../knowledge/fog.ts';
import { armorOf, bodyOf, isAnimal, occupant, sheetOf } from '../people.ts';
import { NONE, type Plan, type Portal, type Square, type Way } from '../plan/types.ts';
import { ADRIFT, ANIMALS_CANNOT, CAGED, NO_SHAFT, OCCUPIED, ON_LADDER, shut, tooDear } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, movementCost, spendMoving, stopRunning } from '../turn/spend.ts';
import type { State, Who } from '../types.ts';
import { isDrifting } from '../zero-g/poise.ts';
import { moveTo } from './enter.ts';

const SHAFT_UP_AP = 5;
const SHAFT_DOWN_AP = 3;
const STAIRS_UP_AP = 2;
const STAIRS_DOWN_AP = 1;
/** S-6.9 in a shaft. */
const BULKY_AP = 2;
/** S-21.16: hand over hand, up or down. */
const WEIGHTLESS_AP = 4;

function wayAt(plan: Plan, index: number): Way | undefined {
  return plan.ways[index];
}

function isClear(state: State, plan: Plan, { cover }: Way): boolean {
  return cover === NONE || isOpen(plan, state.open, cover);
}

/** Climbing on from the ladder is already paid for. */
function climbCost(state: State, way: Way, who: Who): number {
  const { at, ladder } = bodyOf(state, who);
  if (ladder) return 0;
  const up = at === way.lower;
  const bulky = way.kind === 'shaft' && armorOf(sheetOf(state, who)).bulky ? BULKY_AP : 0;
  if (!state.gravity) return movementCost(state, WEIGHTLESS_AP + bulky);
  if (way.kind !== 'shaft') return movementCost(state, up ? STAIRS_UP_AP : STAIRS_DOWN_AP);
  return movementCost(state, (up ? SHAFT_UP_AP : SHAFT_DOWN_AP) + bulky);
}

export function whyClimb(state: State, who: Who, index: number): Rejection | undefined {
  const plan = planOf(state);
  const way = wayAt(plan, index);
  const body = bodyOf(state, who);
  if (way === undefined || (body.at !== way.upper && body.at !== way.lower)) return NO_SHAFT;
  if (body.caged) return CAGED;
  if (!state.gravity && isDrifting(state, who)) return ADRIFT;
  const barred = isClear(state, plan, way) ? whyFull(state, way, who) : whyCovered(state, plan, way, who);
  if (barred !== undefined) return barred;
  const cost = climbCost(state, way, who);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** S-22.10: someone out of sight at the other end is only met on the way. */
function whyFull(state: State, way: Way, who: Who): Rejection | undefined {
  const other = occupant(state, farEnd(way, bodyOf(state, who).at));
  return other !== NONE && isKnownTo(state, who, other) ? OCCUPIED : undefined;
}

function farEnd({ upper, lower }: Way, at: Square): Square {
  return at === lower ? upper : lower;
}

/** From below you can still climb up to the cover; from above it is floor. */
function whyCovered(state: State, plan: Plan, { lower, cover }: Way, who: Who): Rejection | undefined {
  const { at, ladder } = bodyOf(state, who);
  if (at !== lower) return shut((plan.portals[cover] as Portal).kind);
  if (ladder) return ON_LADDER;
  return isAnimal(state, who) ? ANIMALS_CANNOT : undefined;
}

export function climb(state: State, who: Who, index: number, cx: Context<Event>): void {
  const plan = planOf(state);
  const way = wayAt(plan, index) as Way;
  const body = bodyOf(state, who);
  const cost = climbCost(state, way, who);
  stopRunning(state);
  spendMoving(state, who, cost);
  if (!isClear(state, plan, way)) {
    body.ladder = true;
    cx.emit?.({ type: 'moved', who, from: body.at, to: body.at, how: 'climb', ap: cost });
    return;
  }
  body.ladder = false;
  const to = farEnd(way, body.at);
  const other = occupant(state, to);
  if (other === NONE) return moveTo(state, plan, who, to, 'climb', cost, cx);
  cx.emit?.({ type: 'bumps', who, at: to });
  meet(state, who, other, to, cx);
}
