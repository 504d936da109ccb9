/** `analyse`: what decided the matches of some records. */
import {
  type Analysis,
  analyse as analysed,
  type Decided,
  type Draw,
  ownLuck,
  placeOf,
  REDRAWS,
} from '@shutterbox/analysis';
import { type MatchRecord, nameOf, render, replayRecord } from '@shutterbox/kernel';
import type { GameEntry } from '../games.ts';
import { seedFrom, wholeNumber } from '../input.ts';
import { luckFactor } from '../luck-factor.ts';
import { broken, withRecord } from '../record-file.ts';
import { printTable } from '../table.ts';
import { InputError } from '../usage-error.ts';

const MOST_REDRAWS = 10_000_000;

export interface AnalyseFlags {
  readonly redraws: string;
  readonly seed: string;
  readonly json?: true;
}

export const DEFAULT_REDRAWS = String(REDRAWS);

export function analyse(files: readonly string[], flags: AnalyseFlags): void {
  const redraws = wholeNumber('--redraws', flags.redraws, 1, MOST_REDRAWS);
  const seed = seedFrom(flags.seed);
  const found = files.map((path) =>
    withRecord(path, (entry, record) => {
      const report = reportOf(path, entry, record, redraws, seed);
      return { path, record, report, costly: costly(entry, record, report.decisions ?? []) };
    }),
  );
  if (flags.json === true) process.stdout.write(`${JSON.stringify(found.map(({ report }) => report))}\n`);
  else
    for (const { path, record, report, costly: lines } of found) {
      print(path, record, report);
      for (const line of lines) process.stdout.write(`  ${line}\n`);
    }
}

function reportOf<O, S, A, E, V>(
  path: string,
  entry: GameEntry<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  redraws: number,
  seed: number,
): Analysis {
  luckFactor(entry);
  if (record.outcome === undefined) throw new InputError(`${path} cannot be analysed yet: the match is not over.`);
  const report = analysed(entry, { record, redraws, seed, judges: true });
  if (!report.ok) throw broken(path, report.problem);
  return report.value;
}

function print(path: string, { names }: Pick<MatchRecord<unknown, unknown>, 'names'>, report: Analysis): void {
  const { sides, seats, result, adjusted, start, deal } = report;
  const named = (seat: number) => names?.[seat] ?? nameOf(seat);
  const write = (line: string) => process.stdout.write(`${line}\n`);
  write(`${path}: ${report.game}, ${report.draws.length} draws`);
  printTable(
    ['seat', 'at first', 'deal', 'luck', '±', 'result', 'without luck'],
    seats.map(({ seat, luck, error }) => {
      const side = placeOf(seat, sides);
      const by = (list: readonly number[]) => list[side] ?? 0;
      const chances = [percent(by(start)), signed(by(deal.luck)), signed(luck), percent(error)];
      return [`${seat} ${named(seat)}`, ...chances, percent(by(result)), percent(by(adjusted))];
    }),
  );
  for (const draw of report.strokes) write(`  ${lucky(draw, report, named)}`);
}

function lucky(draw: Draw, { sides }: Analysis, named: (seat: number) => string): string {
  const by = draw.seat === null ? 'the deal' : named(draw.seat);
  return `entry ${draw.entry}: ${by}, ${signed(ownLuck(draw, sides))} ± ${percent(draw.error)}`;
}

/** In words, as the seat read its answers in that moment. */
function costly<O, S, A, E, V>(
  { game, text }: GameEntry<O, S, A, E, V>,
  record: MatchRecord<O, A>,
  decisions: readonly Decided[],
): readonly string[] {
  const views = new Map<number, V>();
  replayRecord(game, record, {
    onStep: ({ entry }, match) => {
      for (const { entry: number, seat } of decisions)
        if (number === entry.number + 1) views.set(number, match.view(seat));
    },
  });
  const { names } = record;
  return decisions.map(({ entry, seat, loss, error, given, better, reason }) => {
    const view = views.get(entry) as V;
    const words = (json: unknown) => {
      const action = game.decodeAction(json);
      return action === undefined ? '' : render(text.action(action, view), { observer: seat, ...(names && { names }) });
    };
    const gain = `${signed(loss)} ± ${percent(error)}`;
    return `entry ${entry}: ${names?.[seat] ?? nameOf(seat)} chose “${words(given)}”; “${words(better)}” ${gain}. ${reason}`;
  });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function signed(share: number): string {
  return `${share < 0 ? '' : '+'}${percent(share)}`;
}
