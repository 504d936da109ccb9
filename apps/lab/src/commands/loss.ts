/** `loss`: how far bots fall short of the best, where a game can work it out. */
import { botNamed } from '@shutterbox/bots';
import { fewestSeats, LEVELS, type Measured, type Yardstick } from '@shutterbox/kernel';
import { type GameEntry, gameNamed } from '../games.ts';
import { accepted, type OptionFlags, optionsFrom, seedFrom, wholeNumber } from '../input.ts';
import { mean, standardError } from '../mean.ts';
import { progressOf, SILENT } from '../progress.ts';
import { selfPlay } from '../self-play.ts';
import { printTable } from '../table.ts';
import { InputError } from '../usage-error.ts';

const MOST_GAMES = 1_000_000;

export const EVERY_LEVEL = LEVELS.join(',');

export interface LossFlags extends OptionFlags {
  readonly games: string;
  readonly bots: string;
  readonly seed: string;
  readonly json?: true;
}

interface LossReport {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly losses: readonly Loss[];
}

/** Of one bot by one yardstick. */
interface Loss {
  readonly bot: string;
  readonly measured: string;
  readonly unit: string;
  readonly count: number;
  readonly meanValue: number;
  readonly meanBest: number;
  /** In the same points. */
  readonly meanLoss: number;
  readonly stderr: number | null;
  /** The share of what could be had that was lost. */
  readonly share: number;
}

export function loss(id: string, flags: LossFlags): void {
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES);
  const seed = seedFrom(flags.seed);
  const names = flags.bots.split(',').map((name) => name.trim());
  for (const name of names) accepted(botNamed(name));
  const report = gameNamed(id).use((entry) => measure(entry, flags, names, games, seed));
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

function measure<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  flags: LossFlags,
  names: readonly string[],
  games: number,
  seed: number,
): LossReport {
  const { game, yardsticks = [] } = entry;
  if (yardsticks.length === 0) throw new InputError(`In ${game.id} the best cannot be worked out for anything.`);
  const options = optionsFrom(game, flags);
  const seats = fewestSeats(game.seats(options));
  const progress = flags.json === true ? SILENT : progressOf(names.length * games, 'games');
  const losses = names.flatMap((name, at) => {
    const bot = accepted(botNamed(name));
    const found: Measured[][] = yardsticks.map(() => []);
    for (let i = 0; i < games; i++) {
      const watches = yardsticks.map((yardstick) => yardstick.watch());
      for (const { state, question, action } of selfPlay(entry, { bot, seats, options, seed: seed + i })) {
        for (const [j, watch] of watches.entries()) {
          const one = watch(state, question.decision, action);
          if (one !== undefined) found[j]?.push(one);
        }
      }
      progress.at(at * games + i + 1);
    }
    return yardsticks.map((yardstick, j) => lossOf(name, yardstick, found[j] ?? []));
  });
  progress.stop();
  return { game: game.id, rules: game.rules, seats, games, seed, losses };
}

function lossOf<S, A>(bot: string, { name, unit }: Yardstick<S, A>, all: readonly Measured[]): Loss {
  const lost = all.map(({ value, best }) => best - value);
  const meanBest = mean(all.map(({ best }) => best));
  const meanLoss = mean(lost);
  return {
    bot,
    measured: name,
    unit,
    count: all.length,
    meanValue: mean(all.map(({ value }) => value)),
    meanBest,
    meanLoss,
    stderr: standardError(lost),
    share: meanBest > 0 ? meanLoss / meanBest : 0,
  };
}

function print({ game, games, seats, losses }: LossReport): void {
  process.stdout.write(
    `${game}, ${seats} seats: each bot plays ${games} ${games === 1 ? 'game' : 'games'} against itself\n`,
  );
  for (const measured of new Set(losses.map((row) => row.measured))) {
    const rows = losses.filter((row) => row.measured === measured);
    process.stdout.write(`${measured}, in ${rows[0]?.unit}\n`);
    printTable(
      ['bot', 'count', 'mean', 'best', 'loss', '±', 'share'],
      rows.map(({ bot, count, meanValue, meanBest, meanLoss, stderr, share }) => [
        bot,
        String(count),
        meanValue.toFixed(2),
        meanBest.toFixed(2),
        meanLoss.toFixed(2),
        stderr?.toFixed(2) ?? '?',
        `${(100 * share).toFixed(1)}%`,
      ]),
    );
  }
}
