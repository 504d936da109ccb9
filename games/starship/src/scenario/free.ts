/** S-14.32: a hostage is freed by someone of their own side. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { areAdjacent } from '../grid/step.ts';
import { bodyOf, isActive, isAnimal, sheetOf } from '../people.ts';
import { ANIMALS_CANNOT, NO_HOSTAGE, ON_LADDER, tooDear } from '../refusals.ts';
import { canPay, spend } from '../turn/spend.ts';
import type { State, Who } from '../types.ts';
import { planOf } from './scenario.ts';

export const FREE_AP = 1;

export function whyFree(state: State, who: Who, hostage: Who): Rejection | undefined {
  const body = bodyOf(state, who);
  const other = state.bodies[hostage];
  if (other === undefined || !other.held || !isActive(state, hostage)) return NO_HOSTAGE;
  if (sheetOf(state, hostage).side !== sheetOf(state, who).side) return NO_HOSTAGE;
  if (!areAdjacent(planOf(state), state.open, body.at, other.at)) return NO_HOSTAGE;
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (body.ladder) return ON_LADDER;
  return canPay(state, who, FREE_AP) ? undefined : tooDear(FREE_AP);
}

/** The freed act from the next turn on. */
export function free(state: State, who: Who, hostage: Who, cx: Context<Event>): void {
  const body = bodyOf(state, hostage);
  spend(state, who, FREE_AP);
  body.held = false;
  body.acted = true;
  state.changes++;
  cx.emit?.({ type: 'freed', who: hostage, by: who });
}
