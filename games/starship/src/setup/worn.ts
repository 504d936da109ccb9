import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Item } from '../types.ts';

/** S-14.13: blades are worn; everything else is kept somewhere. */
export function isWorn({ weapon }: Item): boolean {
  return (WEAPONS[weapon] as Weapon).class === 'blade';
}
