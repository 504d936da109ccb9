/** S-14.4: the first escaped animal that anyone sees raises the alarm at once. */
import type { Context } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { canSee } from '../grid/sight.ts';
import { bodyOf, isAnimal, isPresent, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';

export function raiseAlarm(state: State, cx: Context<Event>): void {
  if (state.alarm > 0 || !scenarioOf(state).alarm) return;
  for (let who = 0; who < state.bodies.length; who++) {
    if (isLoose(state, who) && isSighted(state, who)) return alarm(state, who, cx);
  }
}

/** `by` is NONE where nobody was seen. */
export function alarm(state: State, by: Who, cx: Context<Event>): void {
  state.alarm = Math.max(1, state.turn);
  cx.emit?.({ type: 'alarm', by });
}

function isLoose(state: State, who: Who): boolean {
  const body = bodyOf(state, who);
  return sheetOf(state, who).side === 1 && isAnimal(state, who) && isPresent(body) && !body.caged;
}

function isSighted(state: State, animal: Who): boolean {
  const plan = planOf(state);
  const { at } = bodyOf(state, animal);
  for (let who = 0; who < state.bodies.length; who++) {
    const body = bodyOf(state, who);
    if (sheetOf(state, who).side === 0 && isPresent(body) && body.at !== NONE && canSee(plan, state.open, body.at, at))
      return true;
  }
  return false;
}
