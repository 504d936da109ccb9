import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/table/feed.ts';
import { foldLines, foldSentences } from '../src/table/fold.ts';

function line(number: number, words: string, more: Partial<LogLine> = {}): LogLine {
  return { number, seat: 0, kind: 'answer', events: [], words: [words], undone: false, ...more };
}

describe('the log', () => {
  it('says the same thing once, with its newest moment and how often', () => {
    const lines = [line(3, 'A die.'), line(4, 'A die.'), line(5, 'A token.'), line(6, 'A die.')];
    const folded = foldLines(lines).map(({ line: { number }, first, times }) => ({ number, first, times }));
    expect(folded).toEqual([
      { number: 4, first: 3, times: 2 },
      { number: 5, first: 5, times: 1 },
      { number: 6, first: 6, times: 1 },
    ]);
  });

  it('keeps apart what was taken back, what another seat did, and undoing itself', () => {
    expect(foldLines([line(1, 'A die.', { undone: true }), line(2, 'A die.')])).toHaveLength(2);
    expect(foldLines([line(1, 'A die.'), line(2, 'A die.', { seat: 1 })])).toHaveLength(2);
    const undo = { kind: 'undo', words: [] } as const;
    expect(foldLines([line(1, '', undo), line(2, '', undo)])).toHaveLength(2);
  });

  it('is read out the same way', () => {
    expect(foldSentences(['A die.', 'A die.', 'A token.', 'A die.'])).toEqual([
      'A die, 2 times.',
      'A token.',
      'A die.',
    ]);
    expect(foldSentences([])).toEqual([]);
  });
});
