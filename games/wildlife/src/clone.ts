import { copyLists, type DeepReadonly } from '@shutterbox/kernel';
import type { Answer, State, Table } from './types.ts';

export function clone(state: State): State {
  return stateOf(state, state.answers.slice(), state.assignments.slice());
}

/** A new state from its public and secret parts. Fields are in the order of `setup`, so that all states have one shape. */
export function stateOf(table: DeepReadonly<Table>, answers: Answer[], assignments: number[]): State {
  return {
    options: table.options,
    seats: table.seats,
    first: table.first,
    round: table.round,
    turn: table.turn,
    open: table.open.slice(),
    deck: table.deck.slice(),
    discards: table.discards.slice(),
    stacks: copyLists(table.stacks),
    raccoonAt: table.raccoonAt,
    drawn: table.drawn,
    offer: table.offer,
    committed: table.committed.slice(),
    dice: table.dice,
    habitatDice: table.habitatDice.slice(),
    habitatTokens: table.habitatTokens.slice(),
    animalDice: table.animalDice.slice(),
    animalTokens: table.animalTokens.slice(),
    exploring: table.exploring,
    roll: table.roll.slice(),
    paid: table.paid,
    photos: table.photos,
    tokens: table.tokens.slice(),
    reserves: copyLists(table.reserves),
    portfolios: copyLists(table.portfolios),
    awards: copyLists(table.awards),
    awarded: table.awarded.slice(),
    barren: table.barren,
    roundPhotos: table.roundPhotos,
    ending: table.ending,
    over: table.over,
    answers,
    assignments,
  };
}
