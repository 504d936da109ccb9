/** `plans`: compares the wildlife bots' expeditions with the exact best ones, and checks whether assignments are fair. */
import { botNamed } from '@shutterbox/bots';
import { defaultOptions, firstRequired, legalActions, SeededChance, searchContext } from '@shutterbox/kernel';
import { game } from '@shutterbox/wildlife';
import { heuristics } from '@shutterbox/wildlife/bot';
import { exactBest, exactValue } from '@shutterbox/wildlife/study';
import { accepted, seedFrom, wholeNumber } from '../input.ts';
import { type Progress, progressOf, SILENT } from '../progress.ts';
import { printTable } from '../table.ts';

const MOST_GAMES = 1_000_000;
const MOST_TOKENS = 30;
const SEATS = 2;

export interface PlanFlags {
  readonly games: string;
  readonly bot: string;
  readonly seed: string;
  readonly tokens: string;
  readonly json?: true;
}

type State = ReturnType<typeof game.setup>;

interface Expedition {
  readonly value: number;
  readonly best: number;
}

interface Gathered {
  readonly expeditions: Expedition[];
  /** How many expeditions have too many tokens for the exact search. */
  leftOut: number;
  /** assignment → final scores. */
  readonly scores: Map<number, number[]>;
}

export function plans(flags: PlanFlags): void {
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES);
  const tokens = wholeNumber('--tokens', flags.tokens, 0, MOST_TOKENS);
  const seed = seedFrom(flags.seed);
  accepted(botNamed(flags.bot));
  const gathered: Gathered = { expeditions: [], leftOut: 0, scores: new Map() };
  const progress: Progress = flags.json === true ? SILENT : progressOf(games, 'games');
  for (let i = 0; i < games; i++) {
    playOne(flags.bot, seed + i, tokens, gathered);
    progress.at(i + 1);
  }
  progress.stop();
  const report = reportOn(gathered, games, flags.bot, seed);
  if (flags.json === true) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
}

function playOne(name: string, seed: number, mostTokens: number, gathered: Gathered): void {
  const bot = accepted(botNamed(name));
  const cx = searchContext(new SeededChance(seed));
  const choices = Array.from({ length: SEATS }, (_, seat) => new SeededChance(seed, 1 + seat));
  const state = game.setup(SEATS, defaultOptions(game.options), cx);
  let start: State | undefined;
  for (;;) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) break;
    const { seat, kind } = decision;
    if (kind === 'dice' && state.habitatDice.every((dice) => dice === 0)) start = game.clone(state);
    if (kind === 'explore' && start !== undefined) {
      measure(start, state, mostTokens, gathered);
      start = undefined;
    }
    const legal = legalActions(game, state, decision);
    const chance = choices[seat] as SeededChance;
    const action = bot.choose({ game, heuristics, seat, decision, legal, view: () => game.view(state, seat), chance });
    game.apply(state, decision, action, cx);
  }
  for (const [seat, assignment] of state.assignments.entries()) {
    const scores = gathered.scores.get(assignment) ?? [];
    scores.push(game.outcome(state)?.score[seat] ?? 0);
    gathered.scores.set(assignment, scores);
  }
}

function measure(start: State, placed: State, mostTokens: number, gathered: Gathered): void {
  if ((start.tokens[start.turn] ?? 0) > mostTokens) {
    gathered.leftOut++;
    return;
  }
  const value = exactValue(placed);
  gathered.expeditions.push({ value, best: exactBest(start, value) });
}

interface PlanReport {
  readonly bot: string;
  readonly games: number;
  readonly seed: number;
  readonly expeditions: number;
  readonly leftOut: number;
  readonly meanValue: number;
  readonly meanBest: number;
  /** How far expeditions fall short of their best, as a mean share. */
  readonly meanLoss: number;
  readonly assignments: readonly {
    readonly assignment: number;
    readonly games: number;
    readonly mean: number;
    /** Null if there is only one score, which says nothing about the spread. */
    readonly stderr: number | null;
    readonly off: number;
  }[];
}

function reportOn({ expeditions, leftOut, scores }: Gathered, games: number, bot: string, seed: number): PlanReport {
  const overall = mean([...scores.values()].flat());
  return {
    bot,
    games,
    seed,
    expeditions: expeditions.length,
    leftOut,
    meanValue: mean(expeditions.map(({ value }) => value)),
    meanBest: mean(expeditions.map(({ best }) => best)),
    meanLoss: mean(expeditions.map(({ value, best }) => (best <= 0 ? 0 : 1 - value / best))),
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

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function standardError(scores: readonly number[]): number | null {
  if (scores.length < 2) return null;
  const squares = scores.reduce((sum, score) => sum + (score - mean(scores)) ** 2, 0);
  return Math.sqrt(squares / (scores.length - 1) / scores.length);
}

function print(report: PlanReport): void {
  const { bot, games, expeditions, leftOut, meanValue, meanBest, meanLoss, assignments } = report;
  process.stdout.write(`wildlife: ${games} games of ${bot} against itself\n`);
  process.stdout.write(
    `${expeditions} expeditions worth ${meanValue.toFixed(2)} prestige, the best possible ones ${meanBest.toFixed(2)}: `,
  );
  process.stdout.write(`mean loss ${percent(meanLoss)} (${leftOut} with more tokens left out)\n`);
  printTable(
    ['assignment', 'scores', 'mean', '±', 'off'],
    assignments.map((row) => [
      String(row.assignment),
      String(row.games),
      row.mean.toFixed(1),
      row.stderr?.toFixed(1) ?? '?',
      percent(row.off),
    ]),
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
