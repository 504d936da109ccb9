/**
 * Series of games between bots, cut into batches for the threads. Game i of a series is the same game whatever batch and
 * thread plays it:
 *
 * - Its bots are the listed ones, repeated to fill the sides and shifted by i sides: over as many games as there are sides
 *   every bot plays each side. If no seats play together, every seat is a side.
 * - Its seed is that of the series plus the number of whole rotations before it, so that one rotation plays one deal. A rotation
 *   ends before a seating repeats: bots that use no chance would play the same game again.
 * - Its chance (set-up and rules) is stream 0 of the seed; seat s uses stream 1 + s, a new one for each game of a
 *   rotation.
 */
import { analyse, placeOf } from '@shutterbox/analysis';
import { type Bot, botNamed } from '@shutterbox/bots';
import {
  type Chance,
  type Context,
  clear,
  type Decision,
  decodeOptions,
  exportRecord,
  firstRequired,
  Match,
  type MatchRecord,
  type Outcome,
  SeededChance,
  type Side,
  searchContext,
  sideCount,
  victoryOf,
} from '@shutterbox/kernel';
import type { GameEntry } from './games.ts';
import { simMatchId, writeSimRecord } from './sim-record.ts';

export interface Series {
  /** The game's id. */
  readonly game: string;
  readonly options: unknown;
  /** The side of each seat. */
  readonly sides: readonly Side[];
  /** As listed: at least one, at most one per side. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** Games that share a deal. */
  readonly rotation: number;
  /** A folder for records. */
  readonly record?: string;
  /** The luck of every game is counted, with this many results drawn again; the game must know its luck. */
  readonly redraws?: number;
}

export interface Batch extends Series {
  readonly from: number;
  readonly count: number;
}

/** The value of a victory in a row: divisible by up to 12 winners, so that sums are exact. */
export const VICTORY = 27_720;

/** A row of results: actions, then each bot's share of the victory, its score (the mean of its seats), its luck if that is counted, and each side's share of the victory. */
export function rowLength(bots: number, sides: number): number {
  return sideColumn(bots) + sides;
}

/** Where a row has the first side's share of the victory. */
export function sideColumn(bots: number): number {
  return 1 + 3 * bots;
}

/** Where a row has the luck of its first bot: in parts of a victory, with that of the others after it. */
export function luckColumn(bots: number): number {
  return 1 + 2 * bots;
}

/** How many games until the same bots play the same sides again. */
export function seatings(bots: readonly string[], sides: number): number {
  const names = Array.from({ length: sides }, (_, side) => bots[side % bots.length]);
  const isSame = (moved: number) => names.every((name, side) => name === names[(side + moved) % sides]);
  let moved = 1;
  while (!isSame(moved)) moved++;
  return moved;
}

/** Which listed bot is in each seat of a game. */
export function seated({ sides, bots }: Pick<Series, 'sides' | 'bots'>, game: number): readonly number[] {
  const count = sideCount(sides);
  return sides.map((side) => ((side + game) % count) % bots.length);
}

interface Player {
  readonly name: string;
  /** Undefined for random choice, which needs no question. */
  readonly bot: Bot | undefined;
  readonly chance: Chance;
}

/** Plays a batch; returns one row per game, in order. */
export function playBatch<O, S, A, E, V>(entry: GameEntry<O, S, A, E, V>, batch: Batch): Float64Array {
  const decoded = decodeOptions(entry.game.options, batch.options);
  if (!decoded.ok) throw new Error(decoded.problem);
  const bots = batch.bots.map(playerOf);
  const width = rowLength(bots.length, sideCount(batch.sides));
  const rows = new Float64Array(batch.count * width);
  const play = batch.record === undefined && batch.redraws === undefined ? playGame : playRecorded;
  for (let i = 0; i < batch.count; i++) {
    const { actions, outcome, luck } = play(entry, batch, batch.from + i, decoded.value, bots);
    writeRow(rows, i * width, batch, batch.from + i, actions, outcome);
    if (luck !== undefined) writeLuck(rows, i * width + luckColumn(bots.length), batch, batch.from + i, luck);
  }
  return rows;
}

function playerOf(name: string): Bot | undefined {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.problem);
  return name === 'random' ? undefined : bot.value;
}

function writeRow(
  rows: Float64Array,
  at: number,
  series: Series,
  game: number,
  actions: number,
  outcome: Outcome,
): void {
  const { bots } = series;
  const held = bots.map(() => 0);
  rows[at] = actions;
  for (const [seat, bot] of seated(series, game).entries()) {
    held[bot] = (held[bot] as number) + 1;
    rows[at + 1 + bot] =
      (rows[at + 1 + bot] as number) + (VICTORY * victoryOf(outcome, seat)) / winnersOf(outcome, seat);
    rows[at + 1 + bots.length + bot] = (rows[at + 1 + bots.length + bot] as number) + (outcome.score[seat] as number);
  }
  for (const [bot, count] of held.entries())
    rows[at + 1 + bots.length + bot] = (rows[at + 1 + bots.length + bot] as number) / count;
  writeSides(rows, at + sideColumn(bots.length), sideCount(series.sides), outcome);
}

/** By the sides as they were at the end: bids and secret choices may have changed them. */
function writeSides(rows: Float64Array, at: number, sides: number, outcome: Outcome): void {
  for (const seat of outcome.rank.keys()) {
    const side = outcome.side?.[seat] ?? seat;
    if (side >= sides) continue;
    rows[at + side] = (rows[at + side] as number) + (VICTORY * victoryOf(outcome, seat)) / winnersOf(outcome, seat);
  }
}

/** Once for every side, for the bot that plays it. */
function writeLuck(rows: Float64Array, at: number, series: Series, game: number, luck: SideLuck): void {
  for (const [seat, bot] of seated(series, game).entries()) {
    if (luck.sides.indexOf(luck.sides[seat] as Side) !== seat) continue;
    rows[at + bot] = (rows[at + bot] as number) + (luck.luck[placeOf(seat, luck.sides)] as number);
  }
}

/** How many seats share a seat's victory: those of its side that rank first. */
function winnersOf({ rank, side }: Outcome, seat: number): number {
  return side === undefined
    ? 1
    : side.filter((each, other) => each === side[seat] && rank[other] === rank[seat]).length;
}

/** By side, with the side of each seat. */
interface SideLuck {
  readonly luck: readonly number[];
  readonly sides: readonly Side[];
}

interface Played {
  readonly actions: number;
  readonly outcome: Outcome;
  readonly luck?: SideLuck;
}

function seedOf({ seed, rotation }: Series, game: number): number {
  return seed + Math.floor(game / rotation);
}

function playersOf(series: Series, game: number, bots: readonly (Bot | undefined)[]): Player[] {
  return seated(series, game).map((listed, seat) => ({
    name: series.bots[listed] as string,
    bot: bots[listed],
    chance: new SeededChance(seedOf(series, game), 1 + seat, game % series.rotation),
  }));
}

function playGame<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  series: Series,
  game: number,
  options: O,
  bots: readonly (Bot | undefined)[],
): Played {
  const cx = searchContext(new SeededChance(seedOf(series, game)));
  const state = entry.game.setup(series.sides.length, options, cx);
  return playToEnd(entry, state, cx, playersOf(series, game, bots));
}

function playRecorded<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  series: Series,
  game: number,
  options: O,
  bots: readonly (Bot | undefined)[],
): Played {
  const record = recordedGame(entry, series, game, options, bots);
  if (series.record !== undefined) writeSimRecord(series.record, record);
  const played = { actions: record.entries.length - 1, outcome: record.outcome as Outcome };
  return series.redraws === undefined ? played : { ...played, luck: luckOf(entry, series, game, record) };
}

/** Game i of a series as a record. */
export function recordedGame<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  series: Series,
  game: number,
  options: O,
  bots: readonly (Bot | undefined)[] = series.bots.map(playerOf),
): MatchRecord<O, A> {
  const chance = new SeededChance(seedOf(series, game));
  const { sides, seed } = series;
  const seats = sides.length;
  const match = new Match(entry.game, { id: simMatchId(entry.game.id, seed, game), seats, options }, () => chance);
  const players = playersOf(series, game, bots);
  for (
    let question = firstRequired(match.pending());
    question !== undefined;
    question = firstRequired(match.pending())
  ) {
    const player = players[question.seat] as Player;
    const legal = match.legal(question.seat, question.id);
    match.answer(question.seat, question.id, chosenBy(entry, player, question, legal, match.snapshot));
  }
  return exportRecord(match, { names: players.map(({ name }) => name) });
}

function luckOf<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  series: Series,
  game: number,
  record: MatchRecord<O, A>,
): SideLuck {
  const analysed = analyse(entry, { record, seed: seedOf(series, game), redraws: series.redraws ?? 0 });
  if (!analysed.ok) throw new Error(analysed.problem);
  return analysed.value;
}

/** As fast as the kernel's `playOut`, because random play is measured through this. */
function playToEnd<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  state: S,
  cx: Context<E>,
  players: readonly Player[],
): Played {
  const { game } = entry;
  const legal: A[] = [];
  let actions = 0;
  for (;;) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) break;
    clear(legal);
    game.legalActions(state, decision, legal);
    game.apply(state, decision, chosenBy(entry, players[decision.seat] as Player, decision, legal, state), cx);
    actions++;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id} asks nothing, and yet it is not over.`);
  return { actions, outcome };
}

function chosenBy<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  { bot, chance }: Player,
  decision: Decision,
  legal: readonly A[],
  state: S,
): A {
  return bot === undefined
    ? (legal[chance.int(legal.length)] as A)
    : ask(entry, bot, { decision, legal, chance, state });
}

/** Outside the loop, where a closure would cost an allocation for every random action. */
function ask<O, S, A, E, V>(
  { game, heuristics }: GameEntry<O, S, A, E, V>,
  bot: Bot,
  { decision, legal, chance, state }: { decision: Decision; legal: readonly A[]; chance: Chance; state: S },
): A {
  const { seat } = decision;
  return bot.choose({ game, heuristics, seat, decision, legal, view: () => game.view(state, seat), chance });
}
