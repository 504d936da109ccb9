/** S-19.10: weapons that are built in. They come first in the list of things. */
import type { Weapon } from '../data/weapon.ts';
import { WEAPONS } from '../data/weapons.ts';
import { areAdjacent } from '../grid/step.ts';
import { bodyOf, isAnimal } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { ItemId, Table, Who } from '../types.ts';

/** The one that someone with free hands can fire; NONE if none is within reach. */
export function mountBeside(state: Table, who: Who): ItemId {
  const { mounts } = scenarioOf(state);
  if (mounts.length === 0) return NONE;
  const { at, ready } = bodyOf(state, who);
  if (ready !== NONE || at === NONE || isAnimal(state, who)) return NONE;
  const plan = planOf(state);
  for (let item = 0; item < mounts.length; item++) {
    const mount = state.items[item];
    if (mount === undefined || !(WEAPONS[mount.weapon] as Weapon).mounted) continue;
    if (mount.at === at || areAdjacent(plan, state.open, mount.at, at)) return item;
  }
  return NONE;
}
