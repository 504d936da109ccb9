/** S-20.9 to S-20.11: the ship's power. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { bodyOf, isAnimal } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { ANIMALS_CANNOT, NO_CONTROLS, NOT_DRIVES, tooDear } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, spend } from '../turn/spend.ts';
import type { State, Table, Who } from '../types.ts';
import { SWITCH_AP, setGravity } from '../zero-g/gravity.ts';
import { settleAir } from './air.ts';

export function whyPower(state: Table, who: Who): Rejection | undefined {
  if (!state.options.controls) return NO_CONTROLS;
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  const plan = planOf(state);
  const { at, ladder } = bodyOf(state, who);
  if (ladder || plan.rooms[plan.room[at] as number]?.kind !== 'drive') return NOT_DRIVES;
  return canPay(state, who, SWITCH_AP) ? undefined : tooDear(SWITCH_AP);
}

/** Without it portals on the move stop, and the gravity fails; with it both are as they were at first. */
export function switchPower(state: State, who: Who, cx: Context<Event>): void {
  spend(state, who, SWITCH_AP);
  state.power = !state.power;
  state.changes++;
  if (!state.power) state.act.waits = [];
  cx.emit?.({ type: 'power', who, on: state.power });
  setGravity(state, state.power, NONE, cx);
  settleAir(state, cx);
}
