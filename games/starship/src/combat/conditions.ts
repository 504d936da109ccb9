/** S-19.3, S-19.7, S-19.8: what a weapon needs besides a round. */
import type { Rejection } from '@shutterbox/kernel';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { armorOf, sheetOf } from '../people.ts';
import { COOLING, NO_DRESS, NOT_SET_UP } from '../refusals.ts';
import type { Item, Table, Who } from '../types.ts';

/** S-19.8: fired in one turn, it rests in the next. */
const TURNS_BETWEEN = 2;

/** By weapon; nearly all can simply be fired. */
const CONDITIONAL: readonly boolean[] = WEAPONS.map(({ dress, cools, setUp }) => dress || cools || setUp);

export function isBarred(state: Table, who: Who, item: Item): boolean {
  return CONDITIONAL[item.weapon] === true && whyBarred(state, who, item) !== undefined;
}

export function whyBarred(state: Table, who: Who, item: Item): Rejection | undefined {
  const { dress, cools, setUp } = WEAPONS[item.weapon] as Weapon;
  if (dress && !wearsBattleDress(state, who)) return NO_DRESS;
  if (cools && item.fired > 0 && state.turn - item.fired < TURNS_BETWEEN) return COOLING;
  return setUp && item.steps === 0 ? NOT_SET_UP : undefined;
}

export function wearsBattleDress({ sheets }: Table, who: Who): boolean {
  return armorOf(sheetOf({ sheets }, who)).outer === 'battle-dress';
}
