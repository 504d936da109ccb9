/** Questions about the table that legal, check and apply all ask. */
import type { Seat } from '@shutterbox/kernel';
import { ALL_DICE } from './actions.ts';
import { DIFFICULTY, HABITAT_COUNT, NATURAL_HABITAT, RACCOON } from './cards.ts';
import { type Card, type Habitat, NONE, type State, type View } from './types.ts';

/** W-2.11. */
export const RESERVE_SPACES = 2;
/** W-5.4. */
export const REROLL_COST = 2;

/** Where a card lies or would lie; NONE for a raccoon that is not on the table. */
export function habitatOf(state: State, card: Card): Habitat {
  return card === RACCOON ? state.raccoonAt : (NATURAL_HABITAT[card] as number);
}

/** May the card lie in that habitat at all? */
export function belongs(card: Card, habitat: Habitat): boolean {
  return card === RACCOON || NATURAL_HABITAT[card] === habitat;
}

/** The part of a state, or of a view, that says which animals lie where. */
type Animals = Pick<View, 'stacks'>;

/** W-2.4: higher than every animal there. Cards in research only ever go on top of lower ones, so the last is the highest. */
export function fits(state: Animals, card: Card, habitat: Habitat): boolean {
  const stack = state.stacks[habitat] as readonly Card[];
  return stack.length === 0 || (DIFFICULTY[card] as number) > (DIFFICULTY[stack[stack.length - 1] as number] as number);
}

/** Is there a habitat in which the drawn card could be placed? */
export function fitsSomewhere(state: Animals, card: Card): boolean {
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if (belongs(card, habitat) && fits(state, card, habitat)) return true;
  }
  return false;
}

/** The part of a state, or of a view, that says who can reserve and offer. */
export type Supplies = Pick<View, 'options' | 'reserves' | 'tokens'>;

export function canReserve(state: Supplies, seat: Seat): boolean {
  return state.options.reserving && (state.reserves[seat] as readonly Card[]).length < RESERVE_SPACES;
}

/** W-3.1. */
export function canOffer(state: Supplies, seat: Seat): boolean {
  return state.options.tokens && canReserve(state, seat) && (state.tokens[seat] as number) > 0;
}

/** W-3.9: one die for each committed animal and each habitat that holds one, with this card added. */
export function affordable(state: State, habitat: Habitat): boolean {
  const { committed } = state;
  let habitats = 1 << habitat;
  for (let i = 0; i < committed.length; i++) habitats |= 1 << habitatOf(state, committed[i] as Card);
  return committed.length + 1 + bits(habitats) <= ALL_DICE;
}

/** W-4.10: dice that commitments still wait for. */
export function diceOwed(state: State): number {
  const { committed } = state;
  let owed = 0;
  for (let i = 0; i < committed.length; i++) if (state.animalDice[committed[i] as Card] === 0) owed++;
  return committed.length === 0 ? 0 : owed + bits(habitatsOwed(state));
}

/** The habitats, as bits, of committed animals that have no die yet. */
export function habitatsOwed(state: State): number {
  const { committed } = state;
  let habitats = 0;
  for (let i = 0; i < committed.length; i++) {
    const habitat = habitatOf(state, committed[i] as Card);
    if (state.habitatDice[habitat] === 0) habitats |= 1 << habitat;
  }
  return habitats;
}

function bits(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
}

/** All tokens that could pay for a re-roll: the supply and those on animals. */
export function tokensInReach(state: State): number {
  let sum = state.tokens[state.turn] as number;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    const stack = state.stacks[habitat] as Card[];
    for (let i = 0; i < stack.length; i++) sum += state.animalTokens[stack[i] as Card] as number;
  }
  return sum;
}

export function hasAnimalsWithDice(state: State, habitat: Habitat): boolean {
  const stack = state.stacks[habitat] as Card[];
  for (let i = 0; i < stack.length; i++) if ((state.animalDice[stack[i] as Card] as number) > 0) return true;
  return false;
}

export function isCommitted(state: State, card: Card): boolean {
  return state.committed.indexOf(card) !== NONE;
}

export function onTable(state: State, card: Card): boolean {
  const habitat = habitatOf(state, card);
  return habitat !== NONE && (state.stacks[habitat] as Card[]).indexOf(card) !== NONE;
}
