/** S-7.20: carrying a casualty. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { bodyOf, isAnimal, isCasualty, strength } from '../people.ts';
import type { Plan, Square } from '../plan/types.ts';
import { ANIMALS_CANNOT, NO_CASUALTY, tooDear } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, movementCost, spendMoving, stopRunning } from '../turn/spend.ts';
import type { State, Table, Who } from '../types.ts';
import { whyNoWall } from '../zero-g/moves.ts';
import { moveTo } from './enter.ts';
import { passageCost, whyBarred } from './step.ts';

const FEWEST_AP = 6;

/** S-21.16: without gravity a casualty weighs nothing. Portals on the way cost what they always do. */
function haulCost(state: Table, plan: Plan, who: Who, direction: number): number {
  const { at, total } = bodyOf(state, who);
  const load = state.gravity ? Math.max(FEWEST_AP, total - strength(state, who)) : FEWEST_AP;
  return movementCost(state, load + passageCost(state, plan, who, plan.gate[at * 8 + direction] as number));
}

export function whyHaul(state: Table, who: Who, direction: number, load: Who): Rejection | undefined {
  const body = bodyOf(state, who);
  const casualty = state.bodies[load];
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (casualty === undefined || casualty.at !== body.at || !isCasualty(casualty)) return NO_CASUALTY;
  const plan = planOf(state);
  const barred =
    whyBarred(state, plan, who, direction) ?? (state.gravity ? undefined : whyNoWall(state, plan, who, direction));
  if (barred !== undefined) return barred;
  const cost = haulCost(state, plan, who, direction);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function haul(state: State, who: Who, direction: number, load: Who, cx: Context<Event>): void {
  const plan = planOf(state);
  const cost = haulCost(state, plan, who, direction);
  stopRunning(state);
  spendMoving(state, who, cost);
  const to = plan.next[bodyOf(state, who).at * 8 + direction] as Square;
  bodyOf(state, load).at = to;
  moveTo(state, plan, who, to, 'haul', cost, cx);
}
