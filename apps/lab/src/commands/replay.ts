/** `replay`: checks a record against the rules, and shows it as one of its observers saw it. */
import {
  does,
  isAnswerKnown,
  type Match,
  type MatchRecord,
  type Observer,
  ownNames,
  type Question,
  type Reader,
  render,
  replayRecord,
  type Step,
  say,
  stepFor,
  type Words,
  who,
  wrap,
} from '@shutterbox/kernel';
import { GAMES, type GameEntry, type ListedGame } from '../games.ts';
import { seatFrom, wholeNumber } from '../input.ts';
import { resultOf } from '../outcome-text.ts';
import { broken, withRecord } from '../record-file.ts';
import { seatsText } from '../seats-text.ts';
import { paint } from '../terminal/paint.ts';
import { columnsOf } from '../terminal/window.ts';

export interface ReplayFlags {
  readonly to?: string;
  readonly as?: string;
}

export function replay(path: string, flags: ReplayFlags, games: readonly ListedGame[] = GAMES): void {
  withRecord(
    path,
    (entry, record) => {
      const observer: Observer = flags.as === undefined ? 'spectator' : seatFrom(flags.as, record.seats);
      const last = record.entries.length - 1;
      const to = flags.to === undefined ? last : wholeNumber('--to', flags.to, 0, last);
      const reader = record.names === undefined ? { observer } : { observer, names: ownNames(record.names) };
      process.stdout.write(shown(path, entry, record, reader, to).join('\n').concat('\n'));
    },
    games,
  );
}

/** Everything is checked before anything is shown, even what comes after the last entry shown. */
function shown<O, S, A, E, V>(
  path: string,
  game: GameEntry<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  reader: Reader,
  to: number,
): string[] {
  const { observer, names } = reader;
  const columns = columnsOf(process.stdout);
  const lines = wrap(headline(game, record, names), columns, '', '  ');
  let table: string[] = [];
  let before: Before<V> | undefined;
  const steps: Step<A, E>[] = [];
  const replayed = replayRecord(game.game, record, {
    onStep: (step, match) => {
      if (step.entry.number > to) return;
      steps.push(step);
      const sentences = told(game, steps, observer, match, before).map((words) => render(words, reader));
      lines.push(...entryLines(step.entry.number, sentences, columns));
      const view = match.view(observer);
      before = { view, pending: match.pending() };
      if (step.entry.number === to) table = paint(game.board(view, columns, names), columns);
    },
  });
  if (!replayed.ok) throw broken(path, replayed.problem);
  return [...lines, '', ...table, '', ...wrap(ending(game, record, replayed.value, reader, to), columns)];
}

function headline<O, S, A, E, V>(
  { game }: GameEntry<O, S, A, E, V>,
  { rules, seats, options }: MatchRecord<O, A>,
  names: readonly string[] | undefined,
): string {
  const players = names === undefined ? '' : `: ${names.join(', ')}`;
  return `${game.id} (rules ${rules}), ${seatsText(game, options, seats)}${players}`;
}

/** What the observer saw before an entry, and the open questions. */
interface Before<V> {
  readonly view: V;
  readonly pending: readonly Question[];
}

/** What an observer hears of the last step; empty if all of it is hidden from them. */
function told<O, S, A, E, V>(
  { game, text }: GameEntry<O, S, A, E, V>,
  steps: readonly Step<A, E>[],
  observer: Observer,
  match: Match<O, S, A, E, V>,
  before: Before<V> | undefined,
): Words[] {
  const step = steps.at(-1);
  if (step === undefined) return [];
  const { seat, takesBack, events } = stepFor(game, step, observer, (number) => steps[number]);
  if (seat !== undefined && takesBack !== undefined)
    return [say`${does(seat, { observer }, 'take')} back ${entryNames(takesBack)}.`];
  const view = match.view(observer);
  const { entry } = step;
  if (events.length > 0 || entry.kind !== 'answer' || before === undefined)
    return events.map((event) => text.event(event, view));
  const question = before.pending.find((asked) => asked.seat === entry.seat && asked.id === entry.decision);
  const open = question !== undefined && question.optional !== true && isAnswerKnown(question, observer);
  const known = entry.seat === observer || (step.events.length === 0 && open);
  return known ? [say`${who(entry.seat)}: ${text.action(entry.action, before.view)}.`] : [];
}

function entryLines(number: number, sentences: readonly string[], columns: number): string[] {
  const indent = ' '.repeat(6);
  const label = `${number}`.padStart(4).padEnd(indent.length);
  return sentences.flatMap((sentence, i) => wrap(sentence, columns, i === 0 ? label : indent, indent));
}

function entryNames(numbers: readonly number[]): string {
  return numbers.length === 1 ? `entry ${numbers[0]}` : `entries ${[...numbers].reverse().join(', ')}`;
}

function ending<O, S, A, E, V>(
  game: GameEntry<O, S, A, E, V>,
  { entries }: MatchRecord<O, A>,
  match: Match<O, S, A, E, V>,
  reader: Reader,
  to: number,
): string {
  const last = entries.length - 1;
  if (to < last) return `After entry ${to} of ${last}; all of them follow the rules.`;
  const count = `All ${entries.length} entries follow the rules`;
  const { outcome } = match;
  if (outcome === undefined) return `${count}; the match is not over.`;
  return `${count}. ${resultOf(game, outcome, reader, match.view(reader.observer))}`;
}
