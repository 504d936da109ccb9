/** `bench`: what the rules of a game cost. */
import {
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
import { cpuWatch } from '../cpu.ts';
import { GAMES, type GameEntry, gameNamed } from '../games.ts';
import { numberUpTo, type OptionFlags, optionsFrom } from '../input.ts';
import { printTable } from '../table.ts';

/** Shares of the time for measuring play. */
const WARM_UP = 0.5;
const CALLS = 0.2;
const MOST_SECONDS = 1000;
/** The number of seats that the speed is promised for. */
const USUAL_SEATS = 4;
/** States that the single calls are measured on, one a random game. */
const SAMPLES = 256;
const SAMPLE_SEED = 2;
const NANOSECONDS = 1e9;
/** Reading the clock costs as much as several actions: it is read once in so many, or short games would look slow. */
const ACTIONS_A_LOOK = 5000;

export interface BenchFlags extends OptionFlags {
  readonly seconds: string;
  readonly json?: true;
}

interface SpeedOfPlay {
  readonly seats: number;
  readonly actionsPerCpuSecond: number;
}

interface BenchReport extends Costs {
  readonly game: string;
  readonly rules: number;
  readonly play: readonly SpeedOfPlay[];
  /** The single calls are measured at so many seats. */
  readonly seats: number;
}

/** Of one call each. */
interface Costs {
  readonly cloneNs: number;
  readonly viewNs: number;
  readonly legalActionsNs: number;
  readonly determinizeNs: number;
  /** Mean length of a state's JSON text. */
  readonly stateBytes: number;
}

/** A state on the way of a random game, and the question that it asks. */
interface Sample<S> {
  readonly state: S;
  readonly decision: Decision;
}

export function bench(ids: readonly string[], flags: BenchFlags): void {
  const games = ids.length === 0 ? GAMES : ids.map((id) => gameNamed(id));
  const seconds = numberUpTo('--seconds', flags.seconds, MOST_SECONDS);
  const reports = games.map((game) => game.use((entry) => measure(entry, flags, seconds)));
  if (flags.json === true) process.stdout.write(`${JSON.stringify(reports)}\n`);
  else for (const report of reports) print(report);
}

function measure<O, S, A, E, V>({ game }: GameEntry<O, S, A, E, V>, flags: OptionFlags, seconds: number): BenchReport {
  const options = optionsFrom(game, flags);
  const seating = game.seats(options);
  const [min, max] = [fewestSeats(seating), mostSeats(seating)];
  const usual = seating.counts.find((seats) => seats >= USUAL_SEATS) ?? max;
  playFor(game, usual, options, seconds * WARM_UP);
  const play = [...new Set([min, usual, max])].map((seats) => ({
    seats,
    actionsPerCpuSecond: Math.round(playFor(game, seats, options, seconds)),
  }));
  return { game: game.id, rules: game.rules, play, seats: usual, ...costsOf(game, usual, options, seconds * CALLS) };
}

function costsOf<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  seats: number,
  options: O,
  seconds: number,
): Costs {
  const samples = Array.from({ length: SAMPLES }, (_, i) => sampleOf(game, seats, options, SAMPLE_SEED + i));
  const legal: A[] = [];
  const chance = new SeededChance(1);
  const each = (call: (sample: Sample<S>, i: number) => void) => nanoseconds(seconds, () => samples.forEach(call));
  const cloneNs = each(({ state }) => game.clone(state));
  const viewNs = each(({ state, decision }) => game.view(state, decision.seat));
  // Views are kept only now: V8 puts what is made where much was kept among its old objects, at ten times the price.
  const views = samples.map(({ state, decision }) => game.view(state, decision.seat));
  return {
    cloneNs,
    viewNs,
    legalActionsNs: each(({ state, decision }) => {
      clear(legal);
      game.legalActions(state, decision, legal);
    }),
    determinizeNs: each(({ decision }, i) => game.determinize(views[i] as V, decision.seat, chance)),
    stateBytes: samples.reduce((sum, { state }) => sum + JSON.stringify(state).length, 0) / samples.length,
  };
}

/** Random actions a CPU second. */
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

/** Some state of a random game, all of its states alike likely. It is no clone: see `costsOf`. */
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

function print({ game, play, seats, ...costs }: BenchReport): void {
  process.stdout.write(`${game}\n`);
  printTable(
    ['random play', 'actions a CPU second'],
    play.map((speed) => [`${speed.seats} seats`, speed.actionsPerCpuSecond.toLocaleString('en')]),
  );
  printTable(
    [`at ${seats} seats`, 'each'],
    [
      ['clone', `${costs.cloneNs} ns`],
      ['view', `${costs.viewNs} ns`],
      ['legal actions', `${costs.legalActionsNs} ns`],
      ['determinize', `${costs.determinizeNs} ns`],
      ['state as JSON', `${Math.round(costs.stateBytes)} bytes`],
    ],
  );
}
