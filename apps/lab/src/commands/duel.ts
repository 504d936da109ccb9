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
import { LUCK_REDRAWS, luckFactor } from '../luck-factor.ts';
import { LuckSequence } from '../luck-sequence.ts';
import { progressOf, SILENT } from '../progress.ts';
import { luckColumn, rowLength, type Series, VICTORY } from '../series.ts';
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
  readonly adjustLuck?: true;
  readonly json?: true;
}

interface Limits {
  readonly games: number;
  /** CPU minutes of all threads together. */
  readonly minutes: number;
}

interface DuelReport extends Rate {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** The stronger bot, if that is clear. */
  readonly stronger: string | null;
  readonly stopped: 'clear' | 'games' | 'minutes';
  readonly cpuMinutes: number;
  /** With --adjust-luck: the same without luck, which then decides. */
  readonly adjusted?: Rate;
}

/** The first bot's share of the victories, and the bounds of it. */
interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export async function duel(id: string, flags: DuelFlags): Promise<void> {
  const game = gameNamed(id);
  const planned = seriesFrom(game, flags);
  const limits = {
    games: wholeNumber('--max-games', flags.maxGames, GAMES_A_PAIR, MOST_GAMES),
    minutes:
      flags.minutes === undefined ? Number.POSITIVE_INFINITY : numberUpTo('--minutes', flags.minutes, MOST_MINUTES),
  };
  const report = await fight(game, planned, limits, threadsFrom(flags.threads), flags.json === true);
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

interface Planned {
  readonly series: Series;
  readonly rules: number;
  /** How much of the luck is taken away; undefined where none is counted. */
  readonly factor: number | undefined;
}

function seriesFrom(game: ListedGame, flags: DuelFlags): Planned {
  return game.use((entry) => {
    const options = optionsFrom(entry.game, flags);
    const sides = sidesFrom(entry.game, options, flags.seats);
    const bots = botsFrom(flags.bots, sides);
    const count = sideCount(sides);
    if (bots.length !== 2) throw new UsageError('A duel needs two bots, such as --bots greedy,random.');
    if (count % 2 !== 0)
      throw new UsageError(`A duel needs an even number of ${count < sides.length ? 'sides' : 'seats'}, not ${count}.`);
    const seed = seedFrom(flags.seed);
    const series: Series = { game: game.id, options, sides, bots, seed, rotation: GAMES_A_PAIR };
    const { rules } = entry.game;
    if (flags.adjustLuck !== true) return { series, rules, factor: undefined };
    return { series: { ...series, redraws: LUCK_REDRAWS }, rules, factor: luckFactor(entry) };
  });
}

async function fight(
  game: ListedGame,
  { series, rules, factor }: Planned,
  limits: Limits,
  threads: number,
  silent: boolean,
): Promise<DuelReport> {
  const { sides, seed, bots } = series;
  const games = limits.games - (limits.games % GAMES_A_PAIR);
  const crew = await startCrew(game, series, games, threads);
  const progress = silent ? SILENT : progressOf(games, 'games at most');
  const plain = new ConfidenceSequence(CONFIDENCE);
  const adjusted = factor === undefined ? undefined : new LuckSequence(CONFIDENCE);
  const deciding = adjusted ?? plain;
  const cpu = cpuWatch();
  const minutes = () => cpu() / 60;
  try {
    for await (const rows of playSeries(crew, series, games)) {
      for (const { share, luck } of pairsOf(rows, bots.length, sideCount(sides))) {
        // Pairs after the decision are left out: the result is that of the first look that decides.
        if (isDecided(deciding)) break;
        plain.add(share);
        adjusted?.add(share - (factor ?? 0) * luck);
      }
      progress.at(plain.count * GAMES_A_PAIR);
      if (isDecided(deciding) || minutes() >= limits.minutes) break;
    }
  } finally {
    progress.stop();
    await crew.close();
  }
  const { count } = plain;
  const stronger = deciding.low >= EVEN ? bots[0] : deciding.high <= EVEN ? bots[1] : undefined;
  return {
    game: game.id,
    rules,
    seats: sides.length,
    seed,
    bots,
    games: count * GAMES_A_PAIR,
    ...rateOf(plain),
    stronger: stronger ?? null,
    stopped: isDecided(deciding) ? 'clear' : count * GAMES_A_PAIR >= games ? 'games' : 'minutes',
    cpuMinutes: minutes(),
    ...(adjusted === undefined ? {} : { adjusted: rateOf(adjusted) }),
  };
}

type Sequence = Pick<ConfidenceSequence, 'low' | 'high' | 'mean'>;

function rateOf({ mean, low, high }: Sequence): Rate {
  return { rate: mean, low, high };
}

/** The first bot's share of the two victories of a pair, and its luck. */
function* pairsOf(
  rows: Float64Array,
  bots: number,
  sides: number,
): Generator<{ readonly share: number; readonly luck: number }> {
  const width = rowLength(bots, sides);
  const both = (at: number) => (rows[at] as number) + (rows[at + width] as number);
  for (let at = 0; at < rows.length; at += GAMES_A_PAIR * width)
    yield { share: both(at + 1) / (GAMES_A_PAIR * VICTORY), luck: both(at + luckColumn(bots)) / GAMES_A_PAIR };
}

function isDecided({ low, high }: Sequence): boolean {
  return low >= EVEN || high <= EVEN;
}

function print({ game, seats, bots, games, stronger, stopped, cpuMinutes, adjusted, ...plain }: DuelReport): void {
  const verdict = stronger === null ? 'not clear yet' : `${stronger} is stronger`;
  const without = adjusted === undefined ? '' : `; without luck ${rateText(adjusted)}`;
  process.stdout.write(
    `${game}, ${seats} seats: ${bots[0]} wins ${rateText(plain, ` against ${bots[1]}`)}${without}: ${verdict}.\n` +
      `${games} games, ${cpuMinutes.toFixed(2)} CPU minutes; ${WHY_STOPPED[stopped]}.\n`,
  );
}

function rateText({ rate, low, high }: Rate, against = ''): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `${percent(rate)}${against} (${percent(low)} to ${percent(high)} with 95% confidence)`;
}
