/** `assignments`: whether the wildlife game's assignments are fair. */
import { botNamed } from '@shutterbox/bots';
import { defaultOptions } from '@shutterbox/kernel';
import { game } from '@shutterbox/wildlife';
import { heuristics } from '@shutterbox/wildlife/bot';
import { accepted, seedFrom, wholeNumber } from '../input.ts';
import { mean, standardError } from '../mean.ts';
import { progressOf, SILENT } from '../progress.ts';
import { selfPlay } from '../self-play.ts';
import { printTable } from '../table.ts';

const MOST_GAMES = 1_000_000;
const SEATS = 2;

export interface AssignmentFlags {
  readonly games: string;
  readonly bot: string;
  readonly seed: string;
  readonly json?: true;
}

interface AssignmentReport {
  readonly bot: string;
  readonly games: number;
  readonly seed: number;
  readonly assignments: readonly {
    readonly assignment: number;
    readonly games: number;
    readonly mean: number;
    readonly stderr: number | null;
    /** From the mean of all scores, as a share. */
    readonly off: number;
  }[];
}

export function assignments(flags: AssignmentFlags): void {
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES);
  const seed = seedFrom(flags.seed);
  const bot = accepted(botNamed(flags.bot));
  const progress = flags.json === true ? SILENT : progressOf(games, 'games');
  /** assignment → final scores. */
  const scores = new Map<number, number[]>();
  for (let i = 0; i < games; i++) {
    const play = { bot, seats: SEATS, options: defaultOptions(game.options), seed: seed + i };
    const [first] = [...selfPlay({ game, heuristics }, play)];
    if (first === undefined) continue;
    const { score = [] } = game.outcome(first.state) ?? {};
    for (const [seat, assignment] of first.state.assignments.entries())
      scores.set(assignment, [...(scores.get(assignment) ?? []), score[seat] ?? 0]);
    progress.at(i + 1);
  }
  progress.stop();
  const report = reportOn(scores, games, flags.bot, seed);
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

function reportOn(
  scores: ReadonlyMap<number, readonly number[]>,
  games: number,
  bot: string,
  seed: number,
): AssignmentReport {
  const overall = mean([...scores.values()].flat());
  return {
    bot,
    games,
    seed,
    assignments: [...scores]
      .sort(([a], [b]) => a - b)
      .map(([assignment, own]) => ({
        assignment,
        games: own.length,
        mean: mean(own),
        stderr: standardError(own),
        off: mean(own) / overall - 1,
      })),
  };
}

function print({ bot, games, assignments: rows }: AssignmentReport): void {
  process.stdout.write(`wildlife: ${games} games of ${bot} against itself\n`);
  printTable(
    ['assignment', 'scores', 'mean', '±', 'off'],
    rows.map(({ assignment, games: count, mean: middle, stderr, off }) => [
      String(assignment),
      String(count),
      middle.toFixed(1),
      stderr?.toFixed(1) ?? '?',
      `${(100 * off).toFixed(1)}%`,
    ]),
  );
}
