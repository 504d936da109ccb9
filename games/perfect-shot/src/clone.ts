import { copyLists, type DeepReadonly } from '@shutterbox/kernel';
import type { Card, Layout, State, Table } from './types.ts';

export function clone(state: State): State {
  return stateOf(state, copyLists(state.hands), state.layouts.slice());
}

/** A new state from its public and hidden parts. Fields are in the order of `setup`, so that all states have one shape. */
export function stateOf(table: DeepReadonly<Table>, hands: Card[][], layouts: (Layout | null)[]): State {
  return {
    options: table.options,
    seats: table.seats,
    first: table.first,
    phase: table.phase,
    turn: table.turn,
    turns: table.turns.slice(),
    rounds: table.rounds,
    deck: table.deck,
    rack: table.rack.slice(),
    albumDeck: table.albumDeck.slice(),
    albumRow: table.albumRow.slice(),
    supply: table.supply.slice(),
    photos: copyLists(table.photos),
    albums: copyLists(table.albums),
    hits: table.hits.slice(),
    misses: table.misses.slice(),
    confirmed: table.confirmed.slice(),
    hands,
    layouts,
  };
}
