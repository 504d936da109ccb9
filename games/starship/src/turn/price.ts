/** What a deed would cost: for boards, which show it beforehand. */
import type { Context } from '@shutterbox/kernel';
import type { Action } from '../answers.ts';
import { clone } from '../clone.ts';
import { ARM_AP, TOSS_AP } from '../combat/grenade.ts';
import { attackCost } from '../combat/target.ts';
import type { Event } from '../events.ts';
import { breachCost } from '../hull/breach.ts';
import { forceCost, jamCost } from '../move/force.ts';
import { bodyOf } from '../people.ts';
import { FREE_AP } from '../scenario/free.ts';
import type { State, Who } from '../types.ts';
import { STEADY_AP } from '../zero-g/control.ts';
import { SWITCH_AP } from '../zero-g/gravity.ts';
import { PLAIN } from './plain.ts';
import type { DeedType } from './why.ts';

/** No price depends on a throw, except for picking something up, where a die decides (S-7.7). */
export const NO_CHANCE: Context<Event> = { chance: { int: () => 0 }, reveal: () => {} };

type Told = Exclude<DeedType, keyof typeof PLAIN | 'pick'>;

const PRICES: Readonly<Record<Told, (state: State, who: Who, action: Action) => number>> = {
  attack: (state, who, { how }) => attackCost(state, who, how),
  cover: wholeTurn,
  setUp: wholeTurn,
  revive: wholeTurn,
  arm: () => ARM_AP,
  toss: () => TOSS_AP,
  breach: breachCost,
  force: (state, _, { on }) => forceCost(state, on),
  jam: (state, _, { on }) => jamCost(state, on),
  steady: () => STEADY_AP,
  gravity: () => SWITCH_AP,
  power: () => SWITCH_AP,
  free: () => FREE_AP,
};

/** S-13.1. */
function wholeTurn(state: State, who: Who): number {
  return bodyOf(state, who).ap;
}

/** Undefined if a die decides, and for anything that is not a deed of a turn. Plain deeds are done on a copy. */
export function priceOf(state: State, who: Who, action: Action): number | undefined {
  const { type } = action;
  if (type in PRICES) return PRICES[type as Told](state, who, action);
  if (!(type in PLAIN)) return undefined;
  const copy = clone(state);
  PLAIN[type as keyof typeof PLAIN](copy, who, action, NO_CHANCE);
  return copy.act.spent - state.act.spent;
}
