import { type Joining, type Seat, say, type Words, who } from '@shutterbox/kernel';
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

  it('keeps apart what was taken back, and what another seat did', () => {
    expect(foldLines([line(1, 'A die.', { undone: true }), line(2, 'A die.')])).toHaveLength(2);
    expect(foldLines([line(1, 'A die.'), line(2, 'A die.', { seat: 1 })])).toHaveLength(2);
  });

  it('says once that a seat undid several moves', () => {
    const undo = { kind: 'undo', words: [] } as const;
    expect(foldLines([line(1, '', undo), line(2, '', undo)])).toMatchObject([{ first: 1, times: 2 }]);
    expect(foldLines([line(1, '', undo), line(2, '', { ...undo, seat: 1 })])).toHaveLength(2);
    expect(foldLines([line(1, '', undo), line(2, 'A die.')])).toHaveLength(2);
  });
});

describe('a walk in the log', () => {
  type Step = readonly [figure: string, from: number, to: number];
  const joining: Joining<unknown> = {
    joins: (before, next) => {
      const [[figure, , to], [other, from]] = [before as Step, next as Step];
      return figure === other && to === from;
    },
    note: (steps) => `${steps.length} steps to ${(steps.at(-1) as Step)[2]}.`,
  };
  const step = (number: number, from: number, to: number, more: Partial<LogLine> = {}): LogLine =>
    line(number, `To ${to}.`, { events: [['Red', from, to]], ...more });
  const told = (lines: readonly LogLine[]) =>
    foldLines(lines, joining).map(({ first, line: { number }, words, parts }) => ({
      from: first,
      to: number,
      words,
      parts: parts.map((part) => part.number),
    }));

  it('is one line that leads to its end, and each of its parts to its own moment', () => {
    expect(told([step(4, 1, 2), step(5, 2, 3), step(6, 3, 4), step(7, 9, 8)])).toEqual([
      { from: 4, to: 6, words: ['3 steps to 4.'], parts: [4, 5, 6] },
      { from: 7, to: 7, words: ['To 8.'], parts: [] },
    ]);
  });

  it('is split where some of it was taken back', () => {
    const lines = [step(1, 1, 2), step(2, 2, 3), step(3, 3, 4, { undone: true }), step(4, 4, 5, { undone: true })];
    expect(told([...lines, line(5, '', { kind: 'undo', words: [] }), step(6, 3, 7)])).toMatchObject([
      { words: ['2 steps to 3.'], parts: [1, 2] },
      { words: ['2 steps to 5.'], parts: [3, 4] },
      { from: 5, words: [] },
      { from: 6, words: ['To 7.'] },
    ]);
  });

  it('ends with what happens on the way, which is told after it', () => {
    const seen: LogLine = {
      ...step(2, 2, 3),
      events: [
        ['Red', 2, 3],
        ['Blue', 0, 0],
      ],
      words: ['To 3.', 'Blue is seen.'],
    };
    expect(told([step(1, 1, 2), seen, step(3, 3, 4)])).toMatchObject([
      { words: ['2 steps to 3.', 'Blue is seen.'], parts: [1, 2] },
      { words: ['To 4.'] },
    ]);
  });

  it('counts what is told again in the same words, with all that came of it', () => {
    const fight = (number: number): LogLine => ({
      ...step(number, 1, 2),
      events: [
        ['Red', 1, 2],
        ['Red', 2, 3],
      ],
      words: ['Red fires.', 'Miss.'],
    });
    const folded = foldLines([fight(4), fight(5), fight(6), step(7, 9, 8)], joining);
    expect(folded).toMatchObject([{ first: 4, times: 3, line: { number: 6 }, words: ['2 steps to 3.'] }, { times: 1 }]);
  });

  it('is the same note as long as nothing is added: its line is not drawn again', () => {
    const lines = [step(1, 1, 2), step(2, 2, 3)];
    const [before] = foldLines(lines, joining);
    expect(foldLines([...lines, step(3, 9, 8)], joining)[0]).toBe(before);
    const [after] = foldLines([...lines, step(3, 3, 4)], joining);
    expect(after?.words).toEqual(['3 steps to 4.']);
  });
});
