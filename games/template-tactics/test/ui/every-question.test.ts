/** Plays whole random matches and checks how the board handles each question. */
import { describeBoard } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import RULES from '../../RULES.md?raw';
import { actionKey } from '../../src/actions.ts';
import { game, text } from '../../src/index.ts';
import { AISLES } from '../../src/map.ts';
import { duration } from '../../src/ui/durations.ts';
import { groups } from '../../src/ui/groups.ts';
import { LESSONS } from '../../src/ui/lessons.ts';
import { planOf } from '../../src/ui/places.ts';
import { prompt } from '../../src/ui/prompt.ts';
import { ruleOf } from '../../src/ui/rule-of.ts';
import { specFor } from '../../src/ui/spec.ts';

const all = describeBoard({
  game,
  text,
  ui: { prompt, groups, duration, lessons: LESSONS, ruleOf },
  rules: RULES,
  kinds: ['bid', 'act', 'reaction'],
  options: [{}, { dark: false }, { map: AISLES }],
});

const spec = specFor(false);

describe('every question of Stakeout', () => {
  it('has every answer on the board or in the dock, and nothing that is refused', () => {
    const bad = all.flatMap(({ room, question }) => {
      const offers = spec.offers(question, room.view);
      const firsts = new Set(offers.flatMap(({ actions: [first] }) => (first === undefined ? [] : actionKey(first))));
      const legal = new Set(question.legal.map(({ action }) => actionKey(action)));
      const fine = [...legal].every((key) => firsts.has(key)) && [...firsts].every((key) => legal.has(key));
      return fine && new Set(offers.map(({ key }) => key)).size === offers.length ? [] : [{ firsts, legal }];
    });
    expect(bad).toEqual([]);
  });

  it('offers walks that the rules allow step by step, within the points left', () => {
    for (const { room, question, state } of all.filter(({ question }) => question.kind === 'act').slice(0, 60)) {
      for (const { actions, price, way } of spec
        .offers(question, room.view)
        .filter(({ actions: [first] }) => first?.type === 'step')) {
        expect(actions).toHaveLength(price?.n ?? 0);
        expect(way).toHaveLength(actions.length + 1);
        const table = game.clone(state);
        // Nobody shoots here: what a watcher does on the way is not part of the walk.
        table.watching.fill(false);
        for (const action of actions) {
          expect(game.check(table, question, action)).toBeUndefined();
          if (table.phase === 'act')
            game.apply(table, question, action, { chance: { int: () => 0 }, reveal: () => {} });
        }
      }
    }
  });

  it('names every square, and says why nothing can be done there', () => {
    const bad = all.slice(0, 200).flatMap(({ room, question }) => {
      const offers = spec.offers(question, room.view);
      return planOf(room.view.options.map).places.flatMap((place) => {
        const name = spec.name(place, room.view);
        const free = !offers.some(({ at }) => at.includes(place));
        const meant = question.kind === 'act' && free ? spec.meant(question, place, undefined, room.view) : undefined;
        const reason = meant && ('reason' in meant ? meant.reason : room.why(question, meant.action));
        const told = question.kind !== 'act' || !free || (reason !== undefined && reason.sentence !== '');
        return told && !/undefined|NaN|null/.test(`${name} ${reason?.sentence}`.replace('undefined', ''))
          ? []
          : [[place, name, reason]];
      });
    });
    expect(bad).toEqual([]);
  });
});
