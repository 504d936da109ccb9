import { describe, expect, it } from 'vitest';
import { lastOf } from '../src/table/dock/last.ts';
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

describe('what changed since your last turn, in one line', () => {
  const { changes, reader } = SINCE;
  const ahead = { words: 'Ben is ahead of you with 2 photos.', now: 'You have 1.', standing: true } as const;
  const move = () => 'Cleo takes a photo of a lion.';

  it('is what was done to you, with how things stand', () => {
    const { words, now } = changes[0];
    expect(lastOf([ahead, ...changes], reader, move)).toEqual({ words, now });
  });

  it('is the last move where only the lead has changed', () => {
    expect(lastOf([ahead], reader, move)).toEqual({ words: 'Cleo takes a photo of a lion.' });
  });
});
