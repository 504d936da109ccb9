/** S-14.4, S-14.24: what raises the alarm. */
import type { Context } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { canSee } from '../grid/sight.ts';
import { forgetAttacks, note } from '../knowledge/fog.ts';
import { tell } from '../knowledge/secrets.ts';
import { bit, bodyOf, isActive, isAnimal, isPresent, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { isOn } from '../scenario/muster.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';

/** At once: the first escaped animal that anyone sees, or an intruder on the bridge. */
export function raiseAlarm(state: State, cx: Context<Event>): void {
  if (state.alarm > 0) return;
  const { alarm: kinds } = scenarioOf(state);
  if (kinds.length === 0) return;
  for (let who = 0; who < state.bodies.length; who++) {
    if (sheetOf(state, who).side === 0) continue;
    if (kinds.includes('sighted') && isLoose(state, who) && isSighted(state, who)) return alarm(state, who, cx);
    if (kinds.includes('bridge') && isPresent(bodyOf(state, who)) && isOn(state, planOf(state), who, 'bridge'))
      return alarm(state, who, cx, 'bridge');
  }
}

/** `by` is NONE where nobody was seen. */
export function alarm(state: State, by: Who, cx: Context<Event>, why?: 'attacked' | 'bridge'): void {
  state.alarm = Math.max(1, state.turn);
  // S-22.8: all hear it.
  if (state.fog !== null) cx.reveal('S-22.7', undefined, 'goes on');
  cx.emit?.({ type: 'alarm', by, ...(why && { why }) });
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

/** S-14.24: someone of the crew is attacked while nobody is warned. */
export function noteAttack(state: State, target: Who): void {
  if (state.alarm > 0 || sheetOf(state, target).side !== 0 || !scenarioOf(state).alarm.includes('attacked')) return;
  tell(state, { attacked: state.story.attacked | bit(target) });
  note(state, target, 'attacked');
}

/** S-14.24: the turn after, a victim who is still conscious calls the others. */
export function callForHelp(state: State, cx: Context<Event>): void {
  const { attacked } = state.story;
  if (attacked === 0) return;
  tell(state, { attacked: 0 });
  forgetAttacks(state);
  for (let who = 0; who < state.bodies.length; who++)
    if ((attacked & bit(who)) !== 0 && isActive(state, who) && state.alarm === 0) alarm(state, who, cx, 'attacked');
}
