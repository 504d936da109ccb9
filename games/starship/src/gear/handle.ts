/** S-7.1 to S-7.5, S-7.17, S-7.21: drawing, stowing, dropping, selectors, bayonets. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { isHot } from '../combat/grenade.ts';
import type { Mode, Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Event } from '../events.ts';
import { bodyOf, changeItem, itemOf, weaponOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import {
  ARMED,
  CANNOT_STOW,
  HANDS_FULL,
  NO_BAYONET,
  NO_SELECTOR,
  NOT_HELD,
  NOT_READY,
  ON_LADDER,
  tooDear,
} from '../refusals.ts';
import { canPay, movementCost, spend, spendMoving } from '../turn/spend.ts';
import type { ItemId, State, Who } from '../types.ts';
import { weigh } from './load.ts';
import { takeDown } from './set-up.ts';

const DRAW_AP = 1;
const HOLSTER_AP = 2;
const SHEATHE_AP = 6;
const SELECTOR_AP = 1;
const BAYONET_AP = 6;

function whyPay(state: State, who: Who, cost: number): Rejection | undefined {
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** S-7.2. */
export function whyDraw(state: State, who: Who, item: ItemId): Rejection | undefined {
  const { ready, ladder } = bodyOf(state, who);
  if (state.items[item]?.holder !== who) return NOT_HELD;
  if (ladder) return ON_LADDER;
  return ready === NONE ? whyPay(state, who, movementCost(state, DRAW_AP)) : HANDS_FULL;
}

export function draw(state: State, who: Who, item: ItemId, cx: Context<Event>): void {
  spendMoving(state, who, movementCost(state, DRAW_AP));
  bodyOf(state, who).ready = item;
  cx.emit?.({ type: 'gear', who, item, deed: 'draw' });
}

/** S-7.3, S-7.4: a gun or bow is holstered, a blade sheathed; polearms and clubs have nowhere to go. */
function stowCost({ class: kind }: Weapon): number {
  if (kind === 'blade') return SHEATHE_AP;
  return kind === 'polearm' || kind === 'brawling' ? NONE : HOLSTER_AP;
}

export function whyStow(state: State, who: Who, item: ItemId): Rejection | undefined {
  const { ready, ladder } = bodyOf(state, who);
  if (ready !== item || item === NONE) return NOT_READY;
  if (ladder) return ON_LADDER;
  if (isHot(state, who, item)) return ARMED;
  const cost = stowCost(weaponOf(state, item));
  return cost === NONE ? CANNOT_STOW : whyPay(state, who, movementCost(state, cost));
}

export function stow(state: State, who: Who, item: ItemId, cx: Context<Event>): void {
  spendMoving(state, who, movementCost(state, stowCost(weaponOf(state, item))));
  takeDown(state, item);
  bodyOf(state, who).ready = NONE;
  cx.emit?.({ type: 'gear', who, item, deed: 'stow' });
}

/** S-7.5. */
export function whyDrop(state: State, who: Who, item: ItemId): Rejection | undefined {
  if (state.items[item]?.holder !== who) return NOT_HELD;
  return isHot(state, who, item) ? ARMED : undefined;
}

export function drop(state: State, who: Who, item: ItemId, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  if (body.ready === item) body.ready = NONE;
  takeDown(state, item);
  changeItem(state, item, { holder: NONE, at: body.at });
  weigh(state, who);
  cx.emit?.({ type: 'gear', who, item, deed: 'drop' });
}

/** S-7.17: not of the Movement section, so sneaking costs no more. */
export function whySelector(state: State, who: Who): Rejection | undefined {
  const { ready, ladder } = bodyOf(state, who);
  if (ready === NONE || !isSelective(state, ready)) return NO_SELECTOR;
  return ladder ? ON_LADDER : whyPay(state, who, SELECTOR_AP);
}

function isSelective(state: State, item: ItemId): boolean {
  const { weapon, auto, ammo } = itemOf(state, item);
  return (WEAPONS[weapon] as Weapon).modes.some((mode: Mode) => mode.auto !== auto && mode.ammo === ammo[0]);
}

export function moveSelector(state: State, who: Who, cx: Context<Event>): void {
  const { ready } = bodyOf(state, who);
  const auto = !itemOf(state, ready).auto;
  spend(state, who, SELECTOR_AP);
  changeItem(state, ready, { auto });
  cx.emit?.({ type: 'gear', who, item: ready, deed: auto ? 'auto' : 'semi' });
}

/** S-7.21. */
export function whyBayonet(state: State, who: Who): Rejection | undefined {
  const { ready, ladder } = bodyOf(state, who);
  if (ready === NONE || itemOf(state, ready).bayonet === 0) return NO_BAYONET;
  return ladder ? ON_LADDER : whyPay(state, who, BAYONET_AP);
}

export function fixBayonet(state: State, who: Who, cx: Context<Event>): void {
  const { ready } = bodyOf(state, who);
  const fixed = itemOf(state, ready).bayonet !== 1;
  spend(state, who, BAYONET_AP);
  changeItem(state, ready, { bayonet: fixed ? 1 : 2 });
  cx.emit?.({ type: 'gear', who, item: ready, deed: fixed ? 'fixed' : 'removed' });
}
