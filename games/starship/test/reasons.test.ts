/** The sentence that goes with a hint: there is always one, and it tells only what the seat may know. */
import {
  type Decision,
  defaultOptions,
  firstRequired,
  legalActions,
  type Observer,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { act } from '../src/actions.ts';
import type { Action } from '../src/answers.ts';
import { heuristics } from '../src/bot.ts';
import { game } from '../src/index.ts';
import { secrets } from '../src/testing.ts';
import type { Options, State } from '../src/types.ts';

const SEED = 11;
const FEW_QUESTIONS = 160;
const MANY_QUESTIONS = 400;
/** Every so many questions of a game, what the seat may not know is changed. */
const ONE_IN = 8;
/** Of a long list of answers, so many are asked about, evenly. */
const MOST_ANSWERS = 24;

const TABLES: Readonly<Record<string, Partial<Options>>> = {
  loose: {},
  'loose in the fog': { fog: true },
  mutiny: { scenario: 'mutiny', chooseSides: true },
  hijacking: { scenario: 'hijacking', grenades: true },
  'hijacking in the fog': { scenario: 'hijacking', fog: true },
  boarding: { scenario: 'boarding' },
  rescue: { scenario: 'rescue', gravityControls: true, controls: true },
};

function reasonFor(state: State, decision: Decision, action: Action): string {
  return heuristics.reason?.(state, decision, action) ?? '';
}

function some(actions: readonly Action[]): readonly Action[] {
  const every = Math.ceil(actions.length / MOST_ANSWERS);
  return actions.filter((_, i) => i % every === 0);
}

/** Bots play, with a random answer now and then, and every question is shown. */
function play(
  part: Partial<Options>,
  questions: number,
  onQuestion: (state: State, decision: Decision, legal: readonly Action[]) => void,
): void {
  const options = { ...defaultOptions(game.options), ...part };
  const cx = searchContext(new SeededChance(SEED));
  const state = game.setup(game.seats(options).counts[0] as number, options, cx);
  for (let asked = 0; asked < questions; asked++) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) return;
    const legal = legalActions(game, state, decision);
    onQuestion(state, decision, legal);
    game.apply(state, decision, heuristics.playout(state, decision, legal, cx.chance), cx);
  }
}

describe.each(Object.entries(TABLES))('a reason in %s', (_, options) => {
  it('is one sentence for every answer', () => {
    play(options, FEW_QUESTIONS, (state, decision, legal) => {
      for (const action of some(legal))
        expect(reasonFor(state, decision, action), action.type).toMatch(/^[A-Z][^.]*\.$/);
    });
  });

  it('is the same whatever the seat cannot know', () => {
    let asked = 0;
    const chance = new SeededChance(SEED, 1);
    play(options, FEW_QUESTIONS, (state, decision, legal) => {
      asked += 1;
      if (asked % ONE_IN !== 0) return;
      const { seat } = decision;
      for (const { perturb } of secrets) {
        const other = game.clone(state);
        perturb(other, seat as Observer, chance);
        for (const action of some(legal))
          expect(reasonFor(other, decision, action)).toBe(reasonFor(state, decision, action));
      }
      const guess = game.determinize(game.view(state, seat), seat, chance);
      for (const action of some(legal))
        expect(reasonFor(guess, decision, action)).toBe(reasonFor(state, decision, action));
    });
  });
});

describe('a reason aboard a ship', () => {
  it('names the chance and the price of an attack, and who comes into sight', () => {
    const told = new Set<string>();
    play({}, MANY_QUESTIONS, (state, decision, legal) => {
      for (const action of legal) told.add(reasonFor(state, decision, action).replace(/\d+/g, 'N'));
    });
    expect([...told]).toEqual(
      expect.arrayContaining([
        'Crew N has a N% chance to hit Animal N, for N AP.',
        'From there Crew N sees Animal N.',
        "There Crew N is out of Animal N's sight.",
        'Crew N has N AP left and no enemy in sight.',
      ]),
    );
    expect(told.has('')).toBe(false);
  });

  it('says what a wound leaves', () => {
    play({}, 1, (state, decision) => {
      const wound = { ...decision, kind: 'wound', subject: 0 };
      expect(reasonFor(state, wound, act('bear', 0))).toBe('Crew 1 is dead: all are at 0.');
      expect(reasonFor(state, wound, act('bear', 0x777))).toBe('No characteristic is at 0, so Crew 1 fights on.');
    });
  });
});
