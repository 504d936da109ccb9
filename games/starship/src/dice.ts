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

export function twoThrown(chance: Chance): readonly [number, number] {
  return [die(chance), die(chance)];
}

export function dice(count: number, chance: Chance): number[] {
  return Array.from({ length: count }, () => die(chance));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
