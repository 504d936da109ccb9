/** The safari dice and the bonus die. */
import type { Chance } from '@shutterbox/kernel';
import { TERRAINS, type Terrain } from './types.ts';

/** DA-1.4. */
export const SAFARI_DICE = 4;
const BONUS_FACES: readonly number[] = [2, 2, 2, 3, 3, 4];
/** DA-2.2. */
export const MOST_ROLLS = 3;
/** Every die held. */
export const HOLD_ALL = (1 << SAFARI_DICE) - 1;

export function isHeld(hold: number, die: number): boolean {
  return ((hold >> die) & 1) === 1;
}

/** Rolls the dice that are not held. */
export function rollDice(dice: Terrain[], hold: number, chance: Chance): void {
  for (let die = 0; die < SAFARI_DICE; die++) if (!isHeld(hold, die)) dice[die] = chance.int(TERRAINS.length);
}

export function rollBonus(chance: Chance): number {
  return BONUS_FACES[chance.int(BONUS_FACES.length)] as number;
}

export function countOf(dice: readonly Terrain[], terrain: Terrain): number {
  let count = 0;
  for (let die = 0; die < dice.length; die++) if (dice[die] === terrain) count++;
  return count;
}

/**
 * Dice counted by terrain in one number, four bits each: adding adds the counts, and one subtraction tells whether one set
 * contains another, because no count reaches the fourth bit.
 */
export type Tallied = number;

const BITS = 4;
const FOURTH_BITS = 0x888888;
export const ONE_OF: readonly Tallied[] = TERRAINS.map((_, terrain) => 1 << (BITS * terrain));

export function tallied(dice: readonly Terrain[]): Tallied {
  let sum = 0;
  for (let die = 0; die < dice.length; die++) sum += ONE_OF[dice[die] as Terrain] as number;
  return sum;
}

export function hasAll(dice: Tallied, needed: Tallied): boolean {
  return ((dice + FOURTH_BITS - needed) & FOURTH_BITS) === FOURTH_BITS;
}
