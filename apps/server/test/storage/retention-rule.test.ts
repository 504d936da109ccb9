import { describe, expect, it } from 'vitest';
import { goesAt } from '../../src/storage/retention-rule.ts';

const RULE = { botsMs: 10, peopleMs: 100, noticeMs: 30 };
const PEOPLE = { updated: 1_000, people: true };

describe('a match that is over', () => {
  it.each([
    ['of bots alone goes after their time', { updated: 1_000, goes: 0, people: false }, RULE, 1_005, 1_010],
    ['of bots alone needs no notice', { updated: 1_000, goes: 0, people: false }, RULE, 5_000, 1_010],
    ['of people stays where there is no rule', { ...PEOPLE, goes: 0 }, { ...RULE, peopleMs: undefined }, 5_000, 0],
    ['stays again when the rule is gone', { ...PEOPLE, goes: 5_010 }, { ...RULE, peopleMs: undefined }, 5_000, 0],
    ['goes after the time of people', { ...PEOPLE, goes: 0 }, RULE, 1_001, 1_100],
    ['goes with notice where its time is long past', { ...PEOPLE, goes: 0 }, RULE, 5_000, 5_030],
    ['goes with notice where its time is soon', { ...PEOPLE, goes: 0 }, RULE, 1_090, 1_120],
    ['goes when it was said', { ...PEOPLE, goes: 5_030 }, RULE, 5_029, 5_030],
    ['goes later where the rule is longer now', { ...PEOPLE, goes: 1_100 }, { ...RULE, peopleMs: 900 }, 1_050, 1_900],
    [
      'goes sooner where it is shorter, with notice',
      { ...PEOPLE, goes: 1_100 },
      { ...RULE, peopleMs: 20 },
      1_010,
      1_040,
    ],
    ['is not put off again and again', { ...PEOPLE, goes: 1_040 }, { ...RULE, peopleMs: 20 }, 1_039, 1_040],
  ])('%s', (_, ended, rule, now, goes) => {
    expect(goesAt(ended, rule, now)).toBe(goes);
  });
});
