/** Whole matches at random, with every option on and off: what the board makes of each question that comes. */
import { playOut, randomPolicy, SeededChance, searchContext } from '@shutterbox/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import RULES from '../../RULES.md?raw';
import { game } from '../../src/index.ts';
import { newTable } from '../../src/testing.ts';
import {
  type Action,
  DECISION_KINDS,
  type DecisionKind,
  type Event,
  type Options,
  type State,
} from '../../src/types.ts';
import { duration } from '../../src/ui/durations.ts';
import { groups } from '../../src/ui/groups.ts';
import { LESSONS } from '../../src/ui/lessons.ts';
import { actionsByPlace } from '../../src/ui/places.ts';
import { prompt } from '../../src/ui/prompt.tsx';
import { ruleOf } from '../../src/ui/rule-of.ts';
import { type Asked, asked } from './asked.ts';

const MOST_ITEMS = 12;
const MATCHES = 10;
const FEW_OPTIONS: readonly Partial<Options>[] = [
  {},
  { tokens: false, reserving: false },
  { assignments: false, raccoon: false },
];
/** What has a button of its own in the dock, and no place on the board. */
const BUTTONS: Readonly<Record<DecisionKind, readonly Action['type'][]>> = {
  research: ['prepare'],
  offer: ['offer', 'pass'],
  card: ['accept', 'reserve', 'spook'],
  reserves: ['done'],
  dice: ['done'],
  tokens: ['done'],
  explore: [],
  failed: ['pay', 'giveUp'],
  reroll: [],
  photograph: [],
};

const all: Asked[] = [];

beforeAll(() => {
  for (const [variant, options] of FEW_OPTIONS.entries()) {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const chance = new SeededChance(seed * FEW_OPTIONS.length + variant);
      const anything = randomPolicy<State, Action>(chance);
      const state = newTable(2 + (seed % 4), options, seed);
      playOut(game, state, searchContext(chance), (now, decision, legal) => {
        all.push(asked(now, decision));
        return anything(now, decision, legal);
      });
    }
  }
});

describe('every question of many matches', () => {
  it('is of every kind', () => {
    expect(new Set(all.map(({ question }) => question.kind))).toEqual(new Set(DECISION_KINDS));
  });

  it('is put in a title and a line', () => {
    const bad = all.flatMap(({ room, question }) => {
      const { eyebrow = '', title, hint } = prompt(room, question);
      const line = typeof hint === 'string' ? hint : hint === undefined ? '' : 'more than words';
      const words = [eyebrow, title, line];
      return words.includes('') || /undefined|NaN|null/.test(words.join(' ')) ? [words] : [];
    });
    expect(bad).toEqual([]);
  });

  it('has all its answers in the list in words, at most a dozen a level', () => {
    const bad = all.flatMap(({ room, question }) => {
      const levels = groups(question, room.view);
      const listed = new Set(levels.flatMap(({ actions }) => actions));
      const fits = [levels, ...levels.map(({ actions }) => actions)].every(({ length }) => length <= MOST_ITEMS);
      const count = levels.reduce((sum, { actions }) => sum + actions.length, 0);
      const whole = count === question.legal.length && question.legal.every((legal) => listed.has(legal));
      return fits && whole && levels.every(({ label }) => label !== '') ? [] : [levels];
    });
    expect(bad).toEqual([]);
  });

  it('has a place on the board or a button in the dock for each answer, and never two answers in one place', () => {
    const bad = all.flatMap(({ question }) =>
      question.legal.filter(({ action }) => {
        if (BUTTONS[question.kind as DecisionKind].includes(action.type)) return false;
        const inHand = action.type === 'placeReserved' ? action.card : undefined;
        return [...actionsByPlace(question, inHand).values()].filter((legal) => legal.action === action).length !== 1;
      }),
    );
    expect(bad).toEqual([]);
  });
});

describe('the rules that the board names', () => {
  const named = (rule: string): boolean => RULES.includes(`**${rule}** `);

  it.each(DECISION_KINDS)('stand in RULES.md for the lesson of "%s"', (kind) => {
    expect(named(LESSONS[kind].rule)).toBe(true);
  });

  it('stand in RULES.md for every event, each of which has a duration', () => {
    const seen = new Set<string>();
    const bad = new Set<string>();
    for (let seed = 1; seed <= MATCHES; seed++) {
      const chance = new SeededChance(seed);
      const anything = randomPolicy<State, Action>(chance);
      const state = newTable(3, {}, seed);
      const emit = (event: Event): void => {
        seen.add(event.type);
        if (!named(ruleOf(event)) || !(duration(event) >= 0)) bad.add(event.type);
      };
      playOut(game, state, { chance, reveal: () => {}, emit }, anything);
    }
    expect(bad).toEqual(new Set());
    expect(seen).toContain('over');
  });
});
