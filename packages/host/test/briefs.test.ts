import type { Brief } from '@shutterbox/protocol';
import { expect, it } from 'vitest';
import { Briefs } from '../src/briefs.ts';

function facts(number: number): Brief {
  return { observer: 0, number, steps: [], left: 0, pending: [], legal: [], undo: { count: 0, why: '' } };
}

it('tells the whole view first, and then the changes', () => {
  const briefs = new Briefs();
  expect(briefs.add(facts(1), { a: 1, b: 1 }, -1, false)).toEqual({ ...facts(1), view: { a: 1, b: 1 } });
  expect(briefs.add(facts(2), { a: 1, b: 2 }, 1, true)).toEqual({ ...facts(2), changes: { b: [2] } });
  expect(briefs.add(facts(3), { a: 1, b: 2 }, 2, true)).toEqual(facts(3));
});

it('gives the same to all followers, and only to them', () => {
  const briefs = new Briefs();
  briefs.add(facts(1), { a: 1 }, -1, false);
  const brief = briefs.add(facts(2), { a: 2 }, 1, true);
  expect(briefs.find(0, 1, 2, true)).toBe(brief);
  expect(briefs.find(0, 1, 2, false)).toBeUndefined();
  expect(briefs.find(0, 0, 2, true)).toBeUndefined();
  expect(briefs.find('spectator', 1, 2, true)).toBeUndefined();
});

it('tells the whole view to a follower who missed one, and only changes to the others', () => {
  const briefs = new Briefs();
  briefs.add(facts(1), { a: 1 }, -1, false);
  const brief = briefs.add(facts(2), { a: 2 }, 1, true);
  expect(briefs.add(facts(2), { a: 2 }, 0, true)).toEqual({ ...facts(2), view: { a: 2 } });
  expect(briefs.find(0, 1, 2, true)).toBe(brief);
});
