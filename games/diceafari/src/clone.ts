import { copyLists, type DeepReadonly } from '@shutterbox/kernel';
import type { State, Table } from './types.ts';

export function clone(state: State): State {
  return tableWith(state, copyLists(state.collections));
}

/** A new state from the public part and the collections. Fields are in the order of `setup`, so that all states have one shape. */
export function tableWith<C>(table: DeepReadonly<Table>, collections: C): Table & { collections: C } {
  return {
    options: table.options,
    seats: table.seats,
    map: table.map,
    terrains: table.terrains,
    first: table.first,
    turn: table.turn,
    turns: table.turns.slice(),
    open: table.open.slice(),
    dice: table.dice.slice(),
    bonus: table.bonus,
    bonusClaimed: table.bonusClaimed,
    rolls: table.rolls,
    owners: table.owners.slice(),
    photos: table.photos.slice(),
    gifts: table.gifts.slice(),
    over: table.over,
    collections,
  };
}
