/** S-21.1 to S-21.3: the grav plates, and who switches them. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { bodyOf, isAnimal } from '../people.ts';
import type { Plan, Square } from '../plan/types.ts';
import { ANIMALS_CANNOT, HELD_DOWN, NO_CONTROLS, NO_POWER, NOT_AT_CONTROLS, tooDear } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, spend } from '../turn/spend.ts';
import type { State, Table, Who } from '../types.ts';
import { STEADY } from './poise.ts';

export const SWITCH_AP = 5;

export function hasControls({ options }: Pick<State, 'options'>): boolean {
  return options.gravityControls || options.controls;
}

export function whyGravity(state: Table, who: Who): Rejection | undefined {
  if (!hasControls(state)) return NO_CONTROLS;
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  const plan = planOf(state);
  const { at, ladder } = bodyOf(state, who);
  if (ladder || !isAtControls(plan, at)) return NOT_AT_CONTROLS;
  if (isLanded(plan)) return HELD_DOWN;
  if (!state.power) return NO_POWER;
  return canPay(state, who, SWITCH_AP) ? undefined : tooDear(SWITCH_AP);
}

function isAtControls(plan: Plan, at: Square): boolean {
  const kind = plan.rooms[plan.room[at] as number]?.kind;
  return kind === 'bridge' || kind === 'drive';
}

/** S-21.2: a planet pulls without grav plates. */
function isLanded({ rooms }: Plan): boolean {
  return rooms.some(({ kind }) => kind === 'ground');
}

export function switchGravity(state: State, who: Who, cx: Context<Event>): void {
  spend(state, who, SWITCH_AP);
  setGravity(state, !state.gravity, who, cx);
}

/** For all ships that are locked together. `who` is NONE where the power went or came. */
export function setGravity(state: State, on: boolean, who: Who, cx: Context<Event>): void {
  if (state.gravity === on || isLanded(planOf(state))) return;
  state.gravity = on;
  state.changes++;
  cx.emit?.({ type: 'gravity', who, on });
  if (on) for (const body of state.bodies) body.poise = STEADY;
}
