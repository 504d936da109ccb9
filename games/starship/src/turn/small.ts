/** S-5.8, S-6.20, S-7.10: sneaking, the light switch, and strong language. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { bodyOf, isAnimal } from '../people.ts';
import { ALREADY_BEGUN, ANIMALS_CANNOT, NO_POWER, NO_SWITCH, ON_LADDER, tooDear } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import type { State, Who } from '../types.ts';
import { canPay, spend } from './spend.ts';

const SWITCH_AP = 1;
const EXPLETIVE_AP = 1;

/** S-5.8: declared before anything is spent. */
export function whySneak(state: State, who: Who): Rejection | undefined {
  if (bodyOf(state, who).ladder) return ON_LADDER;
  return state.act.begun ? ALREADY_BEGUN : undefined;
}

export function sneak(state: State, who: Who, cx: Context<Event>): void {
  state.act.sneaking = true;
  cx.emit?.({ type: 'sneaks', who });
}

/** S-7.10: never tripled. */
export function whySwear(state: State, who: Who): Rejection | undefined {
  return canPay(state, who, EXPLETIVE_AP) ? undefined : tooDear(EXPLETIVE_AP);
}

export function swear(state: State, who: Who, cx: Context<Event>): void {
  spend(state, who, EXPLETIVE_AP);
  cx.emit?.({ type: 'swears', who });
}

/** S-6.20: the switch beside you works the room that you stand in. */
export function whyLight(state: State, who: Who): Rejection | undefined {
  const { at, ladder } = bodyOf(state, who);
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (ladder || planOf(state).features[at]?.includes('switch') !== true) return NO_SWITCH;
  if (!state.power) return NO_POWER;
  return canPay(state, who, SWITCH_AP) ? undefined : tooDear(SWITCH_AP);
}

export function flipLight(state: State, who: Who, cx: Context<Event>): void {
  const room = planOf(state).room[bodyOf(state, who).at] as number;
  const on = state.dark.includes(room);
  spend(state, who, SWITCH_AP);
  state.dark = on ? state.dark.filter((dark) => dark !== room) : [...state.dark, room].sort((a, b) => a - b);
  state.changes++;
  cx.emit?.({ type: 'light', who, room, on });
}
