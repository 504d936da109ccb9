import { type Seat, say, type Words, who } from '@shutterbox/kernel';
import { describe, expect, it } from 'vitest';
import { foldLines } from '../src/table/log/fold.ts';
import type { LogLine } from '../src/table/match/feed.ts';

function line(number: number, words: Words, more: Partial<LogLine> = {}): LogLine {
  return { number, seat: 0, kind: 'answer', events: [], words: [words], observer: 0, undone: false, ...more };
}

const puts = (seat: Seat): Words => say`${who(seat)} puts a die.`;

describe('the log', () => {
  it('says the same thing once, with its newest moment and how often', () => {
    const lines = [line(3, puts(1)), line(4, puts(1)), line(5, 'A token.'), line(6, puts(1))];
    const folded = foldLines(lines).map(({ line: { number }, first, times }) => ({ number, first, times }));
    expect(folded).toEqual([
      { number: 4, first: 3, times: 2 },
      { number: 5, first: 5, times: 1 },
      { number: 6, first: 6, times: 1 },
    ]);
  });

  it('keeps apart what is said of another seat', () => {
    expect(foldLines([line(1, puts(1)), line(2, puts(2))])).toHaveLength(2);
  });

  it('keeps apart what was taken back, what another seat did, and undoing itself', () => {
    expect(foldLines([line(1, 'A die.', { undone: true }), line(2, 'A die.')])).toHaveLength(2);
    expect(foldLines([line(1, 'A die.'), line(2, 'A die.', { seat: 1 })])).toHaveLength(2);
    const undo = { kind: 'undo', words: [] } as const;
    expect(foldLines([line(1, '', undo), line(2, '', undo)])).toHaveLength(2);
  });
});
