import type { Award, Card, State } from './types.ts';

/** Every field in the order of its type: one shape for all states. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    first: state.first,
    round: state.round,
    turn: state.turn,
    open: state.open.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    stacks: copyAll(state.stacks),
    raccoonAt: state.raccoonAt,
    drawn: state.drawn,
    answers: state.answers.slice(),
    offer: state.offer,
    committed: state.committed.slice(),
    dice: state.dice,
    habitatDice: state.habitatDice.slice(),
    habitatTokens: state.habitatTokens.slice(),
    animalDice: state.animalDice.slice(),
    animalTokens: state.animalTokens.slice(),
    exploring: state.exploring,
    roll: state.roll.slice(),
    paid: state.paid,
    photos: state.photos,
    tokens: state.tokens.slice(),
    reserves: copyAll(state.reserves),
    portfolios: copyAll(state.portfolios),
    awards: copyAll(state.awards),
    awarded: state.awarded.slice(),
    assignments: state.assignments.slice(),
    barren: state.barren,
    roundPhotos: state.roundPhotos,
    ending: state.ending,
    over: state.over,
  };
}

function copyAll(lists: readonly (readonly (Card | Award)[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push((lists[i] as readonly number[]).slice());
  return copies;
}
