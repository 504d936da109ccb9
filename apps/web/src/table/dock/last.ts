/** The one line that says what was done last. */
import { joined, type Reader, render } from '@shutterbox/kernel';
import { type Change, readerOf } from '@shutterbox/ui';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { lasting } from '../log/parts.ts';
import type { LogLine } from '../match/feed.ts';

export interface Last {
  readonly words: string;
  readonly now?: string;
}

/** What was done to you, otherwise the last move as the log tells it: that someone is ahead is no move. */
export function lastOf(changes: readonly Change[], reader: Reader, move: () => string): Last {
  const done = changes.find(({ standing }) => standing !== true);
  if (done === undefined) return { words: move() };
  return { words: render(done.words, reader), ...(done.now !== undefined && { now: render(done.now, reader) }) };
}

/** A move as the log tells it. Nothing if it only passes. */
export function moveWords(told: LogLine, { sitters }: Pick<AnyRoom, 'sitters'>, ui: Pick<AnyUi, 'isPassing'>): string {
  const [line] = lasting([told], ui);
  if (line === undefined || line.kind === 'setup' || line.words.length === 0) return '';
  const { words, observer } = line;
  return render(joined(words, ' '), readerOf({ observer, sitters }));
}
