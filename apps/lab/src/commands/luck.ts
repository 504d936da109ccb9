/** `luck`: how much of the results luck explains, over many matches of bots; with --fit, the figures for the game's bot part. */
import { analyse, fitFactor, fitSlope, type Position, placeOf, positionsOf } from '@shutterbox/analysis';
import type { LuckModel, MatchRecord } from '@shutterbox/kernel';
import { cpuWatch } from '../cpu.ts';
import { type GameEntry, gameNamed } from '../games.ts';
import { botsFrom, type OptionFlags, optionsFrom, seedFrom, sidesFrom, wholeNumber } from '../input.ts';
import { luckFactor } from '../luck-factor.ts';
import { mean } from '../mean.ts';
import { type Progress, progressOf, SILENT } from '../progress.ts';
import { recordedGame, type Series, seated } from '../series.ts';
import { UsageError } from '../usage-error.ts';

const MOST_GAMES = 1_000_000;
const MOST_REDRAWS = 1_000_000;
/** One position in this many is fitted, because neighbours say the same. */
const POSITIONS_A_GAME = 40;
/** In a normal distribution, nineteen in twenty lie within this many standard deviations of the mean. */
const SURE = 1.96;

export interface LuckFlags extends OptionFlags {
  readonly games: string;
  readonly seats?: string;
  readonly bots: string;
  readonly seed: string;
  readonly redraws: string;
  readonly fit?: true;
  readonly json?: true;
}

interface LuckReport {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly redraws: number;
  readonly bots: readonly string[];
  readonly slope: number;
  readonly factor: number;
  /** Of the first bot, in parts of a victory. */
  readonly luck: { readonly mean: number; readonly stderr: number; readonly spread: number };
  readonly rate: { readonly mean: number; readonly stderr: number };
  readonly adjusted: { readonly mean: number; readonly stderr: number };
  /** The share of a result's variance that luck explains. */
  readonly removed: number;
  /** Matches until such a difference is clear, without and with luck; null if there is no difference. */
  readonly needed: { readonly plain: number; readonly adjusted: number } | null;
  readonly cpuSeconds: number;
}

export function luck(id: string, flags: LuckFlags): void {
  const game = gameNamed(id);
  const report = game.use((entry) => measured(entry, flags));
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

function measured<O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>, flags: LuckFlags): LuckReport {
  const { game, heuristics } = entry;
  const known = { slope: heuristics.luck?.slope ?? 1, factor: luckFactor(entry) };
  const options = optionsFrom(game, flags);
  const sides = sidesFrom(game, options, flags.seats);
  const bots = botsFrom(flags.bots, sides);
  if (bots.length < 2) throw new UsageError('Luck needs two bots or more, such as --bots greedy,greedy.');
  const games = wholeNumber('--games', flags.games, 2, MOST_GAMES);
  const redraws = wholeNumber('--redraws', flags.redraws, 1, MOST_REDRAWS);
  const series: Series = { game: game.id, options, sides, bots, seed: seedFrom(flags.seed), rotation: 1 };
  const cpu = cpuWatch();
  const progress = flags.json === true ? SILENT : progressOf(games, 'games');
  const records = Array.from({ length: games }, (_, i) => recordedGame(entry, series, i, options));
  const fits = flags.fit === true;
  const slope = fits ? fitSlope(records.flatMap((record) => some(positionsOf(entry, record)))) : known.slope;
  const rows = counted(entry, series, records, redraws, { slope, factor: 1 }, progress);
  progress.stop();
  const results = rows.map(({ result }) => result);
  const lucks = rows.map((row) => row.luck);
  const factor = fits ? fitFactor(results, lucks) : known.factor;
  const left = rows.map((row) => row.result - factor * row.luck);
  const even = 1 / bots.length;
  return {
    game: game.id,
    rules: game.rules,
    seats: sides.length,
    games,
    seed: series.seed,
    redraws,
    bots,
    slope,
    factor,
    luck: { ...estimate(lucks), spread: Math.sqrt(variance(lucks)) },
    rate: estimate(results),
    adjusted: estimate(left),
    removed: 1 - variance(left) / variance(results),
    needed: new Set(bots).size === 1 ? null : { plain: needed(results, even), adjusted: needed(left, even) },
    cpuSeconds: cpu(),
  };
}

/** Evenly over the match. */
function some(positions: readonly Position[]): Position[] {
  const every = Math.ceil(positions.length / POSITIONS_A_GAME);
  return positions.filter((_, i) => i % every === 0);
}

interface Row {
  readonly result: number;
  readonly luck: number;
}

/** The share and the luck of the first bot. */
function counted<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  series: Series,
  records: readonly MatchRecord<O, A>[],
  redraws: number,
  model: Pick<LuckModel<S, A>, 'slope' | 'factor'>,
  progress: Progress,
): Row[] {
  return records.map((record, i) => {
    const analysed = analyse(entry, { record, seed: series.seed + i, redraws, model });
    if (!analysed.ok) throw new Error(analysed.problem);
    progress.at(i + 1);
    const { sides, result, luck: all } = analysed.value;
    const own = seated(series, i).flatMap((bot, seat) => (bot === 0 ? [placeOf(seat, sides)] : []));
    const sum = (by: readonly number[]) => [...new Set(own)].reduce((whole, side) => whole + (by[side] ?? 0), 0);
    return { result: sum(result), luck: sum(all) };
  });
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

function estimate(values: readonly number[]): { readonly mean: number; readonly stderr: number } {
  return { mean: mean(values), stderr: Math.sqrt(variance(values) / values.length) };
}

/** Until the interval leaves out what equal bots would get. */
function needed(values: readonly number[], even: number): number {
  return Math.ceil((SURE ** 2 * variance(values)) / (mean(values) - even) ** 2);
}

function print({ game, seats, games, bots, slope, factor, ...report }: LuckReport): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const line = (words: string, value: { readonly mean: number; readonly stderr: number }) =>
    `${words} ${percent(value.mean)} ± ${percent(value.stderr)}\n`;
  process.stdout.write(
    [
      `${game}: ${games} games, ${seats} seats, ${bots.join(' against ')}; slope ${slope.toFixed(3)}, factor ${factor.toFixed(3)}\n`,
      line(`luck of ${bots[0]}:`, report.luck),
      line('share of the victories:', report.rate),
      line('adjusted for luck:', report.adjusted),
      `luck explains ${percent(report.removed)} of the variance; ${report.cpuSeconds.toFixed(1)} CPU seconds\n`,
      report.needed === null
        ? ''
        : `games until the difference is clear: ${report.needed.plain}, adjusted ${report.needed.adjusted}\n`,
    ].join(''),
  );
}
