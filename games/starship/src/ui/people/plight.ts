/** What the ship does to someone: bound, adrift, without air, in gas, in a suit. */

import { isInVacuum, keepsAir } from '../../hull/suits.ts';
import { hidesArmor } from '../../knowledge/secrets.ts';
import { armorOf, bodyOf, isCasualty, sheetOf } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { armorName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';

export type Plight = 'held' | 'lost' | 'drifting' | 'gasping' | 'gassed' | 'pierced' | 'suited';

export function plightsOf(view: View, who: Who): readonly Plight[] {
  const body = bodyOf(view, who);
  const { sealed } = armorOf(sheetOf(view, who));
  const all: readonly (readonly [Plight, boolean])[] = [
    ['held', body.held],
    ['lost', body.poise.lost && !isCasualty(body)],
    ['drifting', body.poise.drift !== NONE],
    ['gassed', body.status !== 'dead' && body.gas > 0],
    ['gasping', body.status !== 'dead' && body.status !== 'asleep' && isInVacuum(view, who) && !keepsAir(view, who)],
    ['pierced', body.pierced > 0],
    ['suited', sealed && body.pierced === 0],
  ];
  return all.flatMap(([plight, is]) => (is ? [plight] : []));
}

const WORDS: Readonly<Record<Plight, string>> = {
  held: 'held hostage',
  lost: 'out of control',
  drifting: 'drifting',
  gasping: 'without air: 2D a turn',
  gassed: 'gassed: 1D due',
  pierced: 'suit damaged',
  suited: 'suit sealed',
};

/** A sealed suit matters only where there is no air. */
export function plightWords(view: View, who: Who): readonly string[] {
  return plightsOf(view, who).flatMap((plight) =>
    plight === 'suited' && !isInVacuum(view, who) ? [] : [WORDS[plight]],
  );
}

/** S-17.5: what is known of someone's armor. */
export function armorWords(view: View, who: Who): string {
  if (hidesArmor(view, view.observer, who)) return 'none, as far as you know';
  return armorName(armorOf(sheetOf(view, who)));
}
