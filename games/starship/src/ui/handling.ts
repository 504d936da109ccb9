/** How well someone would use a thing, and what it weighs. */
import type { Reason } from '@shutterbox/kernel';
import { assumed } from '../assumed.ts';
import { throwAcross } from '../combat/reasons.ts';
import { DASH } from '../data/chart.ts';
import { WEAPONS } from '../data/weapons.ts';
import { allotment, GRAMS, gramsOf, weigh } from '../gear/load.ts';
import { bodyOf, itemOf } from '../people.ts';
import { modifierWords } from '../text/reasons.ts';
import type { ItemId, View, Who } from '../types.ts';

const AIMED = 0;
/** Of each band: some weapons have no throw at some of them. */
const DISTANCES = [1, 2, 3, 34];
const OWN = ['weak', 'strong', 'skill', 'untrained'];

/** S-10.2 to S-10.7: the part of a throw that depends on who has the weapon; '' if there is none. */
export function handlingWords(view: View, who: Who, weapon: number): string {
  const profile = WEAPONS[weapon]?.modes[0]?.profile;
  if (profile === undefined) return '';
  const state = assumed(view);
  for (const squares of DISTANCES) {
    const reasons: Reason[] = [];
    const needed = throwAcross(state, who, who, AIMED, weapon, profile, squares, reasons);
    if (needed < DASH) return differenceWords(reasons.filter(({ code }) => OWN.includes(code)));
  }
  return '';
}

/** The figures are those of the throw, where less is better: by themselves they would read the other way round. */
function differenceWords(reasons: readonly Reason[]): string {
  if (reasons.length === 0) return '';
  const sum = reasons.reduce((total, { value }) => total + value, 0);
  const difference = sum === 0 ? 'as easy as for others' : `${sum < 0 ? 'easier' : 'harder'} by ${Math.abs(sum)}`;
  return `${difference} (${modifierWords(reasons)})`;
}

/** "3.5 kg", and where it is too much "3.5 kg, encumbered: 2 AP a turn less" (S-2.5). */
function weightWords(view: View, who: Who, item: ItemId): string {
  const thing = itemOf(view, item);
  const kilograms = `${(gramsOf(thing) / GRAMS).toFixed(1)} kg`;
  const before = assumed(view);
  const after = {
    ...before,
    items: before.items.with(item, { ...thing, holder: who }),
    bodies: before.bodies.with(who, { ...bodyOf(before, who) }),
  };
  weigh(after, who);
  const less = allotment(before, who) - allotment(after, who);
  if (bodyOf(after, who).load === bodyOf(before, who).load) return kilograms;
  return `${kilograms}, encumbered${less > 0 ? `: ${less} AP a turn less` : ''}`;
}

/** "laser rifle: harder by 8 (too clumsy +3, no skill +5); 9.0 kg". */
export function takenWords(view: View, who: Who, item: ItemId): string {
  const handling = handlingWords(view, who, itemOf(view, item).weapon);
  return [handling, weightWords(view, who, item)].filter((words) => words !== '').join('; ');
}
