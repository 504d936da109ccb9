/** S-5.1 to S-5.9: steps, runs and turns. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Event } from '../events.ts';
import { directionTo, stepTo } from '../grid/step.ts';
import { armorOf, bodyOf, itemOf, sheetOf } from '../people.ts';
import { type Direction, FACINGS, type Facing, NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import {
  CAGED,
  FACING,
  NO_RUN_SNEAKING,
  NO_WAY,
  NOT_FORWARD,
  OCCUPIED,
  ON_LADDER,
  shut,
  tooDear,
  WEIGHTLESS,
} from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, movementCost, spendMoving, stopRunning } from '../turn/spend.ts';
import type { Activation, Body, State, Table, Who } from '../types.ts';
import { moveTo } from './enter.ts';

const FORWARD_AP = 1;
/** S-5.2, S-6.21: sideways and back everything costs twice as much, on stairs too. */
const ASIDE_TIMES = 2;
const TURN_AP = 1;
export const RUN_AP = 2;
const STRIDE = 3;
/** S-6.8, S-6.9. */
const HATCH_AP = 1;
const BULKY_HATCH_AP = 3;
const LONG_WEAPON_MM = 1500;
const LONG_WEAPON_AP = 1;
/** S-6.21: a square up instead of a level one; a block of a run that goes up. */
const UPHILL_AP = 2;
const UPHILL_RUN_AP = 1;
/** S-6.22. */
const PLATE_AP = 6;

/** S-4.3: the three squares ahead, by facing, one bit for each direction. */
const AHEAD: readonly number[] = FACINGS.map((facing) =>
  [7, 0, 1].reduce((bits, turned) => bits | (1 << ((2 * facing + turned) % 8)), 0),
);

export function isForward(facing: Facing, direction: number): boolean {
  return hasDirection(AHEAD[facing] as number, direction);
}

export function hasDirection(bits: number, direction: number): boolean {
  return ((bits >> direction) & 1) === 1;
}

/** S-6.7 to S-6.9, S-6.22: what the portal on the way adds. */
export function passageCost(state: Table, plan: Plan, who: Who, portal: number): number {
  if (portal === NONE) return 0;
  const { kind } = plan.portals[portal] as Portal;
  let cost = hasLongWeapon(state, who) ? LONG_WEAPON_AP : 0;
  if (kind === 'hatch') cost += armorOf(sheetOf(state, who)).bulky ? BULKY_HATCH_AP : HATCH_AP;
  if (kind === 'plate' || kind === 'bulkheadPlate') cost += PLATE_AP;
  return cost;
}

function hasLongWeapon(state: Table, who: Who): boolean {
  const { ready } = bodyOf(state, who);
  return ready !== NONE && (WEAPONS[itemOf(state, ready).weapon] as Weapon).mm > LONG_WEAPON_MM;
}

/** S-4.1: the directions in which someone stands, one bit each. */
export function crowd({ bodies }: Table, plan: Plan, who: Who): number {
  const { at } = bodies[who] as Body;
  let directions = 0;
  for (let other = 0; other < bodies.length; other++) {
    const body = bodies[other] as Body;
    if (body.at === NONE) continue;
    const direction = directionTo(plan, at, body.at);
    if (direction !== NONE && body.status === 'active') directions |= 1 << direction;
  }
  return directions;
}

/** Whether the way is free. */
export function whyBarred(state: Table, plan: Plan, who: Who, direction: number): Rejection | undefined {
  const { at, caged, ladder } = bodyOf(state, who);
  if (caged) return CAGED;
  if (ladder) return ON_LADDER;
  if ((plan.next[at * 8 + direction] as Square) === NONE) return NO_WAY;
  if (stepTo(plan, state.open, at, direction as Direction) === NONE)
    return shut((plan.portals[plan.gate[at * 8 + direction] as number] as Portal).kind);
  return hasDirection(crowd(state, plan, who), direction) ? OCCUPIED : undefined;
}

function stepCost(state: Table, plan: Plan, who: Who, direction: number): number {
  const { at, facing } = bodyOf(state, who);
  return stepPrice(state, plan, who, at, facing, direction);
}

/** From any square, facing any way. */
export function stepPrice(state: Table, plan: Plan, who: Who, at: Square, facing: Facing, direction: number): number {
  const square = hasDirection(plan.uphill[at] as number, direction) ? UPHILL_AP : FORWARD_AP;
  const step = isForward(facing, direction) ? square : ASIDE_TIMES * square;
  return movementCost(state, step + passageCost(state, plan, who, plan.gate[at * 8 + direction] as number));
}

export function whyStep(state: Table, who: Who, direction: number): Rejection | undefined {
  const plan = planOf(state);
  const barred = whyBarred(state, plan, who, direction);
  if (barred !== undefined) return barred;
  const cost = stepCost(state, plan, who, direction);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** The free directions in which the character can pay for a step. */
export function payableSteps(state: Table, plan: Plan, who: Who, free: number): number {
  const { at, facing, ap } = bodyOf(state, who);
  const ahead = AHEAD[facing] as number;
  let bits = 0;
  if (ap >= movementCost(state, FORWARD_AP)) bits |= free & ahead;
  if (ap >= movementCost(state, ASIDE_TIMES * FORWARD_AP)) bits |= free & ~ahead;
  const special = bits & ((plan.gated[at] as number) | (plan.uphill[at] as number));
  for (let direction = 0; special >> direction !== 0; direction++)
    if (hasDirection(special, direction) && stepCost(state, plan, who, direction) > ap) bits &= ~(1 << direction);
  return bits;
}

export function step(state: State, who: Who, direction: number, cx: Context<Event>): void {
  const plan = planOf(state);
  const cost = stepCost(state, plan, who, direction);
  stopRunning(state);
  spendMoving(state, who, cost);
  moveTo(state, plan, who, plan.next[bodyOf(state, who).at * 8 + direction] as Square, 'step', cost, cx);
}

/** S-5.5: 2 AP for up to three squares in one go; a hatch costs its surcharge and does not end the block. */
function runCost(state: Table, plan: Plan, who: Who, direction: number): number {
  return runPrice(state, plan, who, bodyOf(state, who).at, direction, state.act);
}

/** What is left of the block that is being run, and whether it has paid for stairs. */
export type Stride = Pick<Activation, 'stride' | 'climbing'>;

/** From any square, in the middle of any block. */
export function runPrice(state: Table, plan: Plan, who: Who, at: Square, direction: number, block: Stride): number {
  const stairs = isFirstUphill(block, plan, at, direction) ? UPHILL_RUN_AP : 0;
  return (
    (block.stride > 0 ? 0 : RUN_AP) + stairs + passageCost(state, plan, who, plan.gate[at * 8 + direction] as number)
  );
}

/** The block after one more square. */
export function strideOn(block: Stride, plan: Plan, at: Square, direction: number): Stride {
  return {
    climbing: (block.stride > 0 && block.climbing) || isFirstUphill(block, plan, at, direction),
    stride: (block.stride > 0 ? block.stride : STRIDE) - 1,
  };
}

/** S-6.21: a block that goes up stairs costs more, once. */
function isFirstUphill({ stride, climbing }: Stride, plan: Plan, at: Square, direction: number): boolean {
  return hasDirection(plan.uphill[at] as number, direction) && !(stride > 0 && climbing);
}

export function whyRun(state: Table, who: Who, direction: number): Rejection | undefined {
  if (!state.gravity) return WEIGHTLESS;
  if (state.act.sneaking) return NO_RUN_SNEAKING;
  if (!isForward(bodyOf(state, who).facing, direction)) return NOT_FORWARD;
  const plan = planOf(state);
  const barred = whyBarred(state, plan, who, direction);
  if (barred !== undefined) return barred;
  const cost = runCost(state, plan, who, direction);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** The free directions in which the character can run. */
export function payableRuns(state: Table, plan: Plan, who: Who, free: number): number {
  if (state.act.sneaking) return 0;
  const { at, facing, ap } = bodyOf(state, who);
  let bits = free & (AHEAD[facing] as number);
  const special = bits & ((plan.gated[at] as number) | (plan.uphill[at] as number));
  if (state.act.stride === 0 && ap < RUN_AP) return 0;
  for (let direction = 0; special >> direction !== 0; direction++)
    if (hasDirection(special, direction) && runCost(state, plan, who, direction) > ap) bits &= ~(1 << direction);
  return bits;
}

export function run(state: State, who: Who, direction: number, cx: Context<Event>): void {
  const plan = planOf(state);
  const { act } = state;
  const { at } = bodyOf(state, who);
  const cost = runCost(state, plan, who, direction);
  const { climbing, stride } = strideOn(act, plan, at, direction);
  act.climbing = climbing;
  act.stride = stride;
  act.running = true;
  spendMoving(state, who, cost);
  moveTo(state, plan, who, plan.next[at * 8 + direction] as Square, 'run', cost, cx);
}

/** S-5.4. */
export function whyTurn(state: Table, who: Who, facing: number): Rejection | undefined {
  const body = bodyOf(state, who);
  if (body.ladder) return ON_LADDER;
  if ((facing - body.facing + 4) % 2 === 0) return FACING;
  const cost = turnPrice(state);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function turnPrice(state: Table): number {
  return movementCost(state, TURN_AP);
}

export function turn(state: State, who: Who, facing: number, cx: Context<Event>): void {
  stopRunning(state);
  spendMoving(state, who, turnPrice(state));
  bodyOf(state, who).facing = facing as Facing;
  cx.emit?.({ type: 'turned', who, facing: facing as Facing });
}
