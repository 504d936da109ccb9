/** Plays whole random matches, with every option on and off, and checks how the board handles each question. */
import { describeBoard, doneAt } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import RULES from '../../RULES.md?raw';
import { game, text } from '../../src/index.ts';
import { type Action, DECISION_KINDS, type DecisionKind } from '../../src/types.ts';
import { duration } from '../../src/ui/durations.ts';
import { groups } from '../../src/ui/groups.ts';
import { LESSONS } from '../../src/ui/lessons.ts';
import { prompt } from '../../src/ui/prompt.tsx';
import { ruleOf } from '../../src/ui/rule-of.ts';
import { spec } from '../../src/ui/spec.ts';

/** Actions that have their own button in the dock and no place on the board. */
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
    const bad = all.flatMap(({ question, room }) => {
      const offers = spec.offers(question, room.view);
      return offers.filter((offer) => {
        const [action] = offer.actions;
        if (action === undefined || BUTTONS[question.kind as DecisionKind].includes(action.type))
          return offer.at.length > 0;
        const rivals = offers.filter(
          ({ at, hand }) => hand === offer.hand && at.some((each) => offer.at.includes(each)),
        );
        return offer.at.length === 0 || rivals.length !== 1;
      });
    });
    expect(bad).toEqual([]);
    expect(
      all.filter(({ question, room }) => spec.offers(question, room.view).length !== question.legal.length),
    ).toEqual([]);
  });

  it('has a target for everything that can be picked up, and a name for every place', () => {
    const hands = all.flatMap(({ question, room }) =>
      [...new Set(spec.offers(question, room.view).flatMap(({ hand }) => hand ?? []))].map(
        (hand) => doneAt(room, spec, { did: 'lift', hand }).state.said,
      ),
    );
    expect(hands).not.toEqual([]);
    expect(hands.filter((said) => !/^In your hand: .*\. It may go to ([A-Zt]|\d+ places)/.test(said))).toEqual([]);
    expect(hands.filter((said) => /undefined|NaN/.test(said))).toEqual([]);
  });
});
