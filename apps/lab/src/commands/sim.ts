/** `sim`: plays many games between bots, and reports the results. */

import { sideCount } from '@shutterbox/kernel';
import { cpuWatch } from '../cpu.ts';
import { playSeries, startCrew } from '../crew.ts';
import { writableFolder } from '../files.ts';
import { gameNamed, type ListedGame } from '../games.ts';
import { botsFrom, type OptionFlags, optionsFrom, seedFrom, sidesFrom, threadsFrom, wholeNumber } from '../input.ts';
import { LUCK_REDRAWS, luckFactor } from '../luck-factor.ts';
import { progressOf, SILENT } from '../progress.ts';
import { type Series, seatings } from '../series.ts';
import { printTable } from '../table.ts';
import { type Estimate, Tally } from '../tally.ts';

const MOST_GAMES = 1_000_000_000;

export interface SimFlags extends OptionFlags {
  readonly games: string;
  readonly seats?: string;
  readonly bots: string;
  readonly seed: string;
  readonly threads?: string;
  readonly record?: string;
  readonly adjustLuck?: true;
  readonly json?: true;
}

interface SimReport {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly actions: number;
  readonly cpuSeconds: number;
  readonly actionsPerCpuSecond: number;
  /** By listed bot, with ties shared. */
  readonly wins: readonly number[];
  /** By bot, the share of all victories. */
  readonly share: readonly Estimate[];
  readonly score: readonly Estimate[];
  /** By side, or by seat where nobody plays together: the share of all victories. */
  readonly sides: readonly Estimate[];
  /** Mean number of actions per game. */
  readonly length: number;
  /** With --adjust-luck, by bot: in parts of a victory, and the share without luck. */
  readonly luck?: readonly Estimate[];
  readonly adjusted?: readonly Estimate[];
  readonly factor?: number;
}

export async function sim(id: string, flags: SimFlags): Promise<void> {
  const game = gameNamed(id);
  const planned = seriesFrom(game, flags);
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES);
  const threads = threadsFrom(flags.threads);
  if (flags.record !== undefined) writableFolder(flags.record);
  const report = await simulate(game, planned, games, threads, flags.json === true);
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

interface Planned {
  readonly series: Series;
  readonly rules: number;
  /** How much of the luck is taken away; undefined where none is counted. */
  readonly factor: number | undefined;
}

function seriesFrom(game: ListedGame, flags: SimFlags): Planned {
  return game.use((entry) => {
    const options = optionsFrom(entry.game, flags);
    const sides = sidesFrom(entry.game, options, flags.seats);
    const bots = botsFrom(flags.bots, sides);
    const seed = seedFrom(flags.seed);
    const rotation = seatings(bots, sideCount(sides));
    const factor = flags.adjustLuck === true ? luckFactor(entry) : undefined;
    const series: Series = {
      ...{ game: game.id, options, sides, bots, seed, rotation },
      ...(flags.record === undefined ? {} : { record: flags.record }),
      ...(factor === undefined ? {} : { redraws: LUCK_REDRAWS }),
    };
    return { series, rules: entry.game.rules, factor };
  });
}

async function simulate(
  game: ListedGame,
  { series, rules, factor }: Planned,
  games: number,
  threads: number,
  silent: boolean,
): Promise<SimReport> {
  const { sides, seed, bots } = series;
  const crew = await startCrew(game, series, games, threads);
  const progress = silent ? SILENT : progressOf(games, 'games');
  const tally = new Tally(bots.length, sideCount(sides), series.rotation, factor);
  const cpu = cpuWatch();
  try {
    for await (const rows of playSeries(crew, series, games)) {
      tally.add(rows);
      progress.at(tally.games);
    }
  } finally {
    progress.stop();
    await crew.close();
  }
  const cpuSeconds = cpu();
  const { actions, wins } = tally;
  return {
    game: game.id,
    rules,
    seats: sides.length,
    games,
    seed,
    bots,
    actions,
    cpuSeconds,
    actionsPerCpuSecond: Math.round(actions / cpuSeconds),
    wins,
    ...tally.finish(),
    length: actions / games,
    ...(factor === undefined ? {} : { factor }),
  };
}

function print({
  game,
  seats,
  games,
  seed,
  bots,
  wins,
  share,
  score,
  sides,
  luck,
  adjusted,
  ...report
}: SimReport): void {
  const write = (line: string) => process.stdout.write(`${line}\n`);
  write(`${game}: ${games} ${games === 1 ? 'game' : 'games'}, ${seats} seats, seed ${seed}`);
  printTable(
    ['bot', 'wins', 'share', '±', 'score', '±', ...(luck === undefined ? [] : ['luck', '±', 'without luck', '±'])],
    bots.map((bot, i) => [
      bot,
      (wins[i] as number).toFixed(1),
      ...estimated(share[i] as Estimate, 100, 1, '%'),
      ...estimated(score[i] as Estimate, 1, 2, ''),
      ...[luck, adjusted].flatMap((each) => (each === undefined ? [] : estimated(each[i] as Estimate, 100, 1, '%'))),
    ]),
  );
  write(`by side: ${sides.map((side) => estimated(side, 100, 1, '%').join(' ± ')).join(', ')}`);
  const { actions, cpuSeconds, actionsPerCpuSecond, length } = report;
  write(
    `${actions} actions, ${length.toFixed(1)} a game; ${cpuSeconds.toFixed(2)} CPU seconds, ${actionsPerCpuSecond} actions each`,
  );
}

/** The value and its standard error. */
function estimated({ mean, stderr }: Estimate, times: number, digits: number, unit: string): [string, string] {
  const written = (value: number) => `${(times * value).toFixed(digits)}${unit}`;
  return [written(mean), stderr === null ? '?' : written(stderr)];
}
