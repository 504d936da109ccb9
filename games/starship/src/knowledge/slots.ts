/** S-22.13: in the fog nobody can count weapons that come out unseen, so each has had its place among the things from the start. */
import { HANDS } from '../data/weapons.ts';
import { NONE } from '../plan/types.ts';
import type { Item, ItemId, Sheet, State, Who } from '../types.ts';
import { isSuspect, veilOf } from './veil.ts';

/** A place that nothing has come to yet; hands are no thing. */
export function isSlot({ weapon }: Item): boolean {
  return weapon === HANDS;
}

/** As many for each who may be in a plot as everyone knows they have skills. */
export function reserveSlots(state: State): void {
  if (veilOf(state).plotting === undefined || state.items.some(isSlot)) return;
  const slots = state.sheets.flatMap((sheet, who) =>
    isSuspect(state, sheet) ? Array.from({ length: mostHidden(state, sheet) }, () => slotOf(who)) : [],
  );
  state.items = [...state.items, ...slots];
}

function mostHidden({ options }: State, { skills }: Sheet): number {
  return Math.max(1, skills.length + (options.daggers ? 1 : 0));
}

function slotOf(who: Who): Item {
  return {
    weapon: HANDS,
    owner: who,
    holder: NONE,
    at: NONE,
    portal: NONE,
    loaded: 0,
    ammo: [],
    spares: 0,
    auto: false,
    steps: 0,
    bayonet: 0,
    broken: false,
    fired: 0,
  };
}

/** What someone had hidden is there for all to see: in its place, or behind all other things. */
export function bringOut(state: State, who: Who, item: Item): ItemId {
  const slot = state.items.findIndex((each) => isSlot(each) && each.owner === who);
  if (slot !== NONE) {
    state.items = state.items.with(slot, item);
    return slot;
  }
  state.items = [...state.items, item];
  return state.items.length - 1;
}
