/** What the seat on turn can expect from the rest of its turn, in prestige. */
import { EXPLORE_VALUE, HABITAT_COUNT, RACCOON } from '../cards.ts';
import { belongs, canReserve, fits } from '../table.ts';
import { neededToPhotograph } from '../throws.ts';
import { type Card, type DecisionKind, type Habitat, NONE, type State } from '../types.ts';
import { exploreChance, photoChance } from './odds.ts';
import { planFor } from './plan.ts';
import { photoValues, TOKEN_VALUE } from './value.ts';

/** W-6.2. */
const EXPERIENCE = 3;
/** A card in reserve, as a share of its photograph. */
const RESERVED = 0.3;
const FACES = 6;

export function outlook(state: State): number {
  switch (state.open[0]?.kind as DecisionKind | undefined) {
    case 'research':
    case 'reserves':
    case 'dice':
    case 'tokens':
      return atLeastExperience(state, planFor(state).value);
    case 'offer':
    case 'card':
      return drawnOutlook(state);
    case 'explore':
      return unresolved(state, NONE);
    case 'failed':
    case 'reroll':
      return unresolved(state, state.exploring) + failedOutlook(state);
    case 'photograph':
      return unresolved(state, state.exploring) + stake(state, state.exploring);
    case undefined:
      return 0;
  }
}

/** A turn without a photograph gives experience. */
function atLeastExperience(state: State, value: number): number {
  return Math.max(value, state.options.tokens ? EXPERIENCE * TOKEN_VALUE : 0);
}

/** With a drawn card: it is placed if it fits, otherwise kept, otherwise it spooks. */
function drawnOutlook(state: State): number {
  const { drawn } = state;
  const best = placedOutlook(state, drawn);
  if (best !== undefined) return best + (state.options.tokens ? TOKEN_VALUE : 0);
  if (canReserve(state, state.turn) || state.offer !== NONE) {
    const rest = atLeastExperience(state, planFor(state).value);
    const values = photoValues(state, state.turn);
    return rest + (state.offer === NONE ? RESERVED * (values[drawn] as number) : TOKEN_VALUE);
  }
  return atLeastExperience(state, 0);
}

function placedOutlook(state: State, card: Card): number | undefined {
  let best: number | undefined;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if (!belongs(card, habitat) || !fits(state, card, habitat)) continue;
    const stack = state.stacks[habitat] as Card[];
    const raccoonAt = state.raccoonAt;
    stack.push(card);
    if (card === RACCOON) state.raccoonAt = habitat;
    const value = atLeastExperience(state, planFor(state).value);
    stack.pop();
    state.raccoonAt = raccoonAt;
    if (best === undefined || value > best) best = value;
  }
  return best;
}

/** Habitats with dice that are still to be explored. */
function unresolved(state: State, except: Habitat): number {
  let sum = 0;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    const dice = state.habitatDice[habitat] as number;
    if (dice > 0 && habitat !== except)
      sum += exploreChance(dice, EXPLORE_VALUE[habitat] as number) * stake(state, habitat);
  }
  return sum;
}

/** What the animals with dice in a habitat bring once it is explored; tokens that fail come back. */
export function stake(state: State, habitat: Habitat): number {
  const stack = state.stacks[habitat] as Card[];
  const values = photoValues(state, state.turn);
  let sum = 0;
  for (let i = 0; i < stack.length; i++) {
    const card = stack[i] as Card;
    const dice = state.animalDice[card] as number;
    if (dice === 0) continue;
    const tokens = state.animalTokens[card] as number;
    const chance = photoChance(dice, neededToPhotograph(card, tokens));
    sum += chance * (values[card] as number) + (1 - chance) * TOKEN_VALUE * tokens;
  }
  return sum;
}

/** A re-roll that is under way, or still possible. */
function failedOutlook(state: State): number {
  const habitat = state.exploring;
  const chance = (FACES + 1 - (EXPLORE_VALUE[habitat] as number)) / FACES;
  const back = TOKEN_VALUE * (onAnimals(state, habitat) + (state.habitatTokens[habitat] as number));
  const rolled = chance * stake(state, habitat) + (1 - chance) * back;
  return state.paid > 0 ? rolled : Math.max(back, rolled - chance * 2 * TOKEN_VALUE);
}

function onAnimals(state: State, habitat: Habitat): number {
  let sum = 0;
  for (const card of state.stacks[habitat] as Card[]) sum += state.animalTokens[card] as number;
  return sum;
}
