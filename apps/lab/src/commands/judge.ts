/** `judge`: whether mistakes, as the analysis counts them, put bots of known strength in the right order. */
import { type Judged, judge as judged } from '@shutterbox/analysis';
import { cpuWatch } from '../cpu.ts';
import { type GameEntry, gameNamed } from '../games.ts';
import { botsFrom, numberUpTo, type OptionFlags, optionsFrom, seedFrom, sidesFrom, wholeNumber } from '../input.ts';
import { progressOf, SILENT } from '../progress.ts';
import { recordedGame, type Series, seated } from '../series.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';

const MOST_GAMES = 100_000;
const MOST_TRIES = 100_000;
const MOST_ONE_IN = 1_000;
const MOST_MINUTES = 100_000;
/** Neighbours must be this many standard errors apart. */
const CLEAR = 2;

export interface JudgeFlags extends OptionFlags {
  readonly games: string;
  readonly seats?: string;
  readonly bots: string;
  readonly seed: string;
  readonly tries: string;
  readonly oneIn: string;
  readonly minutes?: string;
  readonly json?: true;
}

interface Estimate {
  readonly mean: number;
  readonly stderr: number;
}

interface BotMistakes {
  readonly bot: string;
  readonly matches: number;
  readonly decisions: number;
  /** In parts of a victory. */
  readonly decision: Estimate;
  readonly match: Estimate;
  /** How many standard errors a decision lies below that of the bot before; null for the first. */
  readonly apart: number | null;
}

interface JudgeReport {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly tries: number;
  readonly oneIn: number;
  readonly bots: readonly BotMistakes[];
  readonly passes: boolean;
  readonly cpuSeconds: number;
}

export function judge(id: string, flags: JudgeFlags): void {
  const report = gameNamed(id).use((entry) => tested(entry, flags));
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

/** Every bot plays this many games with every other one, and each mistake counts for the bot that made it. */
function tested<O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>, flags: JudgeFlags): JudgeReport {
  const { game } = entry;
  const options = optionsFrom(game, flags);
  const sides = sidesFrom(game, options, flags.seats);
  const names = flags.bots.split(',');
  if (names.length < 2) throw new UsageError('A judge needs two bots or more, the weakest first.');
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES);
  const tries = wholeNumber('--tries', flags.tries, 4, MOST_TRIES);
  const oneIn = wholeNumber('--one-in', flags.oneIn, 1, MOST_ONE_IN);
  const seed = seedFrom(flags.seed);
  const seconds =
    60 *
    (flags.minutes === undefined ? Number.POSITIVE_INFINITY : numberUpTo('--minutes', flags.minutes, MOST_MINUTES));
  const cpu = cpuWatch();
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
  const progress = flags.json === true ? SILENT : progressOf(games * pairs.length, 'games');
  /** By bot, then by match: what each match cost it. */
  const rows = new Map<string, number[][]>(names.map((name) => [name, []]));
  let played = 0;
  for (; played < games && cpu() < seconds; played++) {
    for (const [at, pair] of pairs.entries()) {
      const bots = botsFrom(pair.join(','), sides);
      const series: Series = { game: game.id, options, sides, bots, seed: seed + at * games, rotation: 1 };
      const record = recordedGame(entry, series, played, options);
      const found = judged(entry, { record, seed: series.seed + played, tries, oneIn });
      if (!found.ok) throw new Error(found.problem);
      for (const [bot, losses] of byBot(found.value, seated(series, played)))
        rows.get(bots[bot] as string)?.push(losses);
      progress.at(played * pairs.length + at + 1);
    }
  }
  progress.stop();
  const bots = inOrder(names.map((name) => mistakesOf(name, rows.get(name) ?? [])));
  const passes = bots.every(({ apart }) => apart === null || apart >= CLEAR);
  return { game: game.id, games: played, seed, tries, oneIn, bots, passes, cpuSeconds: cpu() };
}

function byBot(found: readonly Judged[], seats: readonly number[]): ReadonlyMap<number, number[]> {
  const losses = new Map<number, number[]>(seats.map((bot) => [bot, []]));
  for (const { seat, loss } of found) losses.get(seats[seat] as number)?.push(loss);
  return losses;
}

/** A match is one sample, because its decisions depend on each other. */
function mistakesOf(bot: string, matches: readonly (readonly number[])[]): Omit<BotMistakes, 'apart'> {
  const sums = matches.map((losses) => losses.reduce((sum, loss) => sum + loss, 0));
  const decisions = matches.reduce((count, losses) => count + losses.length, 0);
  const mean = sum(sums) / decisions;
  const off = matches.map((losses, i) => (sums[i] as number) - mean * losses.length);
  const spread = Math.sqrt((sum(off.map((each) => each * each)) * matches.length) / Math.max(1, matches.length - 1));
  const match = sum(sums) / matches.length;
  const variance = sum(sums.map((each) => (each - match) ** 2)) / Math.max(1, matches.length - 1);
  return {
    bot,
    matches: matches.length,
    decisions,
    decision: { mean, stderr: spread / decisions },
    match: { mean: match, stderr: Math.sqrt(variance / matches.length) },
  };
}

function inOrder(bots: readonly Omit<BotMistakes, 'apart'>[]): BotMistakes[] {
  return bots.map((each, i) => {
    const before = bots[i - 1]?.decision;
    if (before === undefined) return { ...each, apart: null };
    const { mean, stderr } = each.decision;
    return { ...each, apart: (before.mean - mean) / Math.hypot(before.stderr, stderr) };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function print({ game, games, tries, oneIn, bots, passes, cpuSeconds }: JudgeReport): void {
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  const words = ({ mean, stderr }: Estimate, times = 1) => `${percent(times * mean)} ± ${percent(times * stderr)}`;
  process.stdout.write(`${game}: ${games} games per pair, ${tries} tries per answer, one decision in ${oneIn}\n`);
  printTable(
    ['bot', 'matches', 'decisions', 'per decision', 'per match', 'apart'],
    bots.map(({ bot, matches, decisions, decision, match, apart }) => [
      bot,
      String(matches),
      String(decisions),
      words(decision),
      words(match, oneIn),
      apart === null ? '' : apart.toFixed(1),
    ]),
  );
  const verdict = passes ? 'is right, and the judge passes' : 'is not shown, and the judge does not pass';
  process.stdout.write(`The order ${verdict}; ${cpuSeconds.toFixed(1)} CPU seconds\n`);
}
