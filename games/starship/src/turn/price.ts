/** What a deed would cost, found by doing it on a copy: for boards, which show it beforehand. */
import type { Context } from '@shutterbox/kernel';
import type { Action } from '../answers.ts';
import { clone } from '../clone.ts';
import { TOSS_AP } from '../combat/grenade.ts';
import type { Event } from '../events.ts';
import { breachCost } from '../hull/breach.ts';
import { bodyOf } from '../people.ts';
import type { State, Who } from '../types.ts';
import { DEEDS } from './deeds.ts';

/** No deed costs more or less for what is thrown, but for picking up, which a die decides (S-7.7). */
export const NO_CHANCE: Context<Event> = { chance: { int: () => 0 }, reveal: () => {} };

/** Undefined where a die decides, and for what is no deed of a turn. */
export function priceOf(state: State, who: Who, action: Action): number | undefined {
  const { type } = action;
  if (type === 'pick' || !(type in DEEDS)) return undefined;
  // S-13.1: a lane is chosen before the turn is given for it.
  if (type === 'cover') return bodyOf(state, who).ap;
  if (type === 'toss') return TOSS_AP;
  if (type === 'breach') return breachCost(state, who);
  const copy = clone(state);
  DEEDS[type as keyof typeof DEEDS].go(copy, who, action, NO_CHANCE);
  return copy.act.spent - state.act.spent;
}
