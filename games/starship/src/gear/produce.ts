/** S-17.6: a weapon that nobody has seen comes out. */
import type { Context, Rejection } from '@shutterbox/kernel';
import type { Event } from '../events.ts';
import { expose, hiddenOf, hideOnly, revealOf } from '../knowledge/secrets.ts';
import { bringOut } from '../knowledge/slots.ts';
import { bodyOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { HANDS_FULL, NOT_HELD, ON_LADDER, TOO_HEAVY, tooDear } from '../refusals.ts';
import { canPay, movementCost, spendMoving } from '../turn/spend.ts';
import type { Item, State, Who } from '../types.ts';
import { canBear, weigh } from './load.ts';

/** S-7.2. */
const DRAW_AP = 1;

/** `place`: its index among everything they hide. */
export function whyProduce(state: State, who: Who, place: number): Rejection | undefined {
  const { ready, ladder } = bodyOf(state, who);
  if (place >= hiddenOf(state, who).length) return NOT_HELD;
  if (ladder) return ON_LADDER;
  if (ready !== NONE) return HANDS_FULL;
  if (!canBear(state, who, hiddenOf(state, who)[place] as Item)) return TOO_HEAVY;
  const cost = movementCost(state, DRAW_AP);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** From now on it has weight. */
export function produce(state: State, who: Who, place: number, cx: Context<Event>): void {
  spendMoving(state, who, movementCost(state, DRAW_AP));
  const own = hiddenOf(state, who);
  const item = bringOut(state, who, own[place] as Item);
  hideOnly(state, who, own.toSpliced(place, 1));
  bodyOf(state, who).ready = item;
  weigh(state, who);
  state.changes++;
  revealOf(state, who, 'S-17.6', cx);
  expose(state, who, cx);
  cx.emit?.({ type: 'gear', who, item, deed: 'draw' });
}
