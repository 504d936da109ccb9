/** What weapons are worth in someone's hands. */
import { modeOf } from '../combat/means.ts';
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { NONE, type Square } from '../plan/types.ts';
import type { Item, State, Who } from '../types.ts';
import { type Arms, afterAll, armsOf, isHandy, isUsable, strikesOf } from './odds.ts';

const TURN_AP = 12;
/** How often fights aboard are at each range. */
const SHARES: readonly number[] = [0.2, 0.35, 0.45];
/** A find must be better than what is held by this much. */
const WANTED = 0.1;

/** What a turn's attacks on an enemy are worth, over the usual ranges. */
function armsWorth(state: State, who: Who, enemy: Who, arms: Arms): number {
  let sum = 0;
  for (const [band, { worth, cost }] of strikesOf(state, who, enemy, arms).entries())
    sum += (SHARES[band] ?? 0) * afterAll(worth, TURN_AP / cost);
  return sum;
}

export function itemWorth(state: State, who: Who, enemy: Who, item: Item): number {
  if (!isUsable(item)) return 0;
  return armsWorth(state, who, enemy, { weapon: item.weapon, profile: modeOf(item), delay: 0 });
}

/** The best that someone has at hand. */
export function heldWorth(state: State, who: Who, enemy: Who): number {
  let best = armsWorth(state, who, enemy, armsOf(state, who));
  for (const item of state.items) if (item.holder === who) best = Math.max(best, itemWorth(state, who, enemy, item));
  return best;
}

/** Where better weapons lie, and how much better they are. */
export function findsFor(state: State, who: Who, enemy: Who): ReadonlyMap<Square, number> {
  const held = heldWorth(state, who, enemy);
  const finds = new Map<Square, number>();
  for (const item of state.items) {
    if (item.holder !== NONE || item.portal !== NONE) continue;
    const gain = itemWorth(state, who, enemy, item) - held;
    if (gain > Math.max(WANTED, finds.get(item.at) ?? 0)) finds.set(item.at, gain);
  }
  return finds;
}

/** A weapon of a skill to choose, as its owner would use it; 0 if there is none. */
export function skillWorth(state: State, who: Who, enemy: Who, skill: number): number {
  const weapon: Weapon | undefined = WEAPONS[skill];
  const profile = weapon?.modes[0]?.profile;
  if (weapon === undefined || profile === undefined || !isHandy(weapon)) return 0;
  return armsWorth(state, who, enemy, { weapon: skill, profile, delay: 0 });
}
