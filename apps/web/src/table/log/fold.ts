/** Folds repeated lines into one: six dice on an animal are one line, and so is a walk. */
import { equal, type Joining, notesOf, runsOf, type Words } from '@shutterbox/kernel';
import type { LogLine } from '../match/feed.ts';

export interface FoldedLine {
  /** The newest of them. */
  readonly line: LogLine;
  /** The number of the oldest. */
  readonly first: number;
  readonly times: number;
  /** What is told of them all. */
  readonly words: readonly Words[];
  /** In order, if each says something different. */
  readonly parts: readonly LogLine[];
}

/** One line, or several that belong together. */
type Walk = readonly [LogLine, ...LogLine[]];

export type LineJoining = Joining<unknown> | undefined;

export function foldLines(lines: readonly LogLine[], joining?: LineJoining): readonly FoldedLine[] {
  const walks = runsOf(lines, (a, b) => joining !== undefined && goesOn(a, b, joining));
  return runsOf(walks, isSaidAgain).map((run) => {
    const [walk] = run;
    const [line] = run.at(-1) ?? walk;
    const [{ number: first }] = walk;
    if (walk.length > 1) return joinedLine(walk, first, 1, joining);
    // Two throws that come to the same are two throws.
    if (joining !== undefined && line.events.length > 1) return joinedLine([line], first, run.length, joining);
    return { line, first, times: run.length, words: line.words, parts: [] };
  });
}

/** Cached by the newest line: the same note, in its first words, as long as nothing is added. */
const known = new WeakMap<LogLine, FoldedLine>();

function joinedLine(walk: Walk, first: number, times: number, joining: LineJoining): FoldedLine {
  const line = walk.at(-1) ?? walk[0];
  const before = known.get(line);
  if (before?.first === first && before.parts.length === walk.length) return before;
  const told = walk.flatMap(({ events, words }) => events.map((event, at) => ({ event, words: words[at] ?? '' })));
  const folded = { line, first, times, words: notesOf(told, joining), parts: walk };
  known.set(line, folded);
  return folded;
}

/** Undone lines are not joined with others. */
function goesOn(a: LogLine, b: LogLine, { joins }: Joining<unknown>): boolean {
  if (!isAlike(a, b) || a.events.length === 0 || b.events.length === 0) return false;
  return joins(a.events.at(-1), b.events[0]);
}

function isSaidAgain(before: Walk, next: Walk): boolean {
  const [[a], [b]] = [before, next];
  if (before.length + next.length > 2 || !equal(a.words, b.words)) return false;
  return isUndo(a) ? isUndo(b) && a.seat === b.seat : isAlike(a, b) && a.words.length > 0;
}

function isUndo({ kind }: LogLine): boolean {
  return kind === 'undo';
}

function isAlike(a: LogLine, b: LogLine): boolean {
  return a.kind === 'answer' && b.kind === 'answer' && a.seat === b.seat && a.undone === b.undone;
}
