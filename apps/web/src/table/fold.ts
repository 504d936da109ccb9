/** The same thing said several times in a row, once: six dice on an animal are one line. */
import type { LogLine } from './feed.ts';

export interface FoldedLine {
  /** The newest of them. */
  readonly line: LogLine;
  /** The number of the oldest. */
  readonly first: number;
  readonly times: number;
}

export function foldLines(lines: readonly LogLine[]): FoldedLine[] {
  const folded: FoldedLine[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    if (last !== undefined && isSame(last.line, line))
      folded[folded.length - 1] = { ...last, line, times: last.times + 1 };
    else folded.push({ line, first: line.number, times: 1 });
  }
  return folded;
}

/** Sentences to be read out. */
export function foldSentences(sentences: readonly string[]): string[] {
  const counted: { sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = counted.at(-1);
    if (last?.sentence === sentence) last.times++;
    else counted.push({ sentence, times: 1 });
  }
  return counted.map(({ sentence, times }) =>
    times === 1 ? sentence : `${sentence.replace(/\.$/, '')}, ${times} times.`,
  );
}

function isSame(a: LogLine, b: LogLine): boolean {
  return (
    a.kind === 'answer' &&
    b.kind === 'answer' &&
    a.seat === b.seat &&
    a.undone === b.undone &&
    a.words.length > 0 &&
    a.words.join(' ') === b.words.join(' ')
  );
}
