/** S-1: six-sided dice. */
import type { Chance } from '@shutterbox/kernel';

const SIDES = 6;

export function die(chance: Chance): number {
  return 1 + chance.int(SIDES);
}

/** S-1.1. */
export function twoDice(chance: Chance): number {
  return die(chance) + die(chance);
}
