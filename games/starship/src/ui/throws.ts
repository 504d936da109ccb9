/** What an attack needs, with all its reasons: worked out by the rules themselves. */
import type { Reason } from '@shutterbox/kernel';
import { assumed } from '../assumed.ts';
import { chanceOf } from '../chances.ts';
import {
  holding,
  isHolding,
  isSnap,
  isWeakened,
  meansOf,
  profileAt,
  profileUsed,
  READY,
  THROW,
  weaponUsed,
} from '../combat/means.ts';
import { neededThrow } from '../combat/reasons.ts';
import { bandOf, range } from '../grid/range.ts';
import { hidesArmor } from '../knowledge/secrets.ts';
import { bodyOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf } from '../scenario/scenario.ts';
import { weaponName } from '../text/names.ts';
import type { State, View, Who } from '../types.ts';

export interface Throw {
  readonly by: Who;
  readonly target: Who;
  readonly how: number;
  readonly needed: number;
  readonly reasons: readonly Reason[];
  /** 0 to 1. */
  readonly chance: number;
  readonly squares: number;
  readonly band: string;
  readonly weapon: string;
  /** Dice of wounds. */
  readonly dice: number;
}

/** S-17.5: as against no armor, until a throw shows more. */
const UNKNOWN_ARMOR: Reason = { code: 'unknownArmor', value: 0, rule: 'S-17.5' };

export function throwOf(view: View, by: Who, target: Who, how: number): Throw {
  const found = throwIn(assumed(view), by, target, how);
  return hidesArmor(view, view.observer, target) ? { ...found, reasons: [...found.reasons, UNKNOWN_ARMOR] } : found;
}

/** In a state that may be one of those to come. */
export function throwIn(state: State, by: Who, target: Who, how: number): Throw {
  const profile = profileUsed(state, by, meansOf(how));
  const reasons: Reason[] = [];
  const needed = neededThrow(state, by, target, how, profile, reasons);
  const squares = range(planOf(state), bodyOf(state, by).at, bodyOf(state, target).at);
  const weapon = weaponUsed(state, by, meansOf(how));
  return {
    by,
    target,
    how,
    needed,
    reasons,
    chance: chanceOf(needed),
    squares,
    band: bandOf(squares) ?? 'out of range',
    weapon: weapon === NONE ? 'nothing' : weaponName(weapon),
    dice: profile === NONE ? 0 : profileAt(profile).dice,
  };
}

/** "Aimed shot", "Snap attack", "Throw", "Weakened attack". */
export function mannerOf(how: number): string {
  if (isHolding(how)) return `${mannerOf(how ^ holding(0))}, holding on`;
  if (meansOf(how) === THROW) return 'Throw it';
  const weak = isWeakened(how) ? 'Weakened ' : '';
  const manner = isSnap(how) ? 'snap' : 'aimed';
  const words = `${weak}${weak === '' ? manner.charAt(0).toUpperCase() + manner.slice(1) : manner} attack`;
  return meansOf(how) === READY ? words : `${words}, other`;
}
