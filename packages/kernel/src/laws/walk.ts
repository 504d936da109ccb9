/** Walks through games and holds every law against the states on the way. */
import { SeededChance, seededSource } from '../chance.ts';
import type { Step } from '../entry.ts';
import { difference, equal, notPlain } from '../equal.ts';
import type { Observer, Question } from '../game.ts';
import { Match } from '../match.ts';
import { sameQuestion } from '../questions.ts';
import { decodeRecord, exportRecord, replayRecord } from '../record.ts';
import { requiredDecisions } from '../run.ts';
import { fewestSeats } from '../seating.ts';
import { determinizeLaw } from './determinize-law.ts';
import { legalLaw } from './legal-law.ts';
import { searchAction } from './player.ts';
import { anyOfType, Pool } from './pool.ts';
import { secretsLaw, setupProblem } from './secrets-law.ts';
import { cloneLaw, jsonLaw, orderLaw, outcomeLaw, pendingLaw, timeoutLaw } from './state-laws.ts';
import { LAW_IDS, type Law, type LawId, type LawSubject, type Tally, type Violation, type Visit } from './types.ts';
import { type Variant, variantsOf } from './variants.ts';
import { textLaw, wordsProblem } from './words-law.ts';

const STATE_LAWS: readonly (readonly [LawId, Law])[] = [
  ['pending', pendingLaw],
  ['clone', cloneLaw],
  ['json', jsonLaw],
  ['legal', legalLaw],
  ['timeout', timeoutLaw],
  ['outcome', outcomeLaw],
  ['order', orderLaw],
  ['determinize', determinizeLaw],
  ['secrets', secretsLaw],
  ['text', textLaw],
];

/** A game this long has a rule missing that ends it. */
const LONGEST_GAME = 100_000;
/** One game in so many is played by searching players. */
const SEARCHING_ONE_IN = 4;
/** One step in so many answers an optional question, if any is open; one in so many takes something back. */
const OPTIONAL_ONE_IN = 4;
const UNDO_ONE_IN = 12;

export interface LawPlan {
  readonly seed: number;
  /** Games for each option set and number of seats. */
  readonly games: number;
  /** The share of states at which the laws are held: 1 = all, 4 = every fourth at random. */
  readonly oneStateIn: number;
  readonly onGame?: (done: number, of: number) => void;
}

export interface LawReport {
  readonly games: number;
  readonly actions: number;
  readonly tally: Tally;
  /** The first of each law. */
  readonly violations: readonly Violation[];
}

function newTally(): Tally {
  const checks = Object.fromEntries(LAW_IDS.map((id) => [id, 0])) as Record<LawId, number>;
  return { checks, perturbed: {}, varied: 0 };
}

export function checkLaws<O, S, A, E, V>(subject: LawSubject<O, S, A, E, V>, plan: LawPlan): LawReport {
  const { game } = subject;
  const cases = variantsOf(game.options).flatMap((variant) =>
    game.seats(variant.options).counts.map((seats) => ({ variant, seats })),
  );
  const tally = newTally();
  const found = new Map<LawId, Violation>();
  const total = cases.length * plan.games;
  let actions = 0;
  let done = 0;
  for (let round = 0; round < plan.games; round++) {
    // One a round, not one for all: a round played again by its seed has the same actions to try.
    const pool = new Pool<A>();
    for (const { variant, seats } of cases) {
      const walk = new Walk(subject, variant, seats, plan.seed + round, plan.oneStateIn, pool, tally);
      actions += walk.run();
      for (const violation of walk.violations) if (!found.has(violation.law)) found.set(violation.law, violation);
      plan.onGame?.(++done, total);
    }
  }
  for (const violation of vacuities(subject, plan, tally))
    if (!found.has(violation.law)) found.set(violation.law, violation);
  return { games: total, actions, tally, violations: [...found.values()] };
}

/** A secret that was never perturbed, or a guess that never varied, proves nothing. */
function vacuities<O, S, A, E, V>(
  { game, secrets }: LawSubject<O, S, A, E, V>,
  plan: LawPlan,
  tally: Tally,
): Violation[] {
  const at = {
    seed: plan.seed,
    seats: fewestSeats(game.seats(variantsOf(game.options)[0]?.options as O)),
    options: 'all',
    action: 0,
  };
  const idle = secrets
    .filter(({ rule }) => tally.perturbed[rule] === undefined)
    .map(({ rule }) => ({
      ...at,
      law: 'secrets' as const,
      message: `${rule} was never perturbed: its perturb changes nothing`,
    }));
  const stiff = secrets.length > idle.length && tally.varied === 0;
  return stiff
    ? [...idle, { ...at, law: 'determinize', message: 'there are secrets, and yet every guess is the truth' }]
    : idle;
}

class Walk<O, S, A, E, V> {
  readonly violations: Violation[] = [];
  private readonly subject: LawSubject<O, S, A, E, V>;
  private readonly variant: Variant<O>;
  private readonly seats: number;
  private readonly seed: number;
  private readonly oneStateIn: number;
  private readonly tally: Tally;
  private readonly observers: readonly Observer[];
  private readonly pool: Pool<A>;
  /** The laws' own chance, and the players'. */
  private readonly trial: SeededChance;
  private readonly player: SeededChance;
  private readonly searching: boolean;
  /** The state after each entry. */
  private readonly states: S[] = [];
  private actions = 0;

  constructor(
    subject: LawSubject<O, S, A, E, V>,
    variant: Variant<O>,
    seats: number,
    seed: number,
    oneStateIn: number,
    pool: Pool<A>,
    tally: Tally,
  ) {
    this.subject = subject;
    this.variant = variant;
    this.seats = seats;
    this.seed = seed;
    this.oneStateIn = oneStateIn;
    this.pool = pool;
    this.tally = tally;
    this.observers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    this.trial = new SeededChance(seed, seats, 2);
    this.player = new SeededChance(seed, seats, 3);
    this.searching = this.player.int(SEARCHING_ONE_IN) === 0;
  }

  /** Plays one game; answers how many actions it had. */
  run(): number {
    try {
      this.play();
    } catch (error) {
      // A law reports what a game does wrong, and a throw with its seed is a report too.
      this.violate('throws', error instanceof Error ? error.message : String(error));
    }
    return this.actions;
  }

  private play(): void {
    const { game } = this.subject;
    const start = { id: `laws-${this.seed}`, seats: this.seats, options: this.variant.options };
    const match = new Match(game, start, seededSource(this.seed));
    this.hear(match.setupStep, match);
    const leak = setupProblem(this.subject, this.seats, this.variant.options, this.observers, this.trial);
    if (leak !== undefined) this.violate('secrets', leak);
    while (match.outcome === undefined) {
      if (this.actions === LONGEST_GAME) this.violate('ends', `the game has not ended after ${LONGEST_GAME} actions`);
      else if (this.player.int(UNDO_ONE_IN) === 0) this.takeBack(match);
      if (this.violations.length > 0 || !this.step(match)) return;
    }
    this.tally.checks.ends++;
    this.hold(match.snapshot);
    this.replay(match);
  }

  /** One answer; false when the game has come to a wrong end. */
  private step(match: Match<O, S, A, E, V>): boolean {
    const { game } = this.subject;
    const { player } = this;
    const state = match.snapshot;
    const decision = this.choose(match);
    const legal = decision === undefined ? [] : match.legal(decision.seat, decision.id);
    if (decision === undefined || legal.length === 0) {
      this.hold(state);
      return false;
    }
    const own = game.pending(state).find((open) => sameQuestion(open, decision));
    const searched = this.searching && decision.optional !== true && own !== undefined;
    const action = searched ? searchAction(game, state, own, player) : anyOfType(legal, player);
    if (own !== undefined && this.trial.int(this.oneStateIn) === 0)
      this.hold(match.snapshot, { decision: own, action });
    if (this.violations.length > 0) return false;
    this.tally.checks.throws++;
    const result = match.answer(decision.seat, decision.id, action);
    if (!result.ok) {
      this.violate('legal', `${game.actionKey(action)} is listed and refused (${result.rejection.code})`);
      return false;
    }
    for (const step of result.steps) this.hear(step, match);
    this.pool.keep(legal, this.trial);
    this.actions++;
    return true;
  }

  private choose(match: Match<O, S, A, E, V>): Question | undefined {
    const pending = match.pending();
    const required = requiredDecisions(pending);
    const optional = pending.filter(
      ({ optional: free, seat, id }) => free === true && match.legal(seat, id).length > 0,
    );
    const asked = optional.length > 0 && this.player.int(OPTIONAL_ONE_IN) === 0 ? optional : required;
    return asked[this.player.int(Math.max(1, asked.length))];
  }

  private takeBack(match: Match<O, S, A, E, V>): void {
    const seat = this.player.int(this.seats);
    const { entries } = match.undoable(seat);
    if (entries.length === 0) return;
    const result = match.undo(seat, 1 + this.player.int(entries.length));
    if (result.ok) for (const step of result.steps) this.hear(step, match);
  }

  private hold(state: S, next?: Visit<O, S, A, E, V>['next']): void {
    const { subject, seats, observers, pool, trial, tally } = this;
    const pending = subject.game.pending(state);
    const visit = { subject, state, seats, observers, pending, pool: pool.actions, chance: trial, tally };
    const before = JSON.stringify(state);
    for (const [id, law] of STATE_LAWS) {
      const message = law(next === undefined ? visit : { ...visit, next });
      if (message !== undefined) this.violate(id, message);
    }
    if (JSON.stringify(state) !== before)
      this.violate('legal', `looking at a state changed the state at ${difference(JSON.parse(before), state)}`);
  }

  /** Keeps the state after an entry, and looks at what is told of it. */
  private hear({ events }: Step<A, E>, match: Match<O, S, A, E, V>): void {
    const { game, text } = this.subject;
    this.states.push(match.snapshot);
    for (const event of events) {
      this.tally.checks.json++;
      const path = notPlain(event);
      if (path !== undefined) this.violate('json', `an event is not plain JSON at ${path}`);
      for (const observer of text === undefined ? [] : this.observers) {
        const heard = game.eventFor(event, observer);
        this.tally.checks.text++;
        if (heard === undefined || text === undefined) continue;
        const problem = wordsProblem(text.event(heard, match.view(observer)), observer, this.seats);
        if (problem !== undefined) this.violate('text', `an event ${problem} (${JSON.stringify(heard)})`);
      }
    }
  }

  private replay(match: Match<O, S, A, E, V>): void {
    const { game } = this.subject;
    this.tally.checks.replay++;
    const record = decodeRecord(game, JSON.parse(JSON.stringify(exportRecord(match))));
    if (!record.ok) return this.violate('replay', `the record cannot be read: ${record.problem}`);
    const replayed = replayRecord(game, record.value, {
      onStep: (step, again) => {
        const here = again.snapshot;
        const there = this.states[step.entry.number] as S;
        const found = difference(here, there);
        if (found !== undefined)
          return this.violate('replay', `entry ${step.entry.number} replays differently at ${found}`);
        for (const observer of this.observers) {
          if (!equal(game.view(here, observer), game.view(there, observer))) {
            this.violate('replay', `a view differs after entry ${step.entry.number}`);
          }
        }
      },
    });
    if (!replayed.ok) this.violate('replay', replayed.problem);
  }

  private violate(law: LawId, message: string): void {
    const { seed, seats, actions } = this;
    this.violations.push({ law, message, seed, seats, options: this.variant.name, action: actions });
  }
}
