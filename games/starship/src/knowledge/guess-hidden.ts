/** S-22.13: weapons that people out of sight may have brought out since, one draw for each place among the things. */
import type { Chance, Seat } from '@shutterbox/kernel';
import { isActive, isCasualty } from '../people.ts';
import type { Body, State, View, Who } from '../types.ts';
import { mostly } from './mostly.ts';
import { hiddenOf, hideOnly, hidesSkills } from './secrets.ts';
import { bringOut, isSlot } from './slots.ts';

export function guessBroughtOut(state: State, seen: View, seat: Seat, unknown: readonly Who[], chance: Chance): void {
  for (const who of unknown) {
    if (!hidesSkills(seen, seat, who) || !isActive(state, who)) continue;
    const slots = state.items.filter((item) => isSlot(item) && item.owner === who).length;
    for (let slot = 0; slot < slots; slot++) {
      const hidden = hiddenOf(state, who);
      const place = mostly(hidden.length, [...hidden.keys()], chance);
      if (place < hidden.length) takeOut(state, who, place);
    }
  }
}

function takeOut(state: State, who: Who, place: number): void {
  const hidden = hiddenOf(state, who);
  const item = hidden[place];
  if (item === undefined) return;
  hideOnly(state, who, hidden.toSpliced(place, 1));
  bringOut(state, who, item);
}

/** S-17.6: someone who has fallen hides nothing. */
export function layBare(state: State, unknown: readonly Who[]): void {
  for (const who of unknown)
    while (isCasualty(state.bodies[who] as Body) && hiddenOf(state, who).length > 0) takeOut(state, who, 0);
}
