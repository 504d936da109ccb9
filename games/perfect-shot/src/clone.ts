import type { State } from './types.ts';

/** Every field in the order of its type: one shape for all states. Shots and layouts never change, so they are shared. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    first: state.first,
    phase: state.phase,
    turn: state.turn,
    turns: state.turns.slice(),
    rounds: state.rounds,
    deck: state.deck,
    hands: copyAll(state.hands),
    rack: state.rack.slice(),
    albumDeck: state.albumDeck.slice(),
    albumRow: state.albumRow.slice(),
    supply: state.supply.slice(),
    photos: copyAll(state.photos),
    albums: copyAll(state.albums),
    layouts: state.layouts.slice(),
    hits: state.hits.slice(),
    misses: state.misses.slice(),
    confirmed: state.confirmed.slice(),
  };
}

export function copyAll(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push((lists[i] as readonly number[]).slice());
  return copies;
}
