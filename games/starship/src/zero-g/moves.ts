/** S-21.4 to S-21.6: along a wall, or off into the open. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { stepTo } from '../grid/step.ts';
import { moveTo } from '../move/enter.ts';
import { hasDirection, passageCost, whyBarred } from '../move/step.ts';
import { bodyOf } from '../people.ts';
import { type Direction, NONE, type Plan, type Square } from '../plan/types.ts';
import { ADRIFT, NO_WALL, tooDear, WEIGHT } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, movementCost, spendMoving } from '../turn/spend.ts';
import type { State, Table, Who } from '../types.ts';
import { isDrifting } from './poise.ts';
import { isAtWall } from './walls.ts';

const PULL_AP = 4;
const PUSH_AP = 3;

/** From any square; portals on the way cost what they always do. */
export function pullPrice(state: Table, plan: Plan, who: Who, at: Square, direction: number): number {
  return movementCost(state, PULL_AP + passageCost(state, plan, who, plan.gate[at * 8 + direction] as number));
}

export function pushPrice(state: Table, plan: Plan, who: Who, at: Square, direction: number): number {
  return movementCost(state, PUSH_AP + passageCost(state, plan, who, plan.gate[at * 8 + direction] as number));
}

/** S-21.5: with a wall at both ends. */
export function whyNoWall(state: Table, plan: Plan, who: Who, direction: number): Rejection | undefined {
  const { at } = bodyOf(state, who);
  if (isDrifting(state, who)) return ADRIFT;
  const to = stepTo(plan, state.open, at, direction as Direction);
  return isAtWall(plan, state.open, at) && isAtWall(plan, state.open, to) ? undefined : NO_WALL;
}

export function whyPull(state: Table, who: Who, direction: number): Rejection | undefined {
  const plan = planOf(state);
  const barred = whyBarred(state, plan, who, direction) ?? whyNoWall(state, plan, who, direction);
  if (barred !== undefined) return barred;
  const cost = pullPrice(state, plan, who, bodyOf(state, who).at, direction);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function pull(state: State, who: Who, direction: number, cx: Context<Event>): void {
  const plan = planOf(state);
  const { at } = bodyOf(state, who);
  const cost = pullPrice(state, plan, who, at, direction);
  spendMoving(state, who, cost);
  moveTo(state, plan, who, plan.next[at * 8 + direction] as Square, 'pull', cost, cx);
}

/** S-21.6: from anywhere, for the floor is enough to kick against. */
export function whyPush(state: Table, who: Who, direction: number): Rejection | undefined {
  if (state.gravity) return WEIGHT;
  const plan = planOf(state);
  const barred = whyBarred(state, plan, who, direction) ?? (isDrifting(state, who) ? ADRIFT : undefined);
  if (barred !== undefined) return barred;
  const cost = pushPrice(state, plan, who, bodyOf(state, who).at, direction);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function push(state: State, who: Who, direction: number, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  spendMoving(state, who, pushPrice(state, planOf(state), who, body.at, direction));
  body.poise = { drift: direction as Direction, glide: 0, lost: body.poise.lost };
  cx.emit?.({ type: 'pushes', who, direction: direction as Direction });
}

/** The free directions along a wall that the character can pay for. */
export function payablePulls(state: Table, plan: Plan, who: Who, free: number): number {
  const { at, ap, poise } = bodyOf(state, who);
  if (poise.drift !== NONE || ap < PULL_AP || !isAtWall(plan, state.open, at)) return 0;
  let bits = free;
  for (let direction = 0; free >> direction !== 0; direction++) {
    if (!hasDirection(free, direction)) continue;
    const to = plan.next[at * 8 + direction] as Square;
    if (pullPrice(state, plan, who, at, direction) > ap || !isAtWall(plan, state.open, to)) bits &= ~(1 << direction);
  }
  return bits;
}

export function payablePushes(state: Table, plan: Plan, who: Who, free: number): number {
  const { at, ap, poise } = bodyOf(state, who);
  if (poise.drift !== NONE || ap < PUSH_AP) return 0;
  let bits = free;
  for (let direction = 0; free >> direction !== 0; direction++)
    if (hasDirection(free, direction) && pushPrice(state, plan, who, at, direction) > ap) bits &= ~(1 << direction);
  return bits;
}
