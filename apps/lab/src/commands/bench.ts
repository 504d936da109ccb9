/** `bench`: what the rules of a game cost, and what search makes of them. */
import {
  type Chance,
  type Context,
  clear,
  type Decision,
  fewestSeats,
  firstRequired,
  type GameDefinition,
  mostSeats,
  playOut,
  randomPolicy,
  SeededChance,
  searchContext,
} from '@shutterbox/kernel';
import type { Bench } from '@shutterbox/manifest';
import { type AnswerTime, answerTimes } from '../answer-times.ts';
import { type Census, censusOf, censusRows } from '../census.ts';
import { cpuWatch } from '../cpu.ts';
import { GAMES, type GameEntry, gameNamed } from '../games.ts';
import { numberUpTo, type OptionFlags, optionsFrom, wholeNumber } from '../input.ts';
import { type SearchSpeed, searchSpeeds } from '../search-bench.ts';
import { printTable } from '../table.ts';

/** As shares of the time for measuring play. */
const WARM_UP = 0.5;
const CALLS = 0.2;
const MOST_SECONDS = 1000;
const MOST_GAMES = 1000;
/** The number of seats that the speed is promised for. */
const USUAL_SEATS = 4;
/** States on which single calls are measured, one per random game. */
const SAMPLES = 256;
const SAMPLE_SEED = 2;
const NANOSECONDS = 1e9;
/** Reading the clock costs as much as several actions, so it is read only once per this many; otherwise short games would look slow. */
const ACTIONS_A_LOOK = 5000;
/** Dense starts, and how far each is played. */
const DENSE_STARTS = 64;
const DENSE_ACTIONS = 400;

export interface BenchFlags extends OptionFlags {
  readonly seconds: string;
  readonly levels?: string;
  readonly json?: true;
}

interface SpeedOfPlay {
  readonly seats: number;
  readonly actionsPerCpuSecond: number;
}

interface BenchReport extends Costs, Census {
  readonly game: string;
  readonly rules: number;
  readonly play: readonly SpeedOfPlay[];
  /** From a dense start, if the game has one. */
  readonly densePerCpuSecond?: number;
  /** Random play with other options, by name, and what a view costs there. */
  readonly also: Readonly<Record<string, { readonly actionsPerCpuSecond: number; readonly viewNs: number }>>;
  /** The number of seats at which single calls are measured. */
  readonly seats: number;
  readonly search: readonly SearchSpeed[];
  /** With --levels. */
  readonly levels?: readonly AnswerTime[];
}

/** The cost of one call each. */
interface Costs {
  readonly cloneNs: number;
  readonly viewNs: number;
  readonly legalActionsNs: number;
  readonly determinizeNs: number;
  /** The game's own calls, by name. */
  readonly callsNs: Readonly<Record<string, number>>;
  /** Mean length of a state's JSON text. */
  readonly stateBytes: number;
}

/** A state from a random game, and its open question. */
interface Sample<S> {
  readonly state: S;
  readonly decision: Decision;
}

export function bench(ids: readonly string[], flags: BenchFlags): void {
  const games = ids.length === 0 ? GAMES : ids.map((id) => gameNamed(id));
  const seconds = numberUpTo('--seconds', flags.seconds, MOST_SECONDS);
  const whole = flags.levels === undefined ? 0 : wholeNumber('--levels', flags.levels, 1, MOST_GAMES);
  const reports = games.map((game) => game.use((entry) => measure(entry, flags, seconds, whole)));
  if (flags.json === true) process.stdout.write(`${JSON.stringify(reports)}\n`);
  else for (const report of reports) print(report);
}

function measure<O, S, A, E, V>(
  entry: GameEntry<O, S, A, E, V>,
  flags: OptionFlags,
  seconds: number,
  wholeGames: number,
): BenchReport {
  const { game, bench: own = {} } = entry;
  const options = optionsFrom(game, flags);
  const seating = game.seats(options);
  const [min, max] = [fewestSeats(seating), mostSeats(seating)];
  const usual = seating.counts.find((seats) => seats >= USUAL_SEATS) ?? max;
  playFor(game, usual, options, seconds * WARM_UP);
  const play = [...new Set([min, usual, max])].map((seats) => ({
    seats,
    actionsPerCpuSecond: Math.round(playFor(game, seats, options, seconds)),
  }));
  const { dense } = own;
  const asked = flags.preset !== undefined || flags.option !== undefined;
  return {
    game: game.id,
    rules: game.rules,
    play,
    ...(dense === undefined
      ? {}
      : { densePerCpuSecond: Math.round(playDense(game, (seed) => dense(usual, options, seed), seconds)) }),
    also: asked ? {} : alsoPlayed(game, options, own.also ?? {}, seconds),
    seats: usual,
    ...censusOf(game, usual, options, own.turn),
    ...costsOf(game, usual, options, seconds * CALLS, own.calls ?? {}),
    search: searchSpeeds(entry, options, seconds),
    ...(wholeGames === 0 ? {} : { levels: answerTimes(entry, options, wholeGames) }),
  };
}

function alsoPlayed<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  options: O,
  also: NonNullable<Bench<O, S>['also']>,
  seconds: number,
): BenchReport['also'] {
  return Object.fromEntries(
    Object.entries(also).map(([name, changes]) => {
      const changed = { ...options, ...changes };
      const seats = fewestSeats(game.seats(changed));
      playFor(game, seats, changed, seconds * WARM_UP);
      const actionsPerCpuSecond = Math.round(playFor(game, seats, changed, seconds));
      return [name, { actionsPerCpuSecond, viewNs: viewCost(game, seats, changed, seconds * CALLS) }];
    }),
  );
}

function viewCost<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  seats: number,
  options: O,
  seconds: number,
): number {
  const samples = Array.from({ length: SAMPLES }, (_, i) => sampleOf(game, seats, options, SAMPLE_SEED + i));
  return nanoseconds(seconds, () => {
    for (const { state, decision } of samples) game.view(state, decision.seat);
  });
}

function costsOf<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  seats: number,
  options: O,
  seconds: number,
  calls: NonNullable<Bench<O, S>['calls']>,
): Costs {
  const samples = Array.from({ length: SAMPLES }, (_, i) => sampleOf(game, seats, options, SAMPLE_SEED + i));
  const legal: A[] = [];
  const chance = new SeededChance(1);
  const each = (call: (sample: Sample<S>, i: number) => void) => nanoseconds(seconds, () => samples.forEach(call));
  const cloneNs = each(({ state }) => game.clone(state));
  const viewNs = each(({ state, decision }) => game.view(state, decision.seat));
  // Views are kept only now: once much has been kept, V8 puts new objects among its old ones, at ten times the price.
  const views = samples.map(({ state, decision }) => game.view(state, decision.seat));
  return {
    cloneNs,
    viewNs,
    legalActionsNs: each(({ state, decision }) => {
      clear(legal);
      game.legalActions(state, decision, legal);
    }),
    determinizeNs: each(({ decision }, i) => game.determinize(views[i] as V, decision.seat, chance)),
    callsNs: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [name, each(({ state }) => call(state, chance))]),
    ),
    stateBytes: samples.reduce((sum, { state }) => sum + JSON.stringify(state).length, 0) / samples.length,
  };
}

/** Random actions per CPU second. */
function playFor<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  seats: number,
  options: O,
  seconds: number,
): number {
  const chance = new SeededChance(1);
  const cx = searchContext(chance);
  const policy = randomPolicy<S, A>(chance);
  const cpu = cpuWatch();
  let actions = 0;
  while (cpu() < seconds) {
    const look = actions + ACTIONS_A_LOOK;
    while (actions < look) actions += playOut(game, game.setup(seats, options, cx), cx, policy).actions;
  }
  return actions / cpu();
}

/** Random actions per CPU second from dense states, played only as long as they stay dense. */
function playDense<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  start: (chance: Chance) => S,
  seconds: number,
): number {
  const chance = new SeededChance(1);
  const cx = searchContext(chance);
  const starts = Array.from({ length: DENSE_STARTS }, () => start(chance));
  const run = (limit: number) => {
    const cpu = cpuWatch();
    let actions = 0;
    for (let i = 0; cpu() < limit; i++) {
      const look = actions + ACTIONS_A_LOOK;
      while (actions < look)
        actions += playFrom(game, game.clone(starts[i % DENSE_STARTS] as S), cx, chance, DENSE_ACTIONS);
    }
    return actions / cpu();
  };
  run(seconds * WARM_UP);
  return run(seconds);
}

/** Plays at most this many random actions; returns how many. */
function playFrom<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  cx: Context<E>,
  chance: Chance,
  limit: number,
): number {
  const legal: A[] = [];
  for (let done = 0; done < limit; done++) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) return done;
    clear(legal);
    game.legalActions(state, decision, legal);
    game.apply(state, decision, legal[chance.int(legal.length)] as A, cx);
  }
  return limit;
}

/** A state of a random game, each of its states equally likely. It is not a clone: see `costsOf`. */
function sampleOf<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  seats: number,
  options: O,
  seed: number,
): Sample<S> {
  const chance = new SeededChance(seed);
  const cx = searchContext(chance);
  const { actions } = playOut(game, game.setup(seats, options, cx), cx, randomPolicy(chance));
  return stateAfter(game, seats, options, seed, new SeededChance(seed, 1).int(actions));
}

function stateAfter<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  seats: number,
  options: O,
  seed: number,
  actions: number,
): Sample<S> {
  const chance = new SeededChance(seed);
  const cx = searchContext(chance);
  const state = game.setup(seats, options, cx);
  const legal: A[] = [];
  for (let done = 0; ; done++) {
    const decision = firstRequired(game.pending(state));
    if (decision === undefined) throw new Error(`${game.id} is over sooner than it was with the same seed.`);
    if (done === actions) return { state, decision };
    clear(legal);
    game.legalActions(state, decision, legal);
    game.apply(state, decision, legal[chance.int(legal.length)] as A, cx);
  }
}

/** CPU time of one of the calls that a round makes. */
function nanoseconds(seconds: number, round: () => void): number {
  const run = () => {
    const cpu = cpuWatch();
    let rounds = 0;
    for (; cpu() < seconds; rounds++) round();
    return (cpu() * NANOSECONDS) / (rounds * SAMPLES);
  };
  run();
  return Math.round(run());
}

function print(report: BenchReport): void {
  const { game, play, densePerCpuSecond, seats } = report;
  process.stdout.write(`${game}\n`);
  const speeds: (readonly [string, number])[] = play.map((speed) => [
    `${speed.seats} seats`,
    speed.actionsPerCpuSecond,
  ]);
  if (densePerCpuSecond !== undefined) speeds.push(['from a dense start', densePerCpuSecond]);
  for (const [name, { actionsPerCpuSecond }] of Object.entries(report.also)) speeds.push([name, actionsPerCpuSecond]);
  printTable(
    ['random play', 'actions per CPU second'],
    speeds.map(([name, speed]) => [name, speed.toLocaleString('en')]),
  );
  printTable(
    [`at ${seats} seats`, 'each'],
    [
      ['clone', `${report.cloneNs} ns`],
      ['view', `${report.viewNs} ns`],
      ['legal actions', `${report.legalActionsNs} ns`],
      ['determinize', `${report.determinizeNs} ns`],
      ...Object.entries(report.callsNs).map(([name, ns]) => [name, `${ns} ns`] as const),
      ...Object.entries(report.also).map(([name, { viewNs }]) => [`view: ${name}`, `${viewNs} ns`] as const),
      ['state as JSON', `${Math.round(report.stateBytes)} bytes`],
    ],
  );
  printTable(['random games', ''], censusRows(report));
  printSearch(report);
}

function printSearch({ search, levels }: BenchReport): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const parts = Object.keys(search[0]?.shares ?? {}) as readonly (keyof SearchSpeed['shares'])[];
  printTable(
    ['search', ...search.map(({ bot }) => bot)],
    [
      ['iterations per CPU second', ...search.map((speed) => speed.iterationsPerCpuSecond.toLocaleString('en'))],
      ...parts.map((part) => [part, ...search.map(({ shares }) => percent(shares[part]))]),
    ],
  );
  if (levels === undefined) return;
  printTable(
    ['level', 'answers', 'mean CPU ms', 'longest'],
    levels.map((time) => [time.level, String(time.answers), time.meanMs.toFixed(1), time.longestMs.toFixed(0)]),
  );
}
