import { defaultOptions, fewestSeats, legalActions, randomPolicy, SeededChance } from '@shutterbox/kernel';
import { expect, it } from 'vitest';
import type { Action } from '../src/answers.ts';
import { clone } from '../src/clone.ts';
import { ADRIFT } from '../src/data/duel.ts';
import { game } from '../src/index.ts';
import { deedOf } from '../src/turn/deeds.ts';
import { NO_CHANCE, priceOf } from '../src/turn/price.ts';
import type { DeedType } from '../src/turn/why.ts';
import type { Options, State, Who } from '../src/types.ts';

const TABLES: readonly Partial<Options>[] = [
  { ownScenario: ADRIFT, gravityControls: true },
  { scenario: 'rescue', controls: true },
  { scenario: 'hijacking', grenades: true, controls: true },
  { scenario: 'berserker' },
];
const STEPS = 1500;
/** Paid for only after a second question, or by a die. */
const LATER: readonly string[] = ['cover', 'toss', 'breach', 'pick', 'first'];

function paid(state: State, who: Who, action: Action): number {
  const copy = clone(state);
  deedOf(action.type as DeedType)(copy, who, action, NO_CHANCE);
  return copy.act.spent - state.act.spent;
}

it('S-2.1 tells beforehand what each deed costs', () => {
  const met = new Set<string>();
  for (const [seed, options] of TABLES.entries()) {
    const all = { ...defaultOptions(game.options), ...options };
    const cx = { chance: new SeededChance(seed), reveal: () => undefined };
    const state = game.setup(fewestSeats(game.seats(all)), all, cx);
    const choose = randomPolicy<State, Action>(new SeededChance(seed, 7));
    for (let step = 0; step < STEPS && game.outcome(state) === undefined; step++) {
      const [asked] = game.pending(state);
      if (asked === undefined) break;
      const legal = legalActions(game, state, asked);
      const { kind, subject = 0 } = asked;
      for (const action of kind === 'turn' ? legal : []) {
        if (LATER.includes(action.type)) continue;
        met.add(action.type);
        expect(priceOf(state, subject, action), action.type).toBe(paid(state, subject, action));
      }
      game.apply(state, asked, choose(state, asked, legal), cx);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['attack', 'force', 'jam', 'steady', 'gravity', 'power']));
});
