/** What an attack, a weapon or a round is worth to the character, from what its seat sees. */
import { chanceOf } from '../../chances.ts';
import { howOf, isMelee, meansOf, modeOf, profileAt, profileUsed, READY } from '../../combat/means.ts';
import { neededThrow, throwAcross } from '../../combat/reasons.ts';
import { attackCost } from '../../combat/target.ts';
import { DASH } from '../../data/chart.ts';
import type { Weapon } from '../../data/weapon.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { range } from '../../grid/range.ts';
import { bodyOf, itemOf, readyWeapon } from '../../people.ts';
import { NONE, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { personName, weaponName } from '../../text/names.ts';
import type { Item, View, Who } from '../../types.ts';
import { enemiesOf, inSight } from './moves.ts';

/** As an action packs it: with the ready weapon, aimed, at full strength. */
const AIMED = howOf(READY, false, false);

export function attackReason(view: View, who: Who, target: Who, how: number): string {
  const needed = neededThrow(view, who, target, how, profileUsed(view, who, meansOf(how)));
  const chance = percent(chanceOf(needed));
  return `${personName(view, who)} has ${chance} to hit ${personName(view, target)}, for ${attackCost(view, who, how)} AP.`;
}

/** S-8.7, S-13.3: an attack in another character's turn. */
export function reactReason(view: View, who: Who, how: number): string {
  const { mover } = view.react;
  const name = personName(view, who);
  if (mover === NONE || bodyOf(view, mover).at === NONE) return `The attack costs ${name} no AP.`;
  const needed = neededThrow(view, who, mover, how, profileUsed(view, who, meansOf(how)));
  return `${name} has ${percent(chanceOf(needed))} to hit ${personName(view, mover)}, for no AP.`;
}

/** Against the nearest enemy in sight, if there is one. */
export function weaponReason(view: View, who: Who, item: Item | undefined): string {
  const profile = item === undefined ? NONE : modeOf(item);
  if (item === undefined || profile === NONE) return `${personName(view, who)} is better armed with it.`;
  const name = weaponName(item.weapon);
  const [enemy] = inSight(view, who);
  if (enemy !== undefined) {
    const far = range(planOf(view), bodyOf(view, who).at, bodyOf(view, enemy).at);
    const needed = throwAcross(view, who, enemy, AIMED, item.weapon, profile, far);
    if (needed !== DASH)
      return `With the ${name}, ${personName(view, who)} has ${percent(chanceOf(needed))} to hit ${personName(view, enemy)} from here.`;
  }
  const { effect, dice } = profileAt(profile);
  if (effect !== 'wounds') return `A hit with the ${name} puts its target out without a wound.`;
  return `A hit with the ${name} does ${dice === 1 ? '1 die' : `${dice} dice`} of wounds.`;
}

export function reloadReason(view: View, who: Who): string {
  const { ready } = bodyOf(view, who);
  if (ready === NONE) return 'An empty weapon fires nothing.';
  const { weapon, loaded } = itemOf(view, ready);
  const { capacity } = WEAPONS[weapon] as Weapon;
  const left = loaded === 0 ? 'is empty' : `has ${loaded} of ${capacity} rounds left`;
  return `The ${weaponName(weapon)} ${left}.`;
}

export function coverReason(view: View, who: Who): string {
  const name = personName(view, who);
  return isMelee(readyWeapon(view, who))
    ? `Until the next turn ${name} evades, and strikes for no AP at an enemy who comes close.`
    : `Until the next turn ${name} evades, and fires for no AP at an enemy who comes into view.`;
}

export function laneReason(view: View, who: Who, to: Square): string {
  const far = range(planOf(view), bodyOf(view, who).at, to);
  const lane = far === 1 ? '1 square' : `${far} squares`;
  return `${personName(view, who)} fires for no AP at an enemy who enters this lane of ${lane}.`;
}

/** S-18.12: those on the square are hit, those beside it may be. */
export function blastReason(view: View, who: Who, at: Square): string {
  const plan = planOf(view);
  const near = (other: Who) => range(plan, at, bodyOf(view, other).at) >>> 0 <= 1;
  const foes = enemiesOf(view, who).filter(near);
  if (foes.length === 0) return 'No enemy in sight is on that square or next to it.';
  return `${foes.map((foe) => personName(view, foe)).join(' and ')} ${foes.length === 1 ? 'is' : 'are'} on that square or next to it.`;
}

function percent(share: number): string {
  return `a ${Math.round(100 * share)}% chance`;
}
