/** How an attack is made: with what, aimed or snap, in full strength or weakened. Packed into an action's `how`. */
import { PROFILES, type Profile } from '../data/profiles.ts';
import type { Mode, Weapon, WeaponClass } from '../data/weapon.ts';
import { BAYONET, CLUB, CUDGEL, HAND_GRENADE, HANDS, WEAPONS } from '../data/weapons.ts';
import { bodyOf, itemOf, readyWeapon } from '../people.ts';
import { NONE } from '../plan/types.ts';
import type { Item, ItemId, Table, Who } from '../types.ts';
import { isBarred } from './conditions.ts';
import { mountBeside } from './mounts.ts';

/** The ready weapon; bare hands (S-11.1); a gun swung as club or cudgel (S-11.2); a fixed bayonet; a thrown blade (S-11.3); a grenade that goes off (S-18.12); a gun that is built in (S-19.10). */
const MEANS = ['ready', 'hands', 'butt', 'bayonet', 'throw', 'grenade', 'mount'] as const;
export const READY = 0;
export const BARE_HANDS = 1;
export const BUTT = 2;
export const FIXED_BAYONET = 3;
export const THROW = 4;
export const GRENADE = 5;
export const MOUNT = 6;

/** S-21.13: with one hand on the wall. */
const HOLD = 32;

export function howOf(means: number, snap: boolean, weakened: boolean): number {
  return means * 4 + (snap ? 2 : 0) + (weakened ? 1 : 0);
}

export function meansOf(how: number): number {
  return (how & (HOLD - 1)) >> 2;
}

export function holding(how: number): number {
  return how | HOLD;
}

export function isHolding(how: number): boolean {
  return (how & HOLD) !== 0;
}

export function isSnap(how: number): boolean {
  return (how & 2) !== 0;
}

export function isWeakened(how: number): boolean {
  return (how & 1) !== 0;
}

/** The weapon that does the work, or NONE if there is none of that kind. */
export function weaponUsed(state: Table, who: Who, means: number): number {
  const { ready } = bodyOf(state, who);
  switch (means) {
    case READY:
      return readyWeapon(state, who);
    case BARE_HANDS:
      // Without a weapon, hands are what is ready: the same thing must not be two answers.
      return ready !== NONE ? HANDS : NONE;
    case BUTT:
      return ready === NONE ? NONE : buttOf(itemOf(state, ready));
    case FIXED_BAYONET:
      return ready !== NONE && itemOf(state, ready).bayonet === 1 ? BAYONET : NONE;
    case THROW:
      return ready !== NONE && (WEAPONS[itemOf(state, ready).weapon] as Weapon).thrown
        ? itemOf(state, ready).weapon
        : NONE;
    case GRENADE:
      return HAND_GRENADE;
    case MOUNT: {
      const mount = mountBeside(state, who);
      return mount === NONE ? NONE : itemOf(state, mount).weapon;
    }
    default:
      return NONE;
  }
}

/** The thing whose rounds are fired, or NONE. */
export function itemUsed(state: Table, who: Who, means: number): ItemId {
  if (means === READY) return bodyOf(state, who).ready;
  return means === MOUNT ? mountBeside(state, who) : NONE;
}

function buttOf({ weapon, broken }: Item): number {
  const { butt } = WEAPONS[weapon] as Weapon;
  if (butt === '' || broken) return NONE;
  return butt === 'club' ? CLUB : CUDGEL;
}

/** The row of the chart, or NONE if the weapon cannot be used as it is. */
export function profileUsed(state: Table, who: Who, means: number): number {
  const weapon = weaponUsed(state, who, means);
  if (weapon === NONE) return NONE;
  const used = itemUsed(state, who, means);
  if (used === NONE) return (WEAPONS[weapon] as Weapon).modes[0]?.profile ?? NONE;
  const item = itemOf(state, used);
  return item.broken || isBarred(state, who, item) ? NONE : modeOf(item);
}

/** What the character could attack with now, one bit for each means. */
export function meansAtHand(state: Table, who: Who): number {
  if (bodyOf(state, who).ready === NONE)
    return mountBeside(state, who) === NONE ? 1 << READY : (1 << READY) | (1 << MOUNT);
  let bits = 0;
  for (let means = 0; means < MEANS.length; means++) if (profileUsed(state, who, means) !== NONE) bits |= 1 << means;
  return bits;
}

/** By what is in the chamber and where the selector stands; an empty weapon has its first mode. */
export function modeOf(item: Item): number {
  const { modes } = WEAPONS[item.weapon] as Weapon;
  for (let i = 0; i < modes.length; i++) {
    const mode = modes[i] as Mode;
    if (mode.auto === item.auto && (item.ammo.length === 0 || mode.ammo === item.ammo[0])) return mode.profile;
  }
  return NONE;
}

const MELEE_CLASSES: readonly WeaponClass[] = ['natural', 'brawling', 'blade', 'polearm'];
const MELEE: readonly boolean[] = WEAPONS.map((weapon) => MELEE_CLASSES.includes(weapon.class));

export function isMelee(weapon: number): boolean {
  return MELEE[weapon] === true;
}

export function profileAt(index: number): Profile {
  return PROFILES[index] as Profile;
}

/** S-9.3: whether there is a round to fire; bows must be drawn, crossbows cocked. */
export function isLoaded(state: Table, who: Who, means: number): boolean {
  const used = itemUsed(state, who, means);
  if (used === NONE) return true;
  const item = itemOf(state, used);
  const { capacity, reload } = WEAPONS[item.weapon] as Weapon;
  if (capacity === 0) return true;
  return item.loaded > 0 && (reload !== 'repeating' || item.steps > 0);
}
