/** Walks through games and holds every law against the states on the way. */
import { SeededChance, seededSource } from '../chance.ts';
import { difference, equal, notPlain } from '../equal.ts';
import type { Observer } from '../game.ts';
import { Match } from '../match.ts';
import { decodeRecord, exportRecord, replayRecord } from '../record.ts';
import { legalActions, requiredDecisions } from '../run.ts';
import { determinizeLaw } from './determinize-law.ts';
import { legalLaw } from './legal-law.ts';
import { searchAction } from './player.ts';
import { secretsLaw } from './secrets-law.ts';
import { cloneLaw, isSentence, jsonLaw, orderLaw, outcomeLaw, pendingLaw, textLaw, timeoutLaw } from './state-laws.ts';
import { LAW_IDS, type Law, type LawId, type LawSubject, type Tally, type Violation, type Visit } from './types.ts';
import { type Variant, variantsOf } from './variants.ts';

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
/** Actions kept for trying out elsewhere. */
const POOL_SIZE = 400;
/** One game in so many is played by searching players. */
const SEARCHING_ONE_IN = 4;

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

export function newTally(): Tally {
  const checks = Object.fromEntries(LAW_IDS.map((id) => [id, 0])) as Record<LawId, number>;
  return { checks, perturbed: {}, varied: 0 };
}

export function checkLaws<O, S, A, E, V>(subject: LawSubject<O, S, A, E, V>, plan: LawPlan): LawReport {
  const { game } = subject;
  const cases = variantsOf(game.options).flatMap((variant) => {
    const { min, max } = game.seats(variant.options);
    return Array.from({ length: max - min + 1 }, (_, i) => ({ variant, seats: min + i }));
  });
  const tally = newTally();
  const found = new Map<LawId, Violation>();
  const total = cases.length * plan.games;
  let actions = 0;
  let done = 0;
  for (let round = 0; round < plan.games; round++) {
    for (const { variant, seats } of cases) {
      const seed = plan.seed + round;
      const walk = new Walk(subject, variant, seats, seed, plan.oneStateIn, tally);
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
    seats: game.seats(variantsOf(game.options)[0]?.options as O).min,
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
  private readonly pool: A[] = [];
  private readonly trial: SeededChance;
  private actions = 0;

  constructor(
    subject: LawSubject<O, S, A, E, V>,
    variant: Variant<O>,
    seats: number,
    seed: number,
    oneStateIn: number,
    tally: Tally,
  ) {
    this.subject = subject;
    this.variant = variant;
    this.seats = seats;
    this.seed = seed;
    this.oneStateIn = oneStateIn;
    this.tally = tally;
    this.observers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    this.trial = new SeededChance(seed, seats, 2);
  }

  /** Plays one game; answers how many actions it had. */
  run(): number {
    const { game } = this.subject;
    const match = new Match(
      game,
      { id: `laws-${this.seed}`, seats: this.seats, options: this.variant.options },
      seededSource(this.seed),
    );
    const player = new SeededChance(this.seed, this.seats, 3);
    const searching = player.int(SEARCHING_ONE_IN) === 0;
    const states: S[] = [match.snapshot];
    this.hear(match.setupStep.events, match.snapshot);
    while (match.outcome === undefined && this.violations.length === 0) {
      if (this.actions === LONGEST_GAME) {
        this.violate('ends', `the game has not ended after ${LONGEST_GAME} actions`);
        break;
      }
      const state = match.snapshot;
      const asked = requiredDecisions(match.pending());
      const decision = asked[player.int(Math.max(1, asked.length))];
      const legal = decision === undefined ? [] : legalActions(game, state, decision);
      if (decision === undefined || legal.length === 0) {
        this.hold(state);
        break;
      }
      const action = searching ? searchAction(game, state, decision, player) : (legal[player.int(legal.length)] as A);
      if (this.trial.int(this.oneStateIn) === 0) this.hold(state, { decision, action });
      if (this.violations.length > 0) break;
      const result = match.answer(decision.seat, decision.id, action);
      if (!result.ok) {
        this.violate('legal', `${game.actionKey(action)} is listed and refused (${result.rejection.code})`);
        break;
      }
      for (const step of result.steps) this.hear(step.events, match.snapshot);
      this.keep(legal);
      states.push(match.snapshot);
      this.actions++;
    }
    if (match.outcome !== undefined) {
      this.tally.checks.ends++;
      this.hold(match.snapshot);
      this.replay(match, states);
    }
    return this.actions;
  }

  private keep(actions: readonly A[]): void {
    for (const action of actions) {
      if (this.pool.length < POOL_SIZE) this.pool.push(action);
      else this.pool[this.trial.int(POOL_SIZE)] = action;
    }
  }

  private hold(state: S, next?: Visit<O, S, A, E, V>['next']): void {
    const { subject, seats, observers, pool, trial, tally } = this;
    const pending = subject.game.pending(state);
    const visit = {
      subject,
      state,
      seats,
      observers,
      pending,
      pool,
      chance: trial,
      tally,
      ...(next === undefined ? {} : { next }),
    };
    for (const [id, law] of STATE_LAWS) {
      const message = law(visit);
      if (message !== undefined) this.violate(id, message);
    }
  }

  private hear(events: readonly E[], state: S): void {
    const { game, text } = this.subject;
    for (const event of events) {
      this.tally.checks.json++;
      const path = notPlain(event);
      if (path !== undefined) this.violate('json', `an event is not plain JSON at ${path}`);
      for (const observer of text === undefined ? [] : this.observers) {
        const heard = game.eventFor(event, observer);
        this.tally.checks.text++;
        if (heard !== undefined && text !== undefined && !isSentence(text.event(heard, game.view(state, observer)))) {
          this.violate('text', `an event has no words: ${JSON.stringify(heard)}`);
        }
      }
    }
  }

  private replay(match: Match<O, S, A, E, V>, states: readonly S[]): void {
    const { game } = this.subject;
    this.tally.checks.replay++;
    const record = decodeRecord(game, JSON.parse(JSON.stringify(exportRecord(match))));
    if (!record.ok) return this.violate('replay', `the record cannot be read: ${record.problem}`);
    const replayed = replayRecord(game, record.value, {
      onStep: (step, again) => {
        const here = again.snapshot;
        const there = states[step.entry.number];
        const found = difference(here, there);
        if (found !== undefined)
          return this.violate('replay', `entry ${step.entry.number} replays differently at ${found}`);
        for (const observer of there === undefined ? [] : this.observers) {
          if (!equal(game.view(here, observer), game.view(there as S, observer)))
            this.violate('replay', `a view differs after entry ${step.entry.number}`);
        }
      },
    });
    if (!replayed.ok) this.violate('replay', replayed.problem);
  }

  private violate(law: LawId, message: string): void {
    this.violations.push({
      law,
      message,
      seed: this.seed,
      seats: this.seats,
      options: this.variant.name,
      action: this.actions,
    });
  }
}
