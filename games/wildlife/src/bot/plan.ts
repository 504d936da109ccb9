/**
 * The best expedition: where dice and tokens go. Exact for what it counts (chances, worth of photographs and tokens) except
 * re-rolls: animals within a habitat, then habitats, are combined by dynamic programming over dice and tokens used.
 */
import { clear } from '@shutterbox/kernel';
import { CARD_COUNT, DIFFICULTY, EXPLORE_VALUE, HABITAT_COUNT } from '../cards.ts';
import { isCommitted } from '../table.ts';
import type { Card, State } from '../types.ts';
import { exploreChance, MOST_DICE, photoChance } from './odds.ts';
import { photoValues, TOKEN_VALUE } from './value.ts';

/** More tokens than this on one expedition hardly ever pay. */
const MOST_TOKENS = 10;
const ROW = MOST_TOKENS + 1;
const CELLS = (MOST_DICE + 1) * ROW;
const IMPOSSIBLE = -1e9;

export interface Plan {
  value: number;
  readonly habitatDice: number[];
  readonly animalDice: number[];
  readonly animalTokens: number[];
}

function newPlan(): Plan {
  return {
    value: 0,
    habitatDice: Array.from({ length: HABITAT_COUNT }, () => 0),
    animalDice: Array.from({ length: CARD_COUNT }, () => 0),
    animalTokens: Array.from({ length: CARD_COUNT }, () => 0),
  };
}

// Scratch tables, used by one plan at a time: planning runs millions of times in search.
const total = new Float64Array(CELLS);
const merged = new Float64Array(CELLS);
const inHabitat = new Float64Array(CELLS);
const grown = new Float64Array(CELLS);
const MOST_ANIMALS = 40;
/** For each animal and cell of its habitat's table: dice * ROW + tokens given to it. */
const animalChoice = new Uint8Array(MOST_ANIMALS * CELLS);
/** For each habitat and cell of the whole table: dice on the habitat, and the cell of the habitat's table. */
const habitatChoice = new Uint8Array(HABITAT_COUNT * CELLS);
const cellChoice = new Uint8Array(HABITAT_COUNT * CELLS);
const animals: Card[] = [];
const firstAnimal = [0, 0, 0, 0, 0];

/** Plans for the seat on turn, from an empty table of dice or on top of what is placed; fills `into`. */
function bestPlan(state: State, values: readonly number[], tokens: number, onTop: boolean, into: Plan): void {
  const supply = Math.min(tokens, MOST_TOKENS);
  total.fill(IMPOSSIBLE);
  total[0] = 0;
  clear(animals);
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    firstAnimal[habitat] = animals.length;
    addHabitat(state, values, supply, habitat, onTop);
  }
  firstAnimal[HABITAT_COUNT] = animals.length;
  let best = 0;
  for (let cell = 0; cell < CELLS; cell++) if ((total[cell] as number) > (total[best] as number)) best = cell;
  into.value = total[best] as number;
  readOff(best, into);
}

function addHabitat(state: State, values: readonly number[], supply: number, habitat: number, onTop: boolean): void {
  const stack = state.stacks[habitat] as Card[];
  const placed = onTop ? (state.habitatDice[habitat] as number) : 0;
  let bound = placed > 0;
  inHabitat.fill(IMPOSSIBLE);
  inHabitat[0] = 0;
  for (let i = 0; i < stack.length; i++) {
    const card = stack[i] as Card;
    const dice = onTop ? (state.animalDice[card] as number) : 0;
    const least = dice === 0 && isCommitted(state, card) ? 1 : dice;
    if (least > 0) bound = true;
    addAnimal(card, values[card] as number, supply, least);
  }
  merge(habitat, supply, Math.max(1, placed), bound, stack.length > 0);
}

/** Tries every number of dice and tokens for one animal on top of what the others of its habitat have. */
function addAnimal(card: Card, value: number, supply: number, leastDice: number): void {
  const choice = animals.length * CELLS;
  const difficulty = DIFFICULTY[card] as number;
  animals.push(card);
  grown.fill(IMPOSSIBLE);
  for (let dice = leastDice; dice < MOST_DICE; dice++) {
    const mostTokens = dice === 0 ? 0 : Math.min(supply, difficulty - dice);
    for (let tokens = 0; tokens === 0 || tokens <= mostTokens; tokens++) {
      const gain = photoChance(dice, difficulty - tokens) * (value - TOKEN_VALUE * tokens);
      if (dice > leastDice && gain <= 0) continue;
      const given = dice * ROW + tokens;
      for (let d = 0; d + dice < MOST_DICE; d++) {
        for (let t = 0; t + tokens <= supply; t++) {
          const from = inHabitat[d * ROW + t] as number;
          const cell = (d + dice) * ROW + t + tokens;
          if (from > IMPOSSIBLE && from + gain > (grown[cell] as number)) {
            grown[cell] = from + gain;
            animalChoice[choice + cell] = given;
          }
        }
      }
    }
  }
  inHabitat.set(grown);
}

/** Adds a habitat to the whole plan: left alone, or explored with some of the dice. */
function merge(habitat: number, supply: number, leastDice: number, bound: boolean, hasAnimals: boolean): void {
  const choice = habitat * CELLS;
  merged.fill(IMPOSSIBLE);
  if (!bound) {
    for (let cell = 0; cell < CELLS; cell++) {
      merged[cell] = total[cell] as number;
      habitatChoice[choice + cell] = 0;
      cellChoice[choice + cell] = 0;
    }
  }
  if (bound || hasAnimals) {
    for (let dice = leastDice; dice <= MOST_DICE; dice++) {
      const found = exploreChance(dice, EXPLORE_VALUE[habitat] as number);
      for (let d = 0; d + dice <= MOST_DICE; d++) {
        for (let t = 0; t <= supply; t++) {
          const inside = inHabitat[d * ROW + t] as number;
          if (inside <= IMPOSSIBLE || (!bound && inside <= 0)) continue;
          addToTotal(choice, dice, d * ROW + t, found * inside, d + dice, t, supply);
        }
      }
    }
  }
  total.set(merged);
}

function addToTotal(
  choice: number,
  dice: number,
  inside: number,
  gain: number,
  usedDice: number,
  usedTokens: number,
  supply: number,
): void {
  for (let d = 0; d + usedDice <= MOST_DICE; d++) {
    for (let t = 0; t + usedTokens <= supply; t++) {
      const from = total[d * ROW + t] as number;
      const cell = (d + usedDice) * ROW + t + usedTokens;
      if (from > IMPOSSIBLE && from + gain > (merged[cell] as number)) {
        merged[cell] = from + gain;
        habitatChoice[choice + cell] = dice;
        cellChoice[choice + cell] = inside;
      }
    }
  }
}

/** Walks the choices back from the best cell. */
function readOff(best: number, into: Plan): void {
  let cell = best;
  for (let i = 0; i < into.animalDice.length; i++) {
    into.animalDice[i] = 0;
    into.animalTokens[i] = 0;
  }
  for (let habitat = HABITAT_COUNT - 1; habitat >= 0; habitat--) {
    const dice = habitatChoice[habitat * CELLS + cell] as number;
    const inside = cellChoice[habitat * CELLS + cell] as number;
    into.habitatDice[habitat] = dice;
    let left = inside;
    for (let i = (firstAnimal[habitat + 1] as number) - 1; dice > 0 && i >= (firstAnimal[habitat] as number); i--) {
      const given = animalChoice[i * CELLS + left] as number;
      const card = animals[i] as Card;
      into.animalDice[card] = Math.floor(given / ROW);
      into.animalTokens[card] = given % ROW;
      left -= given;
    }
    cell -= dice === 0 ? 0 : inside + dice * ROW;
  }
}

/** Whether more lies somewhere than the plan puts there. */
function strays(state: State, plan: Plan): boolean {
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if ((state.habitatDice[habitat] as number) > (plan.habitatDice[habitat] as number)) return true;
    const stack = state.stacks[habitat] as Card[];
    for (let i = 0; i < stack.length; i++) {
      const card = stack[i] as Card;
      if ((state.animalDice[card] as number) > (plan.animalDice[card] as number)) return true;
      if ((state.animalTokens[card] as number) > (plan.animalTokens[card] as number)) return true;
    }
  }
  return false;
}

const kept = newPlan();
const improvised = newPlan();
/** The key of the kept plan: tokens, and each card on the table with its worth and whether it is committed. */
const keptFor: number[] = [];
const wanted: number[] = [];

/** The plan of the seat on turn. It depends on the table alone, so a whole expedition follows one plan. */
export function planFor(state: State): Plan {
  const values = photoValues(state, state.turn);
  let tokens = state.tokens[state.turn] as number;
  clear(wanted);
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    const stack = state.stacks[habitat] as Card[];
    for (let i = 0; i < stack.length; i++) {
      const card = stack[i] as Card;
      tokens += state.animalTokens[card] as number;
      // Not -card: card 0 would have one key for both.
      wanted.push(isCommitted(state, card) ? ~card : card, habitat, values[card] as number);
    }
  }
  wanted.push(tokens);
  if (!sameNumbers(wanted, keptFor)) {
    bestPlan(state, values, tokens, false, kept);
    clear(keptFor);
    for (let i = 0; i < wanted.length; i++) keptFor.push(wanted[i] as number);
  }
  if (!strays(state, kept)) return kept;
  bestPlan(state, values, tokens, true, improvised);
  return improvised;
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
