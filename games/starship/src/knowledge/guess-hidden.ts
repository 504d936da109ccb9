/** S-22.13: weapons that may have been brought out while nobody looked, one draw for each place among the things. */
import type { Chance, Seat } from '@shutterbox/kernel';
import { changeItem, isActive, isCasualty } from '../people.ts';
import { NONE } from '../plan/types.ts';
import type { Body, ItemId, State, View, Who } from '../types.ts';
import { guessPlace } from './guess-things.ts';
import { mostly } from './mostly.ts';
import { hiddenOf, hideOnly, hidesSkills } from './secrets.ts';
import { bringOut, isSlot } from './slots.ts';

/** Returns which things these are. */
export function guessBroughtOut(
  state: State,
  seen: View,
  seat: Seat,
  unknown: readonly Who[],
  chance: Chance,
): readonly ItemId[] {
  const out: ItemId[] = [];
  // People in sight may have left theirs elsewhere before.
  for (let who = 0; who < state.sheets.length; who++) {
    if (!hidesSkills(seen, seat, who)) continue;
    const slots = state.items.filter((item) => isSlot(item) && item.owner === who).length;
    for (let slot = 0; slot < slots; slot++) {
      const hidden = hiddenOf(state, who);
      // S-17.6: the fallen hide nothing.
      const place = isActive(state, who) ? mostly(hidden.length, [...hidden.keys()], chance) : 0;
      // Always drawn, so that one draw never shifts the meaning of another.
      const there = guessPlace(state, who, unknown, chance);
      const item = takeOut(state, who, place);
      if (item === NONE) continue;
      changeItem(state, item, there);
      out.push(item);
    }
  }
  return out;
}

function takeOut(state: State, who: Who, place: number): ItemId {
  const hidden = hiddenOf(state, who);
  const item = hidden[place];
  if (item === undefined) return NONE;
  hideOnly(state, who, hidden.toSpliced(place, 1));
  return bringOut(state, who, item);
}

/** S-17.6: someone who has fallen hides nothing. */
export function layBare(state: State, unknown: readonly Who[]): void {
  for (const who of unknown)
    while (isCasualty(state.bodies[who] as Body) && hiddenOf(state, who).length > 0) takeOut(state, who, 0);
}
