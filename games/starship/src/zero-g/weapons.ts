/** S-21.12, S-21.13: how weapons behave without gravity. */
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS, weaponNamed } from '../data/weapons.ts';

/** DMs of the control throw. */
const OTHER_DM = -4;
const BLOW_DM = -6;
const DMS: Readonly<Record<string, number>> = {
  'snub-pistol': -2,
  'snub-pistol-military': -2,
  'accelerator-rifle': -2,
  'laser-carbine': 0,
  'laser-rifle': 0,
  'sporting-crossbow': -3,
  'military-crossbow': -3,
  'repeating-crossbow': -3,
};

/** Both hands are needed. */
const TWO_HANDED = ['broadsword', 'long-bow', 'short-bow'].map(weaponNamed);

const FIRED: readonly number[] = WEAPONS.map(({ id }) => DMS[id] ?? OTHER_DM);
const HELD: readonly boolean[] = WEAPONS.map(
  (weapon, id) => weapon.class !== 'polearm' && !isPlasma(weapon) && !TWO_HANDED.includes(id),
);

/** Lasers apart, all energy weapons are plasma or fusion guns. */
function isPlasma({ class: kind, delicate }: Weapon): boolean {
  return kind === 'energy' && !delicate;
}

/** `blow`: struck with, not fired or thrown. */
export function recoilOf(weapon: number, blow: boolean): number {
  return blow ? BLOW_DM : (FIRED[weapon] as number);
}

export function leavesHandFree(weapon: number): boolean {
  return HELD[weapon] === true;
}
