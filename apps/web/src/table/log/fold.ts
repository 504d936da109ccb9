/** The same thing said several times in a row, once: six dice on an animal are one line. */
import { equal } from '@shutterbox/kernel';
import type { LogLine } from '../match/feed.ts';

interface Folded<T> {
  /** The newest of them. */
  readonly last: T;
  readonly first: T;
  readonly times: number;
}

export interface FoldedLine {
  /** The newest of them. */
  readonly line: LogLine;
  /** The number of the oldest. */
  readonly first: number;
  readonly times: number;
}

export function fold<T>(items: readonly T[], isSame: (a: T, b: T) => boolean): readonly Folded<T>[] {
  const folded: Folded<T>[] = [];
  for (const item of items) {
    const before = folded.at(-1);
    if (before !== undefined && isSame(before.last, item))
      folded[folded.length - 1] = { ...before, last: item, times: before.times + 1 };
    else folded.push({ first: item, last: item, times: 1 });
  }
  return folded;
}

export function foldLines(lines: readonly LogLine[]): FoldedLine[] {
  return fold(lines, isSame).map(({ first, last, times }) => ({ line: last, first: first.number, times }));
}

function isSame(a: LogLine, b: LogLine): boolean {
  return (
    a.kind === 'answer' &&
    b.kind === 'answer' &&
    a.seat === b.seat &&
    a.undone === b.undone &&
    a.words.length > 0 &&
    equal(a.words, b.words)
  );
}
