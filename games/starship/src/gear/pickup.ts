/** S-7.6 to S-7.9: the die for picking something up. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { die } from '../dice.ts';
import type { Event } from '../events.ts';
import { settleAir } from '../hull/air.ts';
import { bodyOf, changeItem, isAnimal, isCasualty, itemOf, weaponOf } from '../people.ts';
import { NONE, type Square } from '../plan/types.ts';
import { ANIMALS_CANNOT, BUILT_IN, FUMBLED, NOT_HERE, ON_LADDER, TOO_HEAVY, tooDear } from '../refusals.ts';
import { canPay, movementCost, spendMoving } from '../turn/spend.ts';
import type { Item, ItemId, State, Table, Who } from '../types.ts';
import { canBear, weigh } from './load.ts';
import { takeDown } from './set-up.ts';

const LEAVE_AP = 1;

/** On the floor, in the locker, in a jammed portal, or on a casualty in the same square (S-7.9). */
export function isWithinReach(state: Table, item: Item, square: Square): boolean {
  if (item.holder === NONE) return item.at === square;
  const holder = bodyOf(state, item.holder);
  return holder.at === square && isCasualty(holder);
}

export function whyPick(state: State, who: Who, item: ItemId): Rejection | undefined {
  const wanted = state.items[item];
  const { at, ladder } = bodyOf(state, who);
  if (wanted === undefined || !isWithinReach(state, wanted, at)) return NOT_HERE;
  if (isAnimal(state, who)) return ANIMALS_CANNOT;
  if (ladder) return ON_LADDER;
  if (weaponOf(state, item).mounted) return BUILT_IN;
  if (state.act.fumbled) return FUMBLED;
  if (!canBear(state, who, wanted)) return TOO_HEAVY;
  const cost = movementCost(state, LEAVE_AP);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** S-7.7: if you cannot pay what the die says, you let go at once. */
export function pick(state: State, who: Who, item: ItemId, cx: Context<Event>): void {
  const { act } = state;
  const thrown = die(cx.chance);
  act.picking = item;
  act.cost = movementCost(state, thrown);
  cx.emit?.({ type: 'reaches', who, item, die: thrown });
  if (!canPay(state, who, act.cost)) leave(state, who, cx, 'short');
}

export function leave(state: State, who: Who, cx: Context<Event>, deed: 'left' | 'short' = 'left'): void {
  const { act } = state;
  const item = act.picking;
  act.picking = NONE;
  act.cost = 0;
  spendMoving(state, who, movementCost(state, LEAVE_AP));
  act.fumbled = true;
  cx.emit?.({ type: 'gear', who, item, deed });
}

/** S-7.9: ready if nothing else is, otherwise stowed. */
export function take(state: State, who: Who, cx: Context<Event>): void {
  const { act } = state;
  const body = bodyOf(state, who);
  const item = act.picking;
  spendMoving(state, who, act.cost);
  act.picking = NONE;
  act.cost = 0;
  const { portal } = itemOf(state, item);
  takeDown(state, item);
  changeItem(state, item, { holder: who, at: NONE, portal: NONE });
  if (body.ready === NONE) body.ready = item;
  weigh(state, who);
  state.changes++;
  cx.emit?.({ type: 'gear', who, item, deed: 'taken' });
  if (portal === NONE) return;
  cx.emit?.({ type: 'portal', who, portal, deed: 'cleared' });
  settleAir(state, cx);
}
