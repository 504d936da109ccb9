import type { State } from './types.ts';

/** Every field in the order of its type: one shape for all states. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    map: state.map,
    terrains: state.terrains,
    first: state.first,
    turn: state.turn,
    turns: state.turns.slice(),
    open: state.open.slice(),
    dice: state.dice.slice(),
    bonus: state.bonus,
    bonusClaimed: state.bonusClaimed,
    rolls: state.rolls,
    owners: state.owners.slice(),
    photos: state.photos.slice(),
    collections: copyAll(state.collections),
    gifts: state.gifts.slice(),
    over: state.over,
  };
}

export function copyAll(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push((lists[i] as readonly number[]).slice());
  return copies;
}
