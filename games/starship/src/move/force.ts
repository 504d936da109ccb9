/** S-6.10 to S-6.13: breaking doors, forcing valves, jamming hatches, blocking valves. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { isHot } from '../combat/grenade.ts';
import type { WeaponClass } from '../data/weapon.ts';
import { twoDice } from '../dice.ts';
import type { Event } from '../events.ts';
import { weigh } from '../gear/load.ts';
import { isOpen } from '../grid/step.ts';
import { settleAir } from '../hull/air.ts';
import { armorOf, bodyOf, changeItem, dexterity, isAnimal, sheetOf, strength, weaponOf } from '../people.ts';
import { NONE, type Portal, type PortalId } from '../plan/types.ts';
import { ANIMALS_CANNOT, ARMED, CANNOT_FORCE, CANNOT_JAM, NOT_HELD, tooDear } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, spend } from '../turn/spend.ts';
import type { ItemId, State, Who } from '../types.ts';
import { portalAt, setPortal, whyNotBeside, whyOutside } from './portals.ts';
import { jamOf, stopWait } from './waits.ts';

const FORCE_AP = 6;
const PRY_AP = 1;
const JAM_AP = 6;
const BLOCK_AP = 1;
const VALVE_THROW = 9;
const STRONG = 10;
const METAL: readonly WeaponClass[] = ['blade', 'pistol', 'sporting', 'military', 'energy', 'support'];

/** S-6.10, S-6.11: shut doors and valves; a blocked valve gives way at once. */
export function whyForce(state: State, who: Who, id: PortalId): Rejection | undefined {
  const plan = planOf(state);
  const away = whyNotBeside(state, plan, who, id);
  if (away !== undefined) return away;
  if (isAnimal(state, who) && !isWrecker(state, who)) return ANIMALS_CANNOT;
  const { kind, outer } = portalAt(plan, id);
  const outside = outer ? whyOutside(state, plan, portalAt(plan, id)) : undefined;
  if (outside !== undefined) return outside;
  if ((kind !== 'door' && kind !== 'iris') || isOpen(plan, state.open, id)) return CANNOT_FORCE;
  const cost = forceCost(state, id);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

/** S-14.36. */
export function isWrecker(state: State, who: Who): boolean {
  return sheetOf(state, who).role === 'berserker';
}

/** Not of the Movement section, so sneaking costs no more (S-5.8). */
export function forceCost(state: State, id: PortalId): number {
  return jamOf(state, id) === NONE ? FORCE_AP : PRY_AP;
}

export function force(state: State, who: Who, id: PortalId, cx: Context<Event>): void {
  const plan = planOf(state);
  const portal = portalAt(plan, id);
  const blocked = jamOf(state, id) !== NONE;
  spend(state, who, forceCost(state, id));
  const dice = blocked ? 0 : twoDice(cx.chance);
  const done = blocked || (portal.kind === 'door' ? dice <= strength(state, who) : valveGives(state, who, dice));
  cx.emit?.({ type: 'force', who, portal: id, dice, done });
  if (!done) return;
  if (portal.kind === 'door') state.broken = withBit(state.broken, portal);
  stopWait(state, id);
  setPortal(state, plan, who, id, true, cx);
}

function withBit(masks: number[], { deck, bit }: Portal): number[] {
  return masks.with(deck, (masks[deck] as number) | (1 << bit));
}

function valveGives(state: State, who: Who, dice: number): boolean {
  let total = dice;
  if (strength(state, who) >= STRONG) total += 1;
  if (dexterity(state, who) >= STRONG) total += 2;
  if (armorOf(sheetOf(state, who)).outer === 'vacc-suit') total -= 3;
  return total >= VALVE_THROW;
}

/** S-6.12, S-6.13: something of metal in a shut hatch's wheel, or in an open valve. */
export function whyJam(state: State, who: Who, id: PortalId, item: ItemId): Rejection | undefined {
  const plan = planOf(state);
  const away = whyNotBeside(state, plan, who, id);
  if (away !== undefined) return away;
  if (state.items[item]?.holder !== who) return NOT_HELD;
  if (isHot(state, who, item)) return ARMED;
  const { kind } = portalAt(plan, id);
  const open = isOpen(plan, state.open, id);
  const fits = kind === 'hatch' ? !open : kind === 'iris' && open;
  if (!fits || jamOf(state, id) !== NONE || !METAL.includes(weaponOf(state, item).class)) return CANNOT_JAM;
  const cost = jamCost(state, id);
  return canPay(state, who, cost) ? undefined : tooDear(cost);
}

export function jamCost(state: State, id: PortalId): number {
  return portalAt(planOf(state), id).kind === 'hatch' ? JAM_AP : BLOCK_AP;
}

export function jam(state: State, who: Who, id: PortalId, item: ItemId, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  spend(state, who, jamCost(state, id));
  if (body.ready === item) body.ready = NONE;
  changeItem(state, item, { holder: NONE, at: body.at, portal: id });
  weigh(state, who);
  state.changes++;
  cx.emit?.({ type: 'portal', who, portal: id, deed: 'jammed' });
  settleAir(state, cx);
}
