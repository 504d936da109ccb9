/** One answer may end a turn and start the next: each gets its own note. */
import type { LogLine } from '../match/feed.ts';

/** Every line, divided where a note begins; all its parts lead to the same moment. */
export function partsOf(
  lines: readonly LogLine[],
  beginsNote: ((event: unknown) => boolean) | undefined,
): readonly LogLine[] {
  return beginsNote === undefined ? lines : lines.flatMap((line) => divided(line, beginsNote));
}

function divided(line: LogLine, beginsNote: (event: unknown) => boolean): readonly LogLine[] {
  const starts = line.events.flatMap((event, at) => (at > 0 && beginsNote(event) ? [at] : []));
  if (starts.length === 0) return [line];
  return [0, ...starts].map((start, part) => ({
    ...line,
    events: line.events.slice(start, starts[part]),
    words: line.words.slice(start, starts[part]),
  }));
}
