/** `replay`: checks a record against the rules, and shows it as one of its observers saw it. */
import {
  does,
  heard,
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
  type Words,
  who,
} from '@shutterbox/kernel';
import { GAMES, type GameEntry, type ListedGame } from '../games.ts';
import { seatFrom, wholeNumber } from '../input.ts';
import { resultOf } from '../outcome-text.ts';
import { broken, withRecord } from '../record-file.ts';
import { seatsText } from '../seats-text.ts';
import { paint } from '../terminal/paint.ts';
import { columnsOf, wrap } from '../terminal/wrap.ts';

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

/** Everything is checked before anything is shown, also what comes after the last entry that is shown. */
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
  const replayed = replayRecord(game.game, record, {
    onStep: (step, match) => {
      if (step.entry.number > to) return;
      const sentences = told(game, step, observer, match, before).map((words) => render(words, reader));
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

/** What the observer saw, and what was open, before an entry. */
interface Before<V> {
  readonly view: V;
  readonly pending: readonly Question[];
}

/** What an observer hears of an entry; nothing where all of it is hidden from him. */
function told<O, S, A, E, V>(
  game: GameEntry<O, S, A, E, V>,
  { entry, events }: Step<A, E>,
  observer: Observer,
  match: Match<O, S, A, E, V>,
  before: Before<V> | undefined,
): Words[] {
  if (entry.kind === 'undo')
    return [say`${does(entry.seat, { observer }, 'take')} back ${entryNames(entry.takesBack)}.`];
  const view = match.view(observer);
  const words = heard(game.game, events, observer).map((event) => game.text.event(event, view));
  if (words.length > 0 || entry.kind === 'setup' || before === undefined) return words;
  const decision = before.pending.find(({ id, seat }) => seat === entry.seat && id === entry.decision);
  const known = entry.seat === observer || (events.length === 0 && isOpen(decision, observer));
  return known ? [say`${who(entry.seat)}: ${game.text.action(entry.action, before.view)}.`] : [];
}

/** Whether an observer may know how a question was answered: it is asked openly, and its answer is not sealed. */
function isOpen(question: Question | undefined, observer: Observer): boolean {
  if (question === undefined || question.optional === true) return false;
  const { hidden, sealed, knownTo = [] } = question;
  return (hidden !== true && sealed !== true) || (observer !== 'spectator' && knownTo.includes(observer));
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
  if (to < last) return `After entry ${to} of ${last}; all of them fit the rules.`;
  const count = `All ${entries.length} entries fit the rules`;
  const { outcome } = match;
  if (outcome === undefined) return `${count}; the match is not over.`;
  return `${count}. ${resultOf(game, outcome, reader, match.view(reader.observer))}`;
}
