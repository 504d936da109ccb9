/**
 * `duel`: which of two bots is stronger? Plays pairs of games with one deal and swapped seats until the answer is clear. A
 * pair's value is the first bot's share of its two victories (0, 0.25 … 1 with two seats); pairs are independent, games are not.
 */

import { sideCount } from '@shutterbox/kernel';
import { cpuWatch } from '../cpu.ts';
import { playSeries, startCrew } from '../crew.ts';
import { gameNamed, type ListedGame } from '../games.ts';
import {
  botsFrom,
  numberUpTo,
  type OptionFlags,
  optionsFrom,
  seedFrom,
  sidesFrom,
  threadsFrom,
  wholeNumber,
} from '../input.ts';
import { ConfidenceSequence } from '../interval.ts';
import { progressOf, SILENT } from '../progress.ts';
import { rowLength, type Series, VICTORY } from '../series.ts';
import { UsageError } from '../usage-error.ts';

const MOST_GAMES = 10_000_000;
const MOST_MINUTES = 100_000;
const GAMES_A_PAIR = 2;
const CONFIDENCE = 0.95;
const EVEN = 0.5;
const WHY_STOPPED = {
  clear: 'stopped because the result is clear',
  games: 'stopped at the limit of games (--max-games)',
  minutes: 'stopped because the time was up (--minutes)',
} as const;

export interface DuelFlags extends OptionFlags {
  readonly bots: string;
  readonly seats?: string;
  readonly seed: string;
  readonly maxGames: string;
  readonly minutes?: string;
  readonly threads?: string;
  readonly json?: true;
}

interface Limits {
  readonly games: number;
  /** CPU minutes of all threads together. */
  readonly minutes: number;
}

interface DuelReport {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** The first bot's share of the victories. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** The stronger bot, if that is clear. */
  readonly stronger: string | null;
  readonly stopped: 'clear' | 'games' | 'minutes';
  readonly cpuMinutes: number;
}

export async function duel(id: string, flags: DuelFlags): Promise<void> {
  const game = gameNamed(id);
  const { series, rules } = seriesFrom(game, flags);
  const limits = {
    games: wholeNumber('--max-games', flags.maxGames, GAMES_A_PAIR, MOST_GAMES),
    minutes:
      flags.minutes === undefined ? Number.POSITIVE_INFINITY : numberUpTo('--minutes', flags.minutes, MOST_MINUTES),
  };
  const report = await fight(game, rules, series, limits, threadsFrom(flags.threads), flags.json === true);
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

function seriesFrom(game: ListedGame, flags: DuelFlags): { readonly series: Series; readonly rules: number } {
  return game.use((entry) => {
    const options = optionsFrom(entry.game, flags);
    const sides = sidesFrom(entry.game, options, flags.seats);
    const bots = botsFrom(flags.bots, sides);
    const count = sideCount(sides);
    if (bots.length !== 2) throw new UsageError('A duel needs two bots, such as --bots greedy,random.');
    if (count % 2 !== 0)
      throw new UsageError(`A duel needs an even number of ${count < sides.length ? 'sides' : 'seats'}, not ${count}.`);
    const seed = seedFrom(flags.seed);
    return { series: { game: game.id, options, sides, bots, seed, rotation: GAMES_A_PAIR }, rules: entry.game.rules };
  });
}

async function fight(
  game: ListedGame,
  rules: number,
  series: Series,
  limits: Limits,
  threads: number,
  silent: boolean,
): Promise<DuelReport> {
  const { sides, seed, bots } = series;
  const games = limits.games - (limits.games % GAMES_A_PAIR);
  const crew = await startCrew(game, series, games, threads);
  const progress = silent ? SILENT : progressOf(games, 'games at most');
  const sequence = new ConfidenceSequence(CONFIDENCE);
  const cpu = cpuWatch();
  const minutes = () => cpu() / 60;
  try {
    for await (const rows of playSeries(crew, series, games)) {
      addPairs(sequence, rows, bots.length);
      progress.at(sequence.count * GAMES_A_PAIR);
      if (isDecided(sequence) || minutes() >= limits.minutes) break;
    }
  } finally {
    progress.stop();
    await crew.close();
  }
  const { low, high, mean, count } = sequence;
  const stronger = low >= EVEN ? bots[0] : high <= EVEN ? bots[1] : undefined;
  return {
    game: game.id,
    rules,
    seats: sides.length,
    seed,
    bots,
    games: count * GAMES_A_PAIR,
    rate: mean,
    low,
    high,
    stronger: stronger ?? null,
    stopped: isDecided(sequence) ? 'clear' : count * GAMES_A_PAIR >= games ? 'games' : 'minutes',
    cpuMinutes: minutes(),
  };
}

/** Pairs after the decision are left out: the result is that of the first look that decides. */
function addPairs(sequence: ConfidenceSequence, rows: Float64Array, bots: number): void {
  const width = rowLength(bots);
  for (let at = 0; at < rows.length && !isDecided(sequence); at += GAMES_A_PAIR * width) {
    sequence.add(((rows[at + 1] as number) + (rows[at + width + 1] as number)) / (GAMES_A_PAIR * VICTORY));
  }
}

function isDecided({ low, high }: ConfidenceSequence): boolean {
  return low >= EVEN || high <= EVEN;
}

function print({ game, seats, bots, games, rate, low, high, stronger, stopped, cpuMinutes }: DuelReport): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const verdict = stronger === null ? 'not clear yet' : `${stronger} is stronger`;
  process.stdout.write(
    `${game}, ${seats} seats: ${bots[0]} wins ${percent(rate)} against ${bots[1]} ` +
      `(${percent(low)} to ${percent(high)} with 95% confidence): ${verdict}.\n` +
      `${games} games, ${cpuMinutes.toFixed(2)} CPU minutes; ${WHY_STOPPED[stopped]}.\n`,
  );
}
