/** Walks through games and checks every law on the states along the way. */
import { SeededChance, seededSource } from '../chance.ts';
import type { Step } from '../entry.ts';
import { difference, equal, notPlain } from '../equal.ts';
import type { Observer, Question } from '../game.ts';
import { Match } from '../match.ts';
import { sameQuestion } from '../questions.ts';
import { decodeRecord, exportRecord } from '../record.ts';
import { replayRecord } from '../rerun.ts';
import { requiredDecisions } from '../run.ts';
import { sealedLaw, unseenLaw } from './answers-law.ts';
import { determinizeLaw } from './determinize-law.ts';
import { lateLaw } from './late-law.ts';
import { legalLaw } from './legal-law.ts';
import { searchAction } from './player.ts';
import { anyOfType, type Pool } from './pool.ts';
import { secretsLaw } from './secrets-law.ts';
import { setupProblem } from './setup-law.ts';
import { cloneLaw, jsonLaw, orderLaw, outcomeLaw, pendingLaw, timeoutLaw } from './state-laws.ts';
import type { Law, LawId, LawSubject, Tally, Violation, Visit } from './types.ts';
import type { TableCase } from './variants.ts';
import { textLaw, wordsProblem } from './words-law.ts';

const STATE_LAWS: readonly (readonly [LawId, Law])[] = [
  ['pending', pendingLaw],
  ['clone', cloneLaw],
  ['json', jsonLaw],
  ['legal', legalLaw],
  ['timeout', timeoutLaw],
  ['outcome', outcomeLaw],
  ['order', orderLaw],
  ['late', lateLaw],
  ['determinize', determinizeLaw],
  ['secrets', secretsLaw],
  ['sealed', sealedLaw],
  ['unseen', unseenLaw],
  ['text', textLaw],
];

/** A game this long lacks a rule that ends it. */
const LONGEST_GAME = 100_000;
/** One game in this many is played by searching players. */
const SEARCHING_ONE_IN = 4;
/** One step in this many answers an optional question, if any is open; one in this many undoes something. */
const OPTIONAL_ONE_IN = 4;
const UNDO_ONE_IN = 12;
/** The first states of a game are always checked: secret choices are often made there. */
const OPENING = 3;

/** One game to be walked through, and what is kept over all of them. */
export interface Trip<O, S, A, E, V> {
  readonly subject: LawSubject<O, S, A, E, V>;
  readonly table: TableCase<O>;
  readonly seed: number;
  /** One state in this many is checked. */
  readonly oneStateIn: number;
  readonly guessesACheck: number;
  readonly searched: number;
  readonly pool: Pool<A>;
  readonly tally: Tally;
  readonly now: () => number;
}

export class Walk<O, S, A, E, V> {
  readonly violations: Violation[] = [];
  /** By observer: the events heard last that belong together. */
  private readonly heard = new Map<Observer, readonly E[]>();
  private readonly trip: Trip<O, S, A, E, V>;
  private readonly observers: readonly Observer[];
  /** The laws' own chance, and the players'. */
  private readonly trial: SeededChance;
  private readonly player: SeededChance;
  private readonly searching: boolean;
  /** By the number of its entry: one state in so many, for the replay. */
  private readonly states = new Map<number, S>();
  private actions = 0;

  constructor(trip: Trip<O, S, A, E, V>) {
    const { seed, table } = trip;
    this.trip = trip;
    this.observers = [...Array.from({ length: table.seats }, (_, seat) => seat), 'spectator'];
    this.trial = new SeededChance(seed, table.seats, 2);
    this.player = new SeededChance(seed, table.seats, 3);
    this.searching = this.player.int(SEARCHING_ONE_IN) === 0;
  }

  /** Plays one game; returns how many actions it had. */
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
    const { game } = this.trip.subject;
    const start = { id: `laws-${this.trip.seed}`, seats: this.trip.table.seats, options: this.trip.table.options };
    const match = new Match(game, start, seededSource(this.trip.seed));
    this.hear(match.setupStep, match);
    const leak = setupProblem(
      this.trip.subject,
      this.trip.table.seats,
      this.trip.table.options,
      this.observers,
      this.trial,
    );
    if (leak !== undefined) this.violate('secrets', leak);
    while (match.outcome === undefined) {
      if (this.actions === LONGEST_GAME) this.violate('ends', `the game has not ended after ${LONGEST_GAME} actions`);
      else if (this.player.int(UNDO_ONE_IN) === 0) this.takeBack(match);
      if (this.violations.length > 0 || !this.step(match)) return;
    }
    this.trip.tally.checks.ends++;
    this.hold(match.snapshot);
    this.states.set(match.number, match.snapshot);
    const since = this.trip.now();
    this.replay(match);
    this.trip.tally.time.replay += this.trip.now() - since;
  }

  /** One answer; false when the game has come to a wrong end. */
  private step(match: Match<O, S, A, E, V>): boolean {
    const { game } = this.trip.subject;
    const { player } = this;
    const state = match.snapshot;
    const decision = this.choose(match);
    const legal = decision === undefined ? [] : match.legal(decision.seat, decision.id);
    if (decision === undefined || legal.length === 0) {
      this.hold(state);
      return false;
    }
    const own = game.pending(state).find((open) => sameQuestion(open, decision));
    const searched =
      this.searching && this.actions < this.trip.searched && decision.optional !== true && own !== undefined;
    const action = searched ? searchAction(game, state, own, player) : anyOfType(legal, player);
    const isLookedAt = this.actions < OPENING || this.trial.int(this.trip.oneStateIn) === 0;
    if (own !== undefined && isLookedAt) this.hold(match.snapshot, { decision: own, action });
    if (this.violations.length > 0) return false;
    this.trip.tally.checks.throws++;
    const result = match.answer(decision.seat, decision.id, action);
    if (!result.ok) {
      this.violate('legal', `${game.actionKey(action)} is listed and refused (${result.rejection.code})`);
      return false;
    }
    for (const step of result.steps) this.hear(step, match);
    this.trip.pool.keep(legal, this.trial);
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
    const seat = this.player.int(this.trip.table.seats);
    const { entries } = match.undoable(seat);
    if (entries.length === 0) return;
    const result = match.undo(seat, 1 + this.player.int(entries.length));
    if (result.ok) for (const step of result.steps) this.hear(step, match);
  }

  private hold(state: S, next?: Visit<O, S, A, E, V>['next']): void {
    const { observers, trial, trip } = this;
    const { subject, pool, tally, now, guessesACheck } = trip;
    const pending = subject.game.pending(state);
    const { seats } = trip.table;
    const visit = {
      subject,
      state,
      seats,
      observers,
      pending,
      pool: pool.actions,
      chance: trial,
      tally,
      guessesACheck,
    };
    const before = JSON.stringify(state);
    for (const [id, law] of STATE_LAWS) {
      const since = now();
      const message = law(next === undefined ? visit : { ...visit, next });
      tally.time[id] += now() - since;
      if (message !== undefined) this.violate(id, message);
    }
    if (JSON.stringify(state) !== before)
      this.violate('legal', `looking at a state changed the state at ${difference(JSON.parse(before), state)}`);
  }

  /** Keeps the state after some entries, and checks what is told about each. */
  private hear({ entry, events }: Step<A, E>, match: Match<O, S, A, E, V>): void {
    const { game, text } = this.trip.subject;
    if (entry.number % this.trip.oneStateIn === 0) this.states.set(entry.number, match.snapshot);
    for (const event of events) {
      this.trip.tally.checks.json++;
      const path = notPlain(event);
      if (path !== undefined) this.violate('json', `an event is not plain JSON at ${path}`);
      for (const observer of text === undefined ? [] : this.observers) {
        const heard = game.eventFor(event, observer);
        this.trip.tally.checks.text++;
        if (heard === undefined || text === undefined) continue;
        const problem = wordsProblem(text.event(heard, match.view(observer)), observer, this.trip.table.seats);
        if (problem !== undefined) this.violate('text', `an event ${problem} (${JSON.stringify(heard)})`);
        this.hearNote(heard, observer, match);
      }
    }
  }

  /** An event that continues another is told in one sentence with it. */
  private hearNote(heard: E, observer: Observer, match: Match<O, S, A, E, V>): void {
    const { joins, note } = this.trip.subject.text ?? {};
    const before = this.heard.get(observer) ?? [];
    const last = before.at(-1);
    const goesOn = last !== undefined && joins?.(last, heard) === true;
    const run = goesOn ? [...before, heard] : [heard];
    this.heard.set(observer, run);
    if (!goesOn) return;
    if (note === undefined) return this.violate('text', 'events join, and there is no note for them');
    const problem = wordsProblem(note(run, match.view(observer)), observer, this.trip.table.seats);
    if (problem !== undefined) this.violate('text', `a note ${problem} (${JSON.stringify(run)})`);
  }

  private replay(match: Match<O, S, A, E, V>): void {
    const { game } = this.trip.subject;
    this.trip.tally.checks.replay++;
    const record = decodeRecord(game, JSON.parse(JSON.stringify(exportRecord(match))));
    if (!record.ok) return this.violate('replay', `the record cannot be read: ${record.problem}`);
    const replayed = replayRecord(game, record.value, {
      onStep: (step, again) => {
        const there = this.states.get(step.entry.number);
        if (there === undefined) return;
        const here = again.snapshot;
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
    const { seed, table } = this.trip;
    const { seats, name: options } = table;
    this.violations.push({ law, message, seed, seats, options, action: this.actions });
  }
}
