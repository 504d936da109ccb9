/** S-16.6, S-16.9, S-20.8: who needs no air. */
import { armorOf, bodyOf, sheetOf } from '../people.ts';
import { NONE } from '../plan/types.ts';
import { shipOf } from '../scenario/scenario.ts';
import type { Table, Who } from '../types.ts';

export function isInVacuum({ options, airless, bodies }: Table, who: Who): boolean {
  const { at } = bodyOf({ bodies }, who);
  return at !== NONE && airless.includes(shipOf(options).compartment[at] as number);
}

/** Sealed, whether or not it has been opened by a hit. */
export function isSuitInVacuum(state: Table, who: Who): boolean {
  return armorOf(sheetOf(state, who)).sealed && isInVacuum(state, who);
}

/** S-16.9: an opened suit still holds until the turn is over. */
export function keepsAir(state: Table, who: Who): boolean {
  const { pierced } = bodyOf(state, who);
  return armorOf(sheetOf(state, who)).sealed && (pierced === 0 || state.turn < pierced);
}
