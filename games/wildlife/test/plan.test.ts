import { defaultOptions, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import { planFor } from '../src/bot/plan.ts';
import { CARD_COUNT } from '../src/cards.ts';
import { game } from '../src/index.ts';
import { belongs } from '../src/table.ts';
import type { Card, State } from '../src/types.ts';

/** These cards on the table, each in its habitat. */
function table(cards: readonly Card[], committed: readonly Card[]): State {
  const cx = { chance: new SeededChance(1), reveal: () => undefined };
  const state = game.setup(2, defaultOptions(game.options), cx);
  state.stacks = [0, 1, 2, 3].map((habitat) => cards.filter((card) => belongs(card, habitat)));
  state.committed = [...committed];
  return state;
}

const animalDice = (state: State) => [...planFor(state).animalDice];

it('plans anew once the first card is committed, too', () => {
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => card === 0 || belongs(card, 2));
  expect(animalDice(table(cards, []))[0]).toBe(0);
  expect(animalDice(table(cards, [0]))[0]).toBeGreaterThan(0);
});
