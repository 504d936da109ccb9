/** S-2.4 to S-2.8: what people carry, and what it does to their action points. */
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { armorOf, bodyOf, isAnimal, sheetOf } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { Item, Table, Who } from '../types.ts';

export const GRAMS = 1000;
/** S-2.4. */
const FEWEST_AP = 6;
const ANIMAL_AP = 15;
/** S-2.6, S-2.10: nobody carries more than this many times their strength. */
const MOST_LOAD = 2;
const MOST_MILITARY_LOAD = 3;

/** With everything that belongs to it. */
export function gramsOf(item: Item): number {
  const { grams, packGrams, magazineGrams, reload } = WEAPONS[item.weapon] as Weapon;
  const single = reload === 'repeating' ? item.loaded : item.loaded > 0 ? 1 : 0;
  return grams + packGrams + (single + item.spares) * magazineGrams + (item.bayonet > 0 ? BAYONET_GRAMS : 0);
}

const BAYONET_GRAMS = 250;

export function burden(state: Table, who: Who): number {
  let grams = 0;
  for (const item of state.items) if (item.holder === who) grams += gramsOf(item);
  return grams;
}

function limit(state: Table, who: Who): number {
  const sheet = sheetOf(state, who);
  return sheet.str * armorOf(sheet).strength * GRAMS;
}

/** S-2.5, S-2.10. */
function loadClass(state: Table, who: Who): number {
  const grams = burden(state, who);
  const free = limit(state, who);
  return grams <= free ? 0 : grams > MOST_LOAD * free && isMilitary(state, who) ? 2 : 1;
}

/** S-2.6. */
export function canBear(state: Table, who: Who, item: Item): boolean {
  return burden(state, who) + gramsOf(item) <= mostLoad(state, who) * limit(state, who);
}

function mostLoad(state: Table, who: Who): number {
  return isMilitary(state, who) ? MOST_MILITARY_LOAD : MOST_LOAD;
}

export function isMilitary(state: Table, who: Who): boolean {
  return scenarioOf(state).military.includes(sheetOf(state, who).side);
}

/** S-14.39: the AP that the stronger side leaves to the other. */
function handicap(state: Table, who: Who): number {
  const { handicap: ap } = state.story;
  return ap > 0 && sheetOf(state, who).side !== scenarioOf(state).stronger ? ap : 0;
}

/** S-2.2 to S-2.5. */
export function allotment(state: Table, who: Who): number {
  if (isAnimal(state, who)) return ANIMAL_AP + handicap(state, who);
  const { dex, end } = sheetOf(state, who);
  const { load } = bodyOf(state, who);
  return Math.max(FEWEST_AP, dex + end - 2 * load) + handicap(state, who);
}

/** Anything picked up or put down counts at once for what you can do; the AP of S-2.7 change with the next turn. */
export function weigh(state: Table, who: Who): void {
  if (!isAnimal(state, who)) bodyOf(state, who).load = loadClass(state, who);
}
