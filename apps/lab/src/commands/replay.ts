/** `replay`: checks a record against the rules, and shows it as one of its observers saw it. */
import { type Entry, type MatchRecord, type Observer, type Outcome, replayRecord } from '@shutterbox/kernel';
import type { GameEntry } from '../games.ts';
import { wholeNumber } from '../input.ts';
import { resultOf } from '../outcome-text.ts';
import { broken, withRecord } from '../record-file.ts';
import { paint } from '../terminal/paint.ts';
import { columnsOf, wrap } from '../terminal/wrap.ts';

export interface ReplayFlags {
  readonly to?: string;
  readonly as?: string;
}

export function replay(path: string, flags: ReplayFlags): void {
  withRecord(path, (entry, record) => {
    const observer: Observer =
      flags.as === undefined ? 'spectator' : wholeNumber('--as', flags.as, 0, record.seats - 1);
    const last = record.entries.length - 1;
    const to = flags.to === undefined ? last : wholeNumber('--to', flags.to, 0, last);
    process.stdout.write(shown(path, entry, record, observer, to).join('\n').concat('\n'));
  });
}

/** Everything is checked before anything is shown, also what comes after the last entry that is shown. */
function shown<O, S, A, E, V>(
  path: string,
  { game, text, board }: GameEntry<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  observer: Observer,
  to: number,
): string[] {
  const columns = columnsOf(process.stdout);
  const lines = [headline(record)];
  let table: string[] = [];
  const replayed = replayRecord(game, record, {
    onStep: ({ entry, events }, match) => {
      if (entry.number > to) return;
      const view = match.view(observer);
      const heard = events
        .map((event) => game.eventFor(event, observer))
        .filter((event) => event !== undefined)
        .map((event) => text.event(event, view));
      lines.push(...entryLines(entry, heard, columns));
      if (entry.number === to) table = paint(board(view, columns), columns);
    },
  });
  if (!replayed.ok) throw broken(path, replayed.problem);
  const { outcome } = replayed.value;
  return [...lines, '', ...table, '', ...ending(record, outcome, observer, to)];
}

function headline({ game, rules, seats, names }: MatchRecord<unknown, unknown>): string {
  return `${game} (rules ${rules}), ${seats} seats${names === undefined ? '' : `: ${names.join(', ')}`}`;
}

function entryLines(entry: Entry<unknown>, heard: readonly string[], columns: number): string[] {
  const indent = ' '.repeat(6);
  const label = `${entry.number}`.padStart(4).padEnd(indent.length);
  const words = entry.kind === 'undo' ? [`Player ${entry.seat + 1} takes back ${entryNames(entry.takesBack)}.`] : heard;
  const [first = 'Nothing to be seen.', ...rest] = words;
  return [first, ...rest].flatMap((sentence, i) => wrap(sentence, columns, i === 0 ? label : indent, indent));
}

function entryNames(numbers: readonly number[]): string {
  return numbers.length === 1 ? `entry ${numbers[0]}` : `entries ${[...numbers].reverse().join(', ')}`;
}

function ending(
  { entries }: MatchRecord<unknown, unknown>,
  outcome: Outcome | undefined,
  observer: Observer,
  to: number,
): string[] {
  const last = entries.length - 1;
  if (to < last) return [`After entry ${to} of ${last}; all of them fit the rules.`];
  const count = `All ${entries.length} entries fit the rules`;
  return [outcome === undefined ? `${count}; the match is not over.` : `${count}. ${resultOf(outcome, observer)}`];
}
