/** S-5.1 to S-5.7: steps, runs, turns, and bodies carried. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { WEAPONS, type Weapon } from '../data/weapons.ts';
import type { Event } from '../events.ts';
import { areAdjacent, directionTo, stepTo } from '../grid/step.ts';
import { armorOf, bit, bodyOf, isAnimal, isCasualty, isPresent, itemOf, sheetOf, strength } from '../people.ts';
import { type Direction, type Facing, NONE, type Plan, type Portal, type Square } from '../plan/types.ts';
import {
  ANIMALS_CANNOT,
  CAGED,
  FACING,
  NO_CASUALTY,
  NO_RUN_SNEAKING,
  NO_WAY,
  NOT_FORWARD,
  OCCUPIED,
  ON_LADDER,
  SHUT,
  tooDear,
} from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { raiseAlarm } from '../turn/alarm.ts';
import { canPay, movementCost, spendMoving, stopRunning } from '../turn/spend.ts';
import type { Body, State, Table, Who } from '../types.ts';

const FORWARD_AP = 1;
const ASIDE_AP = 2;
const TURN_AP = 1;
const RUN_AP = 2;
const STRIDE = 3;
/** S-6.8, S-6.9. */
const HATCH_AP = 1;
const BULKY_HATCH_AP = 3;
const LONG_WEAPON_MM = 1500;
const LONG_WEAPON_AP = 1;
/** S-6.22. */
const PLATE_AP = 6;
/** S-7.20. */
const FEWEST_HAUL_AP = 6;

/** S-5.2: the three squares ahead. */
export function isForward(facing: Facing, direction: Direction): boolean {
  const turned = (direction - 2 * facing + 8) % 8;
  return turned <= 1 || turned === 7;
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

/** S-4.1: the directions in which somebody stands, one bit each. */
export function crowd({ bodies }: Table, plan: Plan, who: Who): number {
  const { at } = bodies[who] as Body;
  let directions = 0;
  for (let other = 0; other < bodies.length; other++) {
    const body = bodies[other] as Body;
    if (body.status !== 'active' || body.at === NONE || other === who) continue;
    const direction = directionTo(plan, at, body.at);
    if (direction !== NONE) directions |= 1 << direction;
  }
  return directions;
}

/** Whether the way is free. */
function whyBarred(state: Table, plan: Plan, who: Who, direction: number, crowded: number): Rejection | undefined {
  const { at, caged, ladder } = bodyOf(state, who);
  if (caged) return CAGED;
  if (ladder) return ON_LADDER;
  if ((plan.next[at * 8 + direction] as Square) === NONE) return NO_WAY;
  if (stepTo(plan, state.open, at, direction as Direction) === NONE) return SHUT;
  return (crowded & (1 << direction)) === 0 ? undefined : OCCUPIED;
}

export function stepCost(state: Table, plan: Plan, who: Who, direction: Direction): number {
  const { at, facing } = bodyOf(state, who);
  const step = isForward(facing, direction) ? FORWARD_AP : ASIDE_AP;
  return movementCost(state, step + passageCost(state, plan, who, plan.gate[at * 8 + direction] as number));
}

export function whyStep(
  state: Table,
  who: Who,
  direction: number,
  crowded = crowd(state, planOf(state), who),
): Rejection | undefined {
  const plan = planOf(state);
  const barred = whyBarred(state, plan, who, direction, crowded);
  if (barred !== undefined) return barred;
  const cost = stepCost(state, plan, who, direction as Direction);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function step(state: State, who: Who, direction: number, cx: Context<Event>): void {
  const plan = planOf(state);
  const cost = stepCost(state, plan, who, direction as Direction);
  stopRunning(state);
  spendMoving(state, who, cost);
  moveTo(state, plan, who, plan.next[bodyOf(state, who).at * 8 + direction] as Square, 'step', cost, cx);
}

/** S-5.5: 2 AP for up to three squares in one go; a hatch costs its surcharge and does not end the block. */
export function runCost(state: Table, plan: Plan, who: Who, direction: number): number {
  const gate = plan.gate[bodyOf(state, who).at * 8 + direction] as number;
  return (state.act.stride > 0 ? 0 : RUN_AP) + passageCost(state, plan, who, gate);
}

export function whyRun(
  state: Table,
  who: Who,
  direction: number,
  crowded = crowd(state, planOf(state), who),
): Rejection | undefined {
  if (state.act.sneaking) return NO_RUN_SNEAKING;
  if (!isForward(bodyOf(state, who).facing, direction as Direction)) return NOT_FORWARD;
  const plan = planOf(state);
  const barred = whyBarred(state, plan, who, direction, crowded);
  if (barred !== undefined) return barred;
  const cost = runCost(state, plan, who, direction);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function run(state: State, who: Who, direction: number, cx: Context<Event>): void {
  const plan = planOf(state);
  const { act } = state;
  const cost = runCost(state, plan, who, direction);
  act.stride = (act.stride > 0 ? act.stride : STRIDE) - 1;
  act.running = true;
  spendMoving(state, who, cost);
  moveTo(state, plan, who, plan.next[bodyOf(state, who).at * 8 + direction] as Square, 'run', cost, cx);
}

/** S-5.4. */
export function whyTurn(state: Table, who: Who, facing: number): Rejection | undefined {
  const body = bodyOf(state, who);
  if (body.ladder) return ON_LADDER;
  if ((facing - body.facing + 4) % 2 === 0) return FACING;
  const cost = movementCost(state, TURN_AP);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function turn(state: State, who: Who, facing: number, cx: Context<Event>): void {
  stopRunning(state);
  spendMoving(state, who, movementCost(state, TURN_AP));
  bodyOf(state, who).facing = facing as Facing;
  cx.emit?.({ type: 'turned', who, facing: facing as Facing });
}

/** S-7.20. */
function haulCost(state: Table, who: Who): number {
  return movementCost(state, Math.max(FEWEST_HAUL_AP, bodyOf(state, who).total - strength(state, who)));
}

export function whyHaul(state: Table, who: Who, direction: number, load: Who): Rejection | undefined {
  const body = bodyOf(state, who);
  const casualty = state.bodies[load];
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (casualty === undefined || casualty.at !== body.at || !isCasualty(casualty)) return NO_CASUALTY;
  const plan = planOf(state);
  const barred = whyBarred(state, plan, who, direction, crowd(state, plan, who));
  if (barred !== undefined) return barred;
  const cost = haulCost(state, who);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function haul(state: State, who: Who, direction: number, load: Who, cx: Context<Event>): void {
  const plan = planOf(state);
  const cost = haulCost(state, who);
  stopRunning(state);
  spendMoving(state, who, cost);
  const to = plan.next[bodyOf(state, who).at * 8 + direction] as Square;
  bodyOf(state, load).at = to;
  moveTo(state, plan, who, to, 'haul', cost, cx);
}

type MoveEvent = Extract<Event, { type: 'moved' }>;

/** Enters a square: whoever sees it may react (S-8.7, S-13). */
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
  state.changes++;
  cx.emit?.({ type: 'moved', who, from, to, how, ap });
  openRange(state, plan, who);
  raiseAlarm(state, cx);
  const { react } = state;
  react.mover = who;
  react.from = from;
  react.done = 0;
}

/** S-11.4: a pike may be used again once the range has opened. */
function openRange(state: Table, plan: Plan, who: Who): void {
  const { bodies } = state;
  for (let other = 0; other < bodies.length; other++) {
    const body = bodyOf(state, other);
    if (body.piked === 0 || !isPresent(body)) continue;
    for (let enemy = 0; enemy < bodies.length; enemy++) {
      if ((body.piked & bit(enemy)) === 0 || (other !== who && enemy !== who)) continue;
      const { at } = bodyOf(state, enemy);
      if (at === NONE || !areAdjacent(plan, state.open, body.at, at)) body.piked &= ~bit(enemy);
    }
  }
}
