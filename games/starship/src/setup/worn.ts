import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Item } from '../types.ts';

/** S-14.13: blades are worn; everything else is kept somewhere. */
export function isWorn({ weapon }: Item): boolean {
  return (WEAPONS[weapon] as Weapon).class === 'blade';
}

/** S-14.28: what a customs man lets pass. */
export function isDiscreet({ weapon }: Item): boolean {
  const { class: kind } = WEAPONS[weapon] as Weapon;
  return kind === 'blade' || kind === 'pistol';
}
