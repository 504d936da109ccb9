/** S-8.1, S-9: whom you can attack, and with what. */
import type { Rejection } from '@shutterbox/kernel';
import type { Profile } from '../data/profiles.ts';
import type { Weapon } from '../data/weapon.ts';
import { PIKE, WEAPONS } from '../data/weapons.ts';
import { isOnLine } from '../grid/line.ts';
import { isInFront, range } from '../grid/range.ts';
import { shutBetween } from '../grid/shut.ts';
import { canSee } from '../grid/sight.ts';
import { areAdjacent } from '../grid/step.ts';
import { isKnownTo } from '../knowledge/fog.ts';
import { areEnemies, bit, bodyOf, endurance, isAnimal, isCasualty, itemOf } from '../people.ts';
import { NONE, type Plan, type Square } from '../plan/types.ts';
import {
  GONE,
  IN_THE_WAY,
  NO_HANDHOLD,
  NO_SWINGS,
  NO_WEAPON,
  NOT_ENEMY,
  NOT_IN_FRONT,
  NOT_SEEN,
  NOT_WEAKENED,
  ON_LADDER,
  OUT_OF_CONTROL,
  OUT_OF_RANGE,
  PIKED,
  shut,
  tooDear,
  UNLOADED,
} from '../refusals.ts';
import { planOf } from '../scenario/scenario.ts';
import type { Body, State, Table, Who } from '../types.ts';
import { canHold } from '../zero-g/control.ts';
import { isLost } from '../zero-g/poise.ts';
import { whyBarred } from './conditions.ts';
import {
  isHolding,
  isLoaded,
  isMelee,
  isSnap,
  isWeakened,
  itemUsed,
  meansOf,
  profileAt,
  profileUsed,
  READY,
  THROW,
  weaponUsed,
} from './means.ts';
import { hasThrow } from './reasons.ts';

/** With what each side knows of the others (S-22). */
type Aboard = Table & Pick<State, 'fog'>;

/** S-8.2, S-8.3. */
const AIMED_AP = 8;
const SNAP_AP = 4;
const AIMED_AUTO_AP = 12;
const SNAP_AUTO_AP = 6;
/** S-11.3. */
const THROW_AP = 4;
/** No attack costs less, and no casualty is carried for less (S-7.20). */
export const CHEAPEST_AP = 4;

export function whyAttack(state: Aboard, by: Who, target: Who, how: number): Rejection | undefined {
  return (
    whyTarget(state, by, target, meansOf(how), false) ?? whyManner(state, by, target, how) ?? whyDear(state, by, how)
  );
}

/** Whether the target can be reached at all; `free` for reactions, which know no front (S-8.9). */
export function whyTarget(state: Aboard, by: Who, target: Who, means: number, free: boolean): Rejection | undefined {
  const victim = state.bodies[target];
  const body = bodyOf(state, by);
  if (victim === undefined || body.at === NONE) return GONE;
  if (!isKnownTo(state, by, target)) return NOT_SEEN;
  if (victim.at === NONE) return GONE;
  if (!areEnemies(state, by, target)) return NOT_ENEMY;
  if (victim.status === 'dead' || victim.status === 'asleep' || victim.held) return GONE;
  if (body.ladder) return ON_LADDER;
  if (!state.gravity && isLost(state, by)) return OUT_OF_CONTROL;
  const profile = profileUsed(state, by, means);
  if (profile === NONE) return whyUseless(state, by, means);
  const plan = planOf(state);
  const squares = range(plan, body.at, victim.at);
  if (squares === NONE) return NOT_SEEN;
  const reach = isMelee(weaponUsed(state, by, means)) && means !== THROW;
  const line = reach
    ? whyMelee(state, plan, by, target, means, squares)
    : whyShot(state, plan, by, victim, squares, free);
  if (line !== undefined) return line;
  if (!isLoaded(state, by, means)) return UNLOADED;
  return hasThrow(state, target, means, profile, squares) ? undefined : OUT_OF_RANGE;
}

/** Nothing to attack with, or not now. */
export function whyUseless(state: Table, by: Who, means: number): Rejection {
  const used = itemUsed(state, by, means);
  return (used === NONE ? undefined : whyBarred(state, by, itemOf(state, used))) ?? NO_WEAPON;
}

/** S-9.8: adjacent, or at two squares with nobody between; polearms reach past one. */
function whyMelee(
  state: Aboard,
  plan: Plan,
  by: Who,
  target: Who,
  means: number,
  squares: number,
): Rejection | undefined {
  const body = bodyOf(state, by);
  const { at } = bodyOf(state, target);
  const weapon = weaponUsed(state, by, means);
  if (squares <= 1) {
    if (squares === 1 && !areAdjacent(plan, state.open, body.at, at)) return whyUnseen(state, plan, body.at, at);
    return weapon === PIKE && (body.piked & bit(target)) !== 0 ? PIKED : undefined;
  }
  if (squares > 2) return OUT_OF_RANGE;
  if (!canSee(plan, state.open, body.at, at)) return whyUnseen(state, plan, body.at, at);
  const most = (WEAPONS[weapon] as Weapon).class === 'polearm' ? 1 : 0;
  return peopleBetween(state, plan, by, at) > most ? IN_THE_WAY : undefined;
}

/** S-9.5 to S-9.7. */
function whyShot(
  state: Aboard,
  plan: Plan,
  by: Who,
  victim: Body,
  squares: number,
  free: boolean,
): Rejection | undefined {
  const body = bodyOf(state, by);
  if (squares === 0) return undefined;
  if (!canSee(plan, state.open, body.at, victim.at)) return whyUnseen(state, plan, body.at, victim.at);
  if (!free && !isInFront(plan, body.at, body.facing, victim.at)) return NOT_IN_FRONT;
  return peopleBetween(state, plan, by, victim.at) > 1 ? IN_THE_WAY : undefined;
}

/** S-6.1, S-9.6: a portal that could be opened, otherwise walls. */
function whyUnseen({ open, fog }: Aboard, plan: Plan, from: Square, to: Square): Rejection {
  // Portals out of sight give nothing away.
  const portal = fog === null ? shutBetween(plan, open, from, to) : undefined;
  return portal === undefined ? NOT_SEEN : shut(portal);
}

/** Active people on the line, without its ends. People whom the attacker's side does not see are not in the way (S-22.11). */
function peopleBetween(state: Aboard, plan: Plan, by: Who, to: Square): number {
  const from = bodyOf(state, by).at;
  let count = 0;
  for (let who = 0; who < state.bodies.length; who++) {
    const { at, status } = bodyOf(state, who);
    if (status === 'active' && at !== NONE && at !== from && at !== to && isOnLine(plan, from, to, at))
      count += isKnownTo(state, by, who) ? 1 : 0;
  }
  return count;
}

/** S-10.12 to S-10.14, S-21.13: swings left, and what can be weakened. */
export function whyManner(state: Table, by: Who, target: Who, how: number): Rejection | undefined {
  const means = meansOf(how);
  if (isHolding(how) && !canHold(state, by, means)) return NO_HANDHOLD;
  if (means === THROW) return isSnap(how) || isWeakened(how) ? NOT_WEAKENED : undefined;
  const tiring = isMelee(weaponUsed(state, by, means)) && !isAnimal(state, by);
  const special = isCasualty(bodyOf(state, target));
  if (isWeakened(how)) return tiring && !special ? undefined : NOT_WEAKENED;
  return !tiring || special || bodyOf(state, by).swings < endurance(state, by) ? undefined : NO_SWINGS;
}

function whyDear(state: Table, by: Who, how: number): Rejection | undefined {
  const cost = attackCost(state, by, how);
  return cost > bodyOf(state, by).ap ? tooDear(cost) : undefined;
}

/** S-8.2 to S-8.5. */
export function attackCost(state: Table, by: Who, how: number): number {
  const means = meansOf(how);
  if (means === THROW) return THROW_AP;
  const weapon = WEAPONS[weaponUsed(state, by, means)] as Weapon;
  const cost = priceOfAttack(weapon, profileAt(profileUsed(state, by, means)), isSnap(how));
  if (isSnap(how)) return cost;
  const { ap, total } = bodyOf(state, by);
  return ap === total ? Math.min(cost, total) : cost;
}

/** What to keep for an attack with what is ready (S-8.2, S-8.3); for one with bare hands if that cannot attack now. */
export function apToKeep(state: Table, by: Who, snap: boolean): number {
  const profile = profileUsed(state, by, READY);
  if (profile === NONE) return snap ? SNAP_AP : AIMED_AP;
  return priceOfAttack(WEAPONS[weaponUsed(state, by, READY)] as Weapon, profileAt(profile), snap);
}

/** S-8.2, S-8.3. */
export function priceOfAttack(weapon: Weapon, { auto }: Profile, snap: boolean): number {
  const slow = weapon.class === 'energy' || auto;
  if (snap) return slow ? SNAP_AUTO_AP : SNAP_AP;
  return slow ? AIMED_AUTO_AP : AIMED_AP;
}
