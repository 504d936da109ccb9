/** What an attack is worth. */
import { meansOf, profileAt, profileUsed, THROW } from '../combat/means.ts';
import { neededThrow } from '../combat/reasons.ts';
import { attackCost } from '../combat/target.ts';
import { bodyOf, isAnimal } from '../people.ts';
import { NONE } from '../plan/types.ts';
import type { State, Who } from '../types.ts';

const PIPS = 3.5;
const THROWN_DICE = 2;
/** What a tranquilizer or gas is worth, in dice. */
const DRUG_DICE = 3;
/** Ways out of 36 to throw at least so much, by the number needed from 2 on. */
const WAYS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

function chanceOf(needed: number): number {
  if (needed <= 2) return 1;
  return (WAYS[needed - 2] ?? 0) / 36;
}

/** Points of wounds to expect, no more than the victim has left. */
function expectedWounds(state: State, by: Who, target: Who, how: number): number {
  const profile = profileUsed(state, by, meansOf(how));
  if (profile === NONE) return 0;
  const { dice, effect } = profileAt(profile);
  const thrown = meansOf(how) === THROW ? THROWN_DICE : effect === 'wounds' ? dice : DRUG_DICE;
  return chanceOf(neededThrow(state, by, target, how, profile)) * Math.min(thrown * PIPS, lifeOf(state, target));
}

/** Points until the victim falls, roughly. */
export function lifeOf(state: State, who: Who): number {
  const { str, dex, end, hurt } = bodyOf(state, who);
  if (isAnimal(state, who)) return str;
  return hurt ? (str + dex + end) / 2 : Math.min(str, dex, end) + 3;
}

/** For each action point. */
export function rate(state: State, by: Who, target: Who, how: number): number {
  return expectedWounds(state, by, target, how) / attackCost(state, by, how);
}
