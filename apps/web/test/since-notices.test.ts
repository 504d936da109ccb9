import { describe, expect, it } from 'vitest';
import { sinceNotices } from '../src/table/ear/since-notices.ts';

const SINCE = {
  changes: [{ words: 'Ben took over A1.', now: 'You have 5 tiles, down from 8.' }],
  reader: { observer: 0, names: [] },
  acted: false,
} as const;

describe('what changed since your last turn, by ear', () => {
  it('is told with how things stand when the turn begins', () => {
    expect(sinceNotices(SINCE).map(({ words }) => words)).toEqual([
      'Since your last turn: Ben took over A1. You have 5 tiles, down from 8.',
    ]);
  });

  it('is not told again with other numbers once something is done, nor where nothing changed', () => {
    const later = { ...SINCE, changes: [{ words: 'Ben took over A1.', now: 'You have 9 tiles, down from 12.' }] };
    expect(sinceNotices({ ...later, acted: true })).toEqual([]);
    expect(sinceNotices(undefined)).toEqual([]);
  });
});
