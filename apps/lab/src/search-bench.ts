/** What search costs: its iterations per CPU second, and where the time goes. */
import { type Bot, botNamed, type Question } from '@shutterbox/bots';
import { fewestSeats, type GameDefinition, type Heuristics, type Imagination } from '@shutterbox/kernel';
import { cpuWatch } from './cpu.ts';
import type { GameEntry } from './games.ts';
import { accepted } from './input.ts';
import { selfPlay } from './self-play.ts';

/** What search does; the rest is its own bookkeeping, dice and views. */
const PARTS = [
  'guessing',
  'cloning',
  'legal answers',
  'applying answers',
  'policy',
  'candidates',
  'evaluation',
] as const;
type Part = (typeof PARTS)[number];

const ITERATIONS = 200;
const SEED = 1;
const WARM_UP = 0.5;
const CLOCK_READINGS = 10_000;
const CLOCK_TRIES = 10;

export interface SearchSpeed {
  readonly bot: string;
  readonly iterationsPerCpuSecond: number;
  /** Shares of the time; with the rest they are 1. */
  readonly shares: Readonly<Record<Part | 'the rest', number>>;
}

/** A tree's iteration guesses a state and plays it out; a search without one plays copies of each guess out. */
const SEARCHES: readonly { readonly bot: string; readonly iterations: (calls: Counts, asked: number) => number }[] = [
  { bot: `mcts:${ITERATIONS}`, iterations: (calls, asked) => calls.guessing - asked },
  { bot: `halving:${ITERATIONS}`, iterations: (calls) => calls.cloning },
];

type Counts = Record<Part, number>;
type Searched<O, S, A, E, V> = Pick<GameEntry<O, S, A, E, V>, 'game' | 'heuristics'>;

/** With the fewest seats, in games that the policy plays. */
export function searchSpeeds<O, S, A, E, V>(
  entry: Searched<O, S, A, E, V>,
  options: O,
  seconds: number,
): readonly SearchSpeed[] {
  return SEARCHES.map(({ bot: name, iterations }) => {
    const bot = accepted(botNamed(name));
    const run = (limit: number, watch: Watch) => searchFor(entry, options, bot, limit, watch);
    run(seconds * WARM_UP, counting());
    const counted = counting();
    const { cpu, asked } = run(seconds, counted);
    return {
      bot: name,
      iterationsPerCpuSecond: Math.round(iterations(counted.calls, asked) / cpu),
      shares: sharesOf((watch) => run(seconds, watch)),
    };
  });
}

interface Run {
  readonly cpu: number;
  readonly milliseconds: number;
  /** Questions that were searched: a single candidate is not. */
  readonly asked: number;
}

/** Asks the search every question of games that the policy plays, until the CPU time is up. */
function searchFor<O, S, A, E, V>(
  entry: Searched<O, S, A, E, V>,
  options: O,
  bot: Bot,
  seconds: number,
  watch: Watch,
): Run {
  const { game, heuristics } = entry;
  const watched = { game: watchedGame(game, watch), heuristics: watchedHeuristics(heuristics, watch) };
  const seats = fewestSeats(game.seats(options));
  const policy = accepted(botNamed('policy'));
  let [cpu, milliseconds, asked] = [0, 0, 0];
  const ask = (question: Question<O, S, A, E, V>) => {
    const before = watch.calls.guessing;
    const used = cpuWatch();
    const begun = performance.now();
    bot.choose({ ...question, ...watched });
    milliseconds += performance.now() - begun;
    cpu += used();
    if (watch.calls.guessing > before) asked++;
  };
  for (let seed = SEED; cpu < seconds; seed++) {
    for (const { question } of selfPlay(entry, { bot: policy, seats, options, seed })) {
      if (question.legal.length > 1) ask(question);
      if (cpu >= seconds) break;
    }
  }
  return { cpu, milliseconds, asked };
}

/** Around every call that search makes to the game. */
interface Watch {
  readonly calls: Counts;
  around<R>(part: Part, call: () => R): R;
}

function none(): Counts {
  return {
    guessing: 0,
    cloning: 0,
    'legal answers': 0,
    'applying answers': 0,
    policy: 0,
    candidates: 0,
    evaluation: 0,
  };
}

function counting(): Watch {
  const calls = none();
  const around = <R>(part: Part, call: () => R) => {
    calls[part]++;
    return call();
  };
  return { calls, around };
}

function timing(times: Counts): Watch {
  const calls = none();
  const around = <R>(part: Part, call: () => R) => {
    calls[part]++;
    const begun = performance.now();
    const result = call();
    times[part] += performance.now() - begun;
    return result;
  };
  return { calls, around };
}

/** Of the time on the clock, less what reading the clock took. */
function sharesOf(run: (watch: Watch) => Run): SearchSpeed['shares'] {
  const times = none();
  const watch = timing(times);
  const { milliseconds } = run(watch);
  const reading = clockReading();
  const calls = PARTS.reduce((sum, part) => sum + watch.calls[part], 0);
  // A part's time holds one reading of each pair, the rest the other.
  const all = milliseconds - 2 * reading * calls;
  const shares = PARTS.map((part): [Part, number] => [
    part,
    Math.max(0, times[part] - reading * watch.calls[part]) / all,
  ]);
  const known = shares.reduce((sum, [, share]) => sum + share, 0);
  return { ...none(), ...Object.fromEntries(shares), 'the rest': Math.max(0, 1 - known) };
}

/** Milliseconds for one look at the clock, in the quickest of several tries: other programs may interrupt some of them. */
function clockReading(): number {
  const tries = Array.from({ length: CLOCK_TRIES }, () => {
    const begun = performance.now();
    for (let i = 0; i < CLOCK_READINGS; i++) performance.now();
    return (performance.now() - begun) / CLOCK_READINGS;
  });
  return Math.min(...tries);
}

function watchedGame<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  { around }: Watch,
): GameDefinition<O, S, A, E, V> {
  return {
    ...game,
    determinize: (view, seat, chance) => around('guessing', () => game.determinize(view, seat, chance)),
    clone: (state) => around('cloning', () => game.clone(state)),
    legalActions: (state, decision, into) => around('legal answers', () => game.legalActions(state, decision, into)),
    apply: (state, decision, action, cx) => around('applying answers', () => game.apply(state, decision, action, cx)),
  };
}

function watchedHeuristics<S, A>(heuristics: Heuristics<S, A>, watch: Watch): Heuristics<S, A> {
  const { imagine, candidates, glance } = heuristics;
  return {
    ...heuristics,
    evaluate: (state, seat) => watch.around('evaluation', () => heuristics.evaluate(state, seat)),
    playout: watchedPlayout(heuristics.playout, watch),
    ...(candidates === undefined ? {} : { candidates: watchedCandidates(candidates, watch) }),
    ...(glance === undefined
      ? {}
      : {
          glance: {
            playout: watchedPlayout(glance.playout, watch),
            candidates: watchedCandidates(glance.candidates, watch),
          },
        }),
    ...(imagine === undefined
      ? {}
      : { imagine: (effort, chance) => watchedImagination(imagine(effort, chance), watch) }),
  };
}

function watchedPlayout<S, A>(playout: Heuristics<S, A>['playout'], { around }: Watch): Heuristics<S, A>['playout'] {
  return (state, decision, legal, chance) => around('policy', () => playout(state, decision, legal, chance));
}

function watchedImagination<S, A>(imagined: Imagination<S, A>, watch: Watch): Imagination<S, A> {
  const { candidates } = imagined;
  return {
    apply: (state, decision, action, cx) =>
      watch.around('applying answers', () => imagined.apply(state, decision, action, cx)),
    ...(candidates === undefined ? {} : { candidates: watchedCandidates(candidates, watch) }),
  };
}

function watchedCandidates<S, A>(
  candidates: NonNullable<Heuristics<S, A>['candidates']>,
  { around }: Watch,
): NonNullable<Heuristics<S, A>['candidates']> {
  return (state, decision, legal) => around('candidates', () => candidates(state, decision, legal));
}
