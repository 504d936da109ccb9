/** One answer may end a turn and start the next: each gets its own note. What passes gets none. */
import type { AnyUi } from '../../games/bundle.ts';
import type { LogLine } from '../match/feed.ts';

/** Every line, divided where a note begins; all its parts lead to the same moment. */
export function partsOf(
  lines: readonly LogLine[],
  { beginsNote, ...ui }: Pick<AnyUi, 'beginsNote' | 'isPassing'>,
): readonly LogLine[] {
  const told = lasting(lines, ui);
  return beginsNote === undefined ? told : told.flatMap((line) => divided(line, beginsNote));
}

export function lasting(lines: readonly LogLine[], { isPassing }: Pick<AnyUi, 'isPassing'>): readonly LogLine[] {
  return isPassing === undefined ? lines : lines.map((line) => withoutPassing(line, isPassing));
}

/** The line itself where nothing in it passes: lines that are the same are not drawn again. */
function withoutPassing(line: LogLine, isPassing: (event: unknown) => boolean): LogLine {
  const lasts = line.events.map((event) => !isPassing(event));
  if (lasts.every((each) => each)) return line;
  return {
    ...line,
    events: line.events.filter((_, at) => lasts[at]),
    words: line.words.filter((_, at) => lasts[at]),
  };
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
