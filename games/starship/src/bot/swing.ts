/** S-11.1, S-11.2: bare hands, or a gun as a club, where the gun could be fired instead. */
import type { Action } from '../answers.ts';
import { BARE_HANDS, BUTT, isLoaded, isMelee, meansOf, READY } from '../combat/means.ts';
import { readyWeapon } from '../people.ts';
import type { State, Who } from '../types.ts';
import { rate } from './odds.ts';

/** How much better than a shot a blow has to be. */
const TWICE = 2;

/** A loaded gun that bears on its target is fired, unless a blow is twice as good. */
export function isSwungInVain(state: State, who: Who, { type, on, how }: Action, legal: readonly Action[]): boolean {
  if (type !== 'attack' || (meansOf(how) !== BUTT && meansOf(how) !== BARE_HANDS)) return false;
  if (isMelee(readyWeapon(state, who)) || !isLoaded(state, who, READY)) return false;
  const least = rate(state, who, on, how) / TWICE;
  return legal.some(
    (shot) =>
      shot.type === 'attack' &&
      shot.on === on &&
      meansOf(shot.how) === READY &&
      rate(state, who, on, shot.how) >= Math.max(least, Number.MIN_VALUE),
  );
}
