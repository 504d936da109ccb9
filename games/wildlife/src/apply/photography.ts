/** Phase 3: habitats are explored, animals photographed, one at a time. */
import { type Context, total } from '@shutterbox/kernel';
import { HABITAT_COUNT, RACCOON } from '../cards.ts';
import { hasAnimalsWithDice, REROLL_COST, tokensInReach } from '../table.ts';
import { reasonsToExplore, reasonsToPhotograph } from '../throws.ts';
import { type Card, type Event, type Habitat, NONE, type State } from '../types.ts';
import { review } from './review.ts';
import { ask } from './turn.ts';

const FACES = 6;

/** W-5.1: the next habitat, or Review when none is left. */
export function startPhotography(state: State, cx: Context<Event>): void {
  state.exploring = NONE;
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if ((state.habitatDice[habitat] as number) > 0) return ask(state, state.turn, 'explore');
  }
  review(state, cx);
}

/** W-5.3. */
export function explore(state: State, habitat: Habitat, cx: Context<Event>): void {
  const roll: number[] = [];
  const needed = total(reasonsToExplore(habitat));
  let success = false;
  state.exploring = habitat;
  state.roll = roll;
  for (let i = 0; i < (state.habitatDice[habitat] as number); i++) {
    const face = 1 + cx.chance.int(FACES);
    roll.push(face);
    if (face >= needed) success = true;
  }
  cx.emit?.({ type: 'explored', seat: state.turn, habitat, roll: [...roll], success });
  if (success) succeed(state, cx);
  else askAfterFailure(state, cx);
}

/** W-5.6. */
function succeed(state: State, cx: Context<Event>): void {
  state.habitatTokens[state.exploring] = 0;
  state.roll = [];
  askForPhotograph(state, cx);
}

/** W-5.4: asks about a re-roll, if there are tokens for one. */
function askAfterFailure(state: State, cx: Context<Event>): void {
  if (tokensInReach(state) >= REROLL_COST) ask(state, state.turn, 'failed');
  else giveUp(state, cx);
}

/** W-5.5: from the supply (NONE) or from an animal. */
export function pay(state: State, card: Card, cx: Context<Event>): void {
  if (card === NONE) (state.tokens[state.turn] as number)--;
  else (state.animalTokens[card] as number)--;
  (state.habitatTokens[state.exploring] as number)++;
  state.paid++;
  cx.emit?.({ type: 'paid', seat: state.turn, habitat: state.exploring, card });
  ask(state, state.turn, state.paid < REROLL_COST ? 'failed' : 'reroll');
}

export function reroll(state: State, die: number, cx: Context<Event>): void {
  const habitat = state.exploring;
  const from = state.roll[die] as number;
  const to = 1 + cx.chance.int(FACES);
  const success = to >= total(reasonsToExplore(habitat));
  state.roll[die] = to;
  state.paid = 0;
  cx.emit?.({ type: 'rerolled', seat: state.turn, habitat, die, from, to, success });
  if (success) succeed(state, cx);
  else askAfterFailure(state, cx);
}

/** W-5.7. */
export function giveUp(state: State, cx: Context<Event>): void {
  const habitat = state.exploring;
  const stack = state.stacks[habitat] as Card[];
  const before = state.discards.length;
  let tokens = state.habitatTokens[habitat] as number;
  let kept = 0;
  for (let i = 0; i < stack.length; i++) {
    const card = stack[i] as Card;
    if ((state.animalDice[card] as number) > 0) {
      tokens += state.animalTokens[card] as number;
      discardAnimal(state, card);
    } else stack[kept++] = card;
  }
  while (stack.length > kept) stack.pop();
  state.habitatTokens[habitat] = 0;
  (state.tokens[state.turn] as number) += tokens;
  state.roll = [];
  cx.emit?.({ type: 'failed', seat: state.turn, habitat, gone: state.discards.slice(before), tokens });
  breakCamp(state, cx);
}

function discardAnimal(state: State, card: Card): void {
  clearAnimal(state, card);
  state.discards.push(card);
}

/** Takes dice, tokens and any commitment off a card that leaves the table. */
function clearAnimal(state: State, card: Card): void {
  state.animalDice[card] = 0;
  state.animalTokens[card] = 0;
  if (card === RACCOON) state.raccoonAt = NONE;
  const at = state.committed.indexOf(card);
  if (at !== NONE) state.committed.splice(at, 1);
}

/** W-5.8. */
function askForPhotograph(state: State, cx: Context<Event>): void {
  if (hasAnimalsWithDice(state, state.exploring)) ask(state, state.turn, 'photograph');
  else breakCamp(state, cx);
}

/** W-5.9, W-5.10, W-5.11. */
export function photograph(state: State, card: Card, cx: Context<Event>): void {
  const tokens = state.animalTokens[card] as number;
  const roll: number[] | undefined = cx.emit === undefined ? undefined : [];
  const needed = total(reasonsToPhotograph(card, tokens));
  let sum = 0;
  for (let i = 0; i < (state.animalDice[card] as number); i++) {
    const face = 1 + cx.chance.int(FACES);
    sum += face;
    roll?.push(face);
  }
  const success = sum >= needed;
  const stack = state.stacks[state.exploring] as Card[];
  stack.splice(stack.indexOf(card), 1);
  if (success) {
    clearAnimal(state, card);
    (state.portfolios[state.turn] as Card[]).push(card);
    state.photos++;
    state.roundPhotos++;
  } else {
    (state.tokens[state.turn] as number) += tokens;
    discardAnimal(state, card);
  }
  cx.emit?.({ type: 'photographed', seat: state.turn, card, roll: roll ?? [], tokens, success });
  askForPhotograph(state, cx);
}

/** W-5.2. */
function breakCamp(state: State, cx: Context<Event>): void {
  state.habitatDice[state.exploring] = 0;
  startPhotography(state, cx);
}
