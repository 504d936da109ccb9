/** S-18.8 to S-18.13: hand grenades, from the pin to the bang. */
import type { Context, Rejection } from '@shutterbox/kernel';
import { HAND_GRENADE } from '../data/weapons.ts';
import { dice, twoDice } from '../dice.ts';
import type { Event } from '../events.ts';
import { weigh } from '../gear/load.ts';
import { lineSquares } from '../grid/line.ts';
import { isInFront, range } from '../grid/range.ts';
import { canSee } from '../grid/sight.ts';
import { hitWall, wallsAround } from '../hull/walls.ts';
import { isPeaceful } from '../knowledge/secrets.ts';
import { bodyOf, changeItem, dexterity, itemOf } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import {
  ARMED,
  NO_GRENADE,
  NO_HANDHOLD,
  NO_LANDING,
  NOT_ARMED,
  ON_LADDER,
  OUT_OF_CONTROL,
  PEACEFUL,
  tooDear,
} from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import { canPay, spend } from '../turn/spend.ts';
import type { ItemId, State, Table, Who } from '../types.ts';
import { afterAttack, canHold } from '../zero-g/control.ts';
import { isLost } from '../zero-g/poise.ts';
import { detonate, GRENADE_DICE } from './attack.ts';
import { GRENADE, holding, howOf } from './means.ts';
import { HANDHOLD_DEXTERITY } from './reasons.ts';

export const ARM_AP = 2;
export const TOSS_AP = 4;
const FARTHEST = 10;
const FUSE_AP = 8;
/** In the hand it waits for the end of the activation. */
const NO_FUSE = 999;

/** One grenade of a fuse list: the thing, its square and the AP left. */
const PARTS = 3;

function holdsGrenade(state: Table, who: Who): boolean {
  const { ready } = bodyOf(state, who);
  return ready !== NONE && itemOf(state, ready).weapon === HAND_GRENADE;
}

/** The grenade in someone's hand is armed. */
function isArmed({ act: { fuses } }: Pick<State, 'act'>): boolean {
  for (let i = 0; i < fuses.length; i += PARTS) if (fuses[i + 1] === NONE) return true;
  return false;
}

/** The thing is the armed grenade in someone's hand. */
export function isHot(state: Table, who: Who, item: ItemId): boolean {
  return state.act.fuses.length > 0 && bodyOf(state, who).ready === item && isArmed(state);
}

/** S-14.30: nobody arms one who may strike at nobody. */
export function whyArm(state: State, who: Who): Rejection | undefined {
  if (!holdsGrenade(state, who)) return NO_GRENADE;
  if (isPeaceful(state, who)) return PEACEFUL;
  if (bodyOf(state, who).ladder) return ON_LADDER;
  if (isArmed(state)) return ARMED;
  return canPay(state, who, ARM_AP) ? undefined : tooDear(ARM_AP);
}

export function arm(state: State, who: Who, cx: Context<Event>): void {
  const { ready } = bodyOf(state, who);
  spend(state, who, ARM_AP);
  state.act.fuses = [...state.act.fuses, ready, NONE, NO_FUSE];
  cx.emit?.({ type: 'gear', who, item: ready, deed: 'armed' });
}

/** `how`: 1 with a hand on the wall (S-21.13). */
export function whyToss(state: Table, who: Who, how: number): Rejection | undefined {
  if (!holdsGrenade(state, who)) return NO_GRENADE;
  if (bodyOf(state, who).ladder) return ON_LADDER;
  if (!isArmed(state)) return NOT_ARMED;
  if (!state.gravity && isLost(state, who)) return OUT_OF_CONTROL;
  if (how > 0 && !canHold(state, who, GRENADE)) return NO_HANDHOLD;
  if (!canPay(state, who, TOSS_AP)) return tooDear(TOSS_AP);
  return hasLanding(state, who) ? undefined : NO_LANDING;
}

export function toss(state: State, how: number): void {
  state.act.aiming = 'lob';
  state.act.holds = how > 0;
}

/** S-18.10, S-21.13: the most that may be rolled for it to land where it is thrown. */
export function throwDexterity(state: Table, who: Who): number {
  return dexterity(state, who) + (state.act.holds ? HANDHOLD_DEXTERITY : 0);
}

function hasLanding(state: Table, who: Who): boolean {
  const { squares } = planOf(state);
  for (let square = 0; square < squares; square++) if (whyLob(state, who, square) === undefined) return true;
  return false;
}

/** S-18.10. */
export function whyLob(state: Table, who: Who, square: Square): Rejection | undefined {
  const plan = planOf(state);
  const { at, facing } = bodyOf(state, who);
  if (square >= plan.squares || !isInFront(plan, at, facing, square)) return NO_LANDING;
  if (range(plan, at, square) > FARTHEST) return NO_LANDING;
  return canSee(plan, state.open, at, square) ? undefined : NO_LANDING;
}

export function lob(state: State, who: Who, to: Square, cx: Context<Event>): void {
  const body = bodyOf(state, who);
  const item = body.ready;
  const { act } = state;
  const how = howOf(GRENADE, false, false);
  const manner = act.holds ? holding(how) : how;
  spend(state, who, TOSS_AP);
  const rolled = twoDice(cx.chance);
  const at = fallsShort(planOf(state), body.at, to, Math.max(0, rolled - throwDexterity(state, who)));
  act.aiming = '';
  act.holds = false;
  act.fuses = [...withoutHand(act.fuses), item, at, FUSE_AP];
  spendOne(state, item);
  state.changes++;
  cx.emit?.({ type: 'tosses', by: who, to, dice: rolled, at });
  if (!state.gravity) afterAttack(state, who, manner, cx);
}

/** The last square of the line that is this many squares nearer. */
export function fallsShort(plan: Plan, from: Square, to: Square, by: number): Square {
  const farthest = range(plan, from, to) - by;
  return lineSquares(plan, from, to).findLast((square) => range(plan, from, square) <= farthest) ?? from;
}

function withoutHand(fuses: readonly number[]): readonly number[] {
  return fuses.filter((_, i) => fuses[i - (i % PARTS) + 1] !== NONE);
}

/** One grenade less; with the last the thing is gone for good. */
function spendOne(state: State, item: ItemId): void {
  const { holder, spares } = itemOf(state, item);
  const last = spares === 0;
  changeItem(state, item, last ? { holder: NONE, at: NONE, portal: NONE, loaded: 0 } : { spares: spares - 1 });
  if (holder === NONE) return;
  const body = bodyOf(state, holder);
  if (body.ready === item) body.ready = NONE;
  weigh(state, holder);
}

/** At the end of the activation all are due. */
export function burnDown(fuses: readonly number[]): readonly number[] {
  return fuses.map((value, i) => (i % PARTS === PARTS - 1 ? 0 : value));
}

/** S-18.12, S-18.13: people as they stand before the walls give way. */
function explode(state: State, at: Square, cx: Context<Event>): void {
  const { who } = state.act;
  cx.emit?.({ type: 'explodes', by: who, at });
  detonate(state, who, at);
  const walls = wallsAround(state, at);
  if (walls.length === 0) return;
  const points = dice(GRENADE_DICE, cx.chance);
  for (const wall of walls) hitWall(state, who, wall, points, cx);
}

/** The first that is due goes off; false when none is. */
export function explodeDue(state: State, cx: Context<Event>): boolean {
  const { act } = state;
  for (let i = 0; i < act.fuses.length; i += PARTS) {
    const [item, square, ap] = act.fuses.slice(i, i + PARTS) as [ItemId, Square, number];
    if (ap > 0) continue;
    act.fuses = act.fuses.toSpliced(i, PARTS);
    if (square === NONE) spendOne(state, item);
    explode(state, square === NONE ? bodyOf(state, act.who).at : square, cx);
    return true;
  }
  return false;
}
