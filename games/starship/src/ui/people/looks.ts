/** How someone looks on the plan: the shape tells what they are, the colours whose they are. */
import { isMelee } from '../../combat/means.ts';
import { bodyOf, isAnimal, isCasualty, readyWeapon, sheetOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import type { Role } from '../../scenario/types.ts';
import { personName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';

export type Shape = 'crew' | 'foe' | 'animal' | 'bystander';

export function shapeOf(view: View, who: Who): Shape {
  const { role, side } = sheetOf(view, who);
  if (isAnimal(view, who)) return 'animal';
  if (role === 'passenger' || role === 'traveller' || role === 'sleeper' || role === 'hostage') return 'bystander';
  return side === 1 ? 'foe' : 'crew';
}

/** The first side is light on dark, the second salmon. A character who belongs to neither, or perhaps to neither, has a broken rim. */
export function sideClass(view: View, who: Who): string {
  const { side } = sheetOf(view, who);
  return side === 1 ? 'ss-second' : side === 0 ? 'ss-first' : 'ss-first ss-unsure';
}

export type Posture = 'covering' | 'sneaking' | 'running' | 'evading' | 'caged' | 'ladder' | '';

export function postureOf(view: View, who: Who): Posture {
  const { caged, cover, ladder, evading } = bodyOf(view, who);
  const acts = view.act.who === who;
  if (caged) return 'caged';
  if (ladder) return 'ladder';
  if (cover !== NONE) return 'covering';
  if (acts && view.act.running) return 'running';
  if (acts && view.act.sneaking) return 'sneaking';
  return evading ? 'evading' : '';
}

/** S-5.9, S-13.2: a character who sneaks or covers is harder to hit. */
export function evades(view: View, who: Who): boolean {
  const { evading, status } = bodyOf(view, who);
  return status === 'active' && (evading || (view.act.who === who && view.act.sneaking));
}

/** "covering the lane, evading: 3 harder to hit", as said of someone on the plan. */
export function postureWords(view: View, who: Who): string {
  const posture = postureOf(view, who);
  const words = posture === 'ladder' ? 'on the ladder' : posture === 'covering' ? coverWords(view, who) : posture;
  const hard = evades(view, who) ? (posture === 'evading' ? '3 harder to hit' : 'evading: 3 harder to hit') : '';
  return [words, hard].filter((each) => each !== '').join(', ');
}

/** S-13.3, S-13.7. */
function coverWords(view: View, who: Who): string {
  return isMelee(readyWeapon(view, who))
    ? 'on guard: strikes first at anyone who comes close'
    : 'covering: fires first at anyone who steps into the lane';
}

/** Customs men meet a crew, which begins with the same letter. */
const LETTERS: Readonly<Partial<Record<Role, number>>> = { customs: 2 };

/** "C2", "A3", small enough for the counter itself; "M" for someone who is alone of their kind. */
export function badgeOf(view: View, who: Who): string {
  const [role = '', number = ''] = personName(view, who).split(' ');
  return role.slice(0, LETTERS[sheetOf(view, who).role] ?? 1).toUpperCase() + number;
}

/** "CREW 2", "PASS. 3": no wider than two squares, or it lies over the next one's. */
export function tagOf(view: View, who: Who): string {
  return personName(view, who).toUpperCase().replace('PASSENGER', 'PASS.').replace('SLEEPER', 'SLEEP.');
}

/** Points that wounds have taken, of all that there were. */
export function woundsOf(view: View, who: Who): number {
  const { str, dex, end } = bodyOf(view, who);
  const sheet = sheetOf(view, who);
  if (isAnimal(view, who)) return sheet.pool + sheet.deathPool - str - dex;
  return sheet.str + sheet.dex + sheet.end - str - dex - end;
}

export function isOut(view: View, who: Who): boolean {
  return isCasualty(bodyOf(view, who));
}
