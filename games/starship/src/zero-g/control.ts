/** S-21.9, S-21.11 to S-21.15: who keeps control, and who regains it. */
import type { Context, Reason, Rejection } from '@shutterbox/kernel';
import { isHolding, isMelee, meansOf, THROW, weaponUsed } from '../combat/means.ts';
import { add, type Reckoning } from '../combat/reasons.ts';
import { BATTLE_DRESS } from '../data/skills.ts';
import { twoThrown } from '../dice.ts';
import type { Event } from '../events.ts';
import { armorOf, bodyOf, dexterity, isActive, isAnimal, sheetOf, skillLevel } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { IN_CONTROL, tooDear, WEIGHT } from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, dropGuard, spend } from '../turn/spend.ts';
import type { State, Table, Who } from '../types.ts';
import { isDrifting, isLost } from './poise.ts';
import { isAtWall } from './walls.ts';
import { leavesHandFree, recoilOf } from './weapons.ts';

const CONTROL_THROW = 10;
const HANDHOLD_DM = 5;
const DRESS_DM = 2;
const DEFT = 9;
const VERY_DEFT = 11;
const DEFT_DM = 2;
export const STEADY_AP = 6;

/** S-21.13: a wall within reach, and a hand to spare. */
export function canHold(state: Table, who: Who, means: number): boolean {
  if (state.gravity || isDrifting(state, who)) return false;
  const { at } = bodyOf(state, who);
  return leavesHandFree(weaponUsed(state, who, means)) && isAtWall(planOf(state), state.open, at);
}

/** S-21.12: after an attack made in this manner. */
export function throwAfter(state: Table, who: Who, how: number, list?: Reason[]): number {
  const sum = begun(list);
  const means = meansOf(how);
  const weapon = weaponUsed(state, who, means);
  const blow = isMelee(weapon) && means !== THROW;
  add(sum, blow ? 'blow' : 'recoil', recoilOf(weapon, blow), 'S-21.12');
  if (isHolding(how)) add(sum, 'handhold', HANDHOLD_DM, 'S-21.13');
  return addSkill(state, who, sum);
}

/** S-21.9, S-21.15: on arrival, and at each try. */
export function throwToSteady(state: Table, who: Who, list?: Reason[]): number {
  return addSkill(state, who, begun(list));
}

function begun(list: Reason[] | undefined): Reckoning {
  list?.push({ code: 'control', value: CONTROL_THROW, rule: 'S-21.11' });
  return { needed: CONTROL_THROW, list, special: false };
}

function addSkill(state: Table, who: Who, sum: Reckoning): number {
  if (isAnimal(state, who)) return sum.needed;
  const sheet = sheetOf(state, who);
  const level = armorOf(sheet).outer === 'battle-dress' ? skillLevel(sheet, BATTLE_DRESS) : NONE;
  if (level !== NONE) add(sum, 'battleDress', DRESS_DM * level, 'S-21.11');
  const dex = dexterity(state, who);
  if (dex >= DEFT) add(sum, 'deft', DEFT_DM, 'S-21.11');
  if (dex >= VERY_DEFT) add(sum, 'veryDeft', DEFT_DM, 'S-21.11');
  return sum.needed;
}

type After = Extract<Event, { type: 'control' }>['after'];

function roll(state: State, who: Who, after: After, how: number, cx: Context<Event>): boolean {
  const reasons: Reason[] | undefined = cx.emit === undefined ? undefined : [];
  const needed = after === 'attack' ? throwAfter(state, who, how, reasons) : throwToSteady(state, who, reasons);
  const dice = twoThrown(cx.chance);
  const kept = dice[0] + dice[1] >= needed;
  cx.emit?.({ type: 'control', who, after, dice, needed, reasons: reasons ?? [], kept });
  return kept;
}

/** S-21.12: an attacker whom the attack itself has put out has nothing to control. */
export function afterAttack(state: State, who: Who, how: number, cx: Context<Event>): void {
  if (isActive(state, who) && !roll(state, who, 'attack', how, cx)) lose(state, who);
}

/** S-21.14: cover and evasion are over, a drift goes on. */
function lose(state: State, who: Who): void {
  const body = bodyOf(state, who);
  const { drift, glide } = body.poise;
  body.poise = { drift, glide, lost: true };
  dropGuard(body);
  state.changes++;
}

/** S-21.9: a drift is over; the throw costs nothing. */
export function arrive(state: State, who: Who, cx: Context<Event>): void {
  const kept = roll(state, who, 'drift', NONE, cx);
  bodyOf(state, who).poise = { drift: NONE, glide: 0, lost: false };
  if (!kept) lose(state, who);
}

/** S-21.15. */
export function whySteady(state: Table, who: Who): Rejection | undefined {
  if (state.gravity) return WEIGHT;
  if (!isLost(state, who)) return IN_CONTROL;
  return canPay(state, who, STEADY_AP) ? undefined : tooDear(STEADY_AP);
}

export function steady(state: State, who: Who, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  spend(state, who, STEADY_AP);
  if (!roll(state, who, 'try', NONE, cx)) return;
  const { drift, glide } = body.poise;
  body.poise = { drift, glide, lost: false };
  state.changes++;
}
