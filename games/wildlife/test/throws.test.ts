import { ScriptedChance, total } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { EXPLORE, PHOTOGRAPH } from '../src/actions.ts';
import { CARD_COUNT, cardNamed, DIFFICULTY, HABITAT_COUNT, NATURAL_HABITAT } from '../src/cards.ts';
import { game } from '../src/index.ts';
import { newTable, question } from '../src/testing.ts';
import { neededToPhotograph, reasonsToExplore, reasonsToPhotograph } from '../src/throws.ts';
import { type Action, type Card, type DecisionKind, type Event, NONE, type State } from '../src/types.ts';
import { SAVANNAH } from './rules/table.ts';

const MOST_TOKENS = 12;
const FACES = 6;
const CARDS = Array.from({ length: CARD_COUNT }, (_, card) => card);

/** A table with this question open. */
function tableWith(kind: DecisionKind, more: Partial<State>): State {
  const table = newTable();
  return { ...table, open: [{ seat: table.turn, kind }], ...more };
}

/** Whether the throw succeeds with these faces. */
function succeeds(state: State, action: Action | undefined, faces: readonly number[]): boolean {
  const events: Event[] = [];
  if (action === undefined) throw new Error('There is no such action.');
  const chance = new ScriptedChance(faces.map((face) => face - 1));
  game.apply(state, question(state), action, { chance, reveal: () => {}, emit: (event) => events.push(event) });
  return events.some((event) => (event.type === 'explored' || event.type === 'photographed') && event.success);
}

/** Dice that add up to the sum. */
function facesOf(sum: number): number[] {
  const dice = Math.max(1, Math.ceil(sum / FACES));
  return Array.from({ length: dice }, (_, die) => Math.floor(sum / dice) + (die < sum % dice ? 1 : 0));
}

function photographed(card: Card, tokens: number, sum: number): boolean {
  const habitat = NATURAL_HABITAT[card] === NONE ? SAVANNAH : (NATURAL_HABITAT[card] as number);
  const faces = facesOf(sum);
  const stacks = Array.from({ length: HABITAT_COUNT }, (_, each) => (each === habitat ? [card] : []));
  const of = (value: number) => CARDS.map((each) => (each === card ? value : 0));
  const state = tableWith('photograph', {
    stacks,
    exploring: habitat,
    animalDice: of(faces.length),
    animalTokens: of(tokens),
  });
  return succeeds(state, PHOTOGRAPH[card], faces);
}

describe('the number that dice are thrown against', () => {
  it('has its reasons', () => {
    const panda = cardNamed('Red panda');
    expect(reasonsToPhotograph(panda, 0)).toEqual([{ code: 'difficulty', value: 10, rule: 'W-5.9' }]);
    expect(reasonsToPhotograph(panda, 3)).toEqual([
      { code: 'difficulty', value: 10, rule: 'W-5.9' },
      { code: 'tokens', value: -3, rule: 'W-4.11' },
    ]);
    expect(reasonsToExplore(SAVANNAH)).toEqual([{ code: 'exploreValue', value: 3, rule: 'W-5.3' }]);
  });

  it('is the least that photographs an animal, whatever lies on it', () => {
    for (const card of CARDS) {
      for (let tokens = 0; tokens <= MOST_TOKENS; tokens++) {
        const needed = total(reasonsToPhotograph(card, tokens));
        expect(needed).toBe(neededToPhotograph(card, tokens));
        // A die shows 1 at least.
        expect(photographed(card, tokens, Math.max(1, needed))).toBe(true);
        if (needed > 1) expect(photographed(card, tokens, needed - 1)).toBe(false);
      }
    }
    expect(Math.max(...DIFFICULTY)).toBeLessThanOrEqual(MOST_TOKENS);
  });

  it('is the least that explores a habitat', () => {
    for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
      for (let face = 1; face <= FACES; face++) {
        const habitatDice = Array.from({ length: HABITAT_COUNT }, (_, each) => (each === habitat ? 1 : 0));
        const state = tableWith('explore', { habitatDice });
        expect(succeeds(state, EXPLORE[habitat], [face])).toBe(face >= total(reasonsToExplore(habitat)));
      }
    }
  });
});
