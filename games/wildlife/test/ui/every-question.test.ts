/** Whole matches at random, with every option on and off: what the board makes of each question that comes. */
import { describeBoard } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import RULES from '../../RULES.md?raw';
import { game, text } from '../../src/index.ts';
import { type Action, DECISION_KINDS, type DecisionKind } from '../../src/types.ts';
import { handWords } from '../../src/ui/dock/hand-words.ts';
import { duration } from '../../src/ui/durations.ts';
import { groups } from '../../src/ui/groups.ts';
import { LESSONS } from '../../src/ui/lessons.ts';
import { actionsByPlace } from '../../src/ui/places.ts';
import { prompt } from '../../src/ui/prompt.tsx';
import { ruleOf } from '../../src/ui/rule-of.ts';

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

const all = describeBoard({
  game,
  text,
  ui: { prompt, groups, duration, lessons: LESSONS, ruleOf },
  rules: RULES,
  kinds: DECISION_KINDS,
  options: [{}, { tokens: false, reserving: false }, { assignments: false, raccoon: false }],
});

describe('every question of the wildlife game', () => {
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

  it('has a place to name for whatever may be picked up', () => {
    const hands = { dice: { what: 'die' }, tokens: { what: 'token' } } as const;
    const words = all.flatMap(({ question }) =>
      question.kind === 'dice' || question.kind === 'tokens' ? [handWords(hands[question.kind], question)] : [],
    );
    expect(words).not.toEqual([]);
    expect(words.filter((each) => !/ It may go on (the )?[A-Z]/.test(each))).toEqual([]);
  });
});
