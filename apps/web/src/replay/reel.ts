/**
 * A record that can be watched: what every observer saw after every entry. All entries are played once; after that, any
 * moment is reached from the checkpoint before it.
 */
import {
  type Checkpoint,
  type Entry,
  heard,
  Match,
  type MatchRecord,
  type Observer,
  type Outcome,
  type Question,
  replayRecord,
  ScriptedChance,
  type Seat,
  type Step,
  stepFor,
  type Words,
} from '@shutterbox/kernel';
import type { AnyGame, AnyText } from '../games/bundle.ts';
import type { LogLine } from '../table/match/feed.ts';

/** Entries between checkpoints: few enough to replay quickly. */
const CHECKPOINT_EVERY = 25;
/** Cached moments: a step is needed while it is shown, at its end, and again after a step back. */
const MOMENTS_KEPT = 8;

export type AnyRecord = MatchRecord<unknown, unknown>;

export interface Moment {
  readonly number: number;
  readonly view: unknown;
  readonly pending: readonly (Question & { readonly words: Words })[];
  readonly outcome: Outcome | undefined;
  /** The events of this entry. */
  readonly events: readonly unknown[];
}

export type Developed = { readonly ok: true; readonly reel: Reel } | { readonly ok: false; readonly problem: string };

export class Reel {
  readonly record: AnyRecord;
  private readonly game: AnyGame;
  private readonly text: AnyText;
  private readonly checkpoints: readonly Checkpoint<unknown>[];
  private readonly events: readonly (readonly unknown[])[];
  private readonly moments = new Map<string, Moment>();
  private readonly logs = new Map<Observer, readonly LogLine[]>();

  private constructor(
    game: AnyGame,
    text: AnyText,
    record: AnyRecord,
    checkpoints: readonly Checkpoint<unknown>[],
    events: readonly (readonly unknown[])[],
  ) {
    this.game = game;
    this.text = text;
    this.record = record;
    this.checkpoints = checkpoints;
    this.events = events;
  }

  /** Plays the record once; a record that does not fit the rules is a problem. */
  static develop(game: AnyGame, text: AnyText, record: AnyRecord): Developed {
    const checkpoints: Checkpoint<unknown>[] = [];
    const events: (readonly unknown[])[] = [];
    const onStep = (step: Step<unknown, unknown>, match: AnyMatch): void => {
      events.push(step.events);
      const last = checkpoints.at(-1);
      if (last !== undefined && match.number - last.number < CHECKPOINT_EVERY) return;
      const { checkpoint } = match;
      if (checkpoint !== undefined) checkpoints.push(checkpoint);
    };
    const played = replayRecord(game, record, { onStep });
    if (!played.ok) return { ok: false, problem: `The record does not replay: ${played.problem}` };
    return { ok: true, reel: new Reel(game, text, record, checkpoints, events) };
  }

  /** The number of the last entry. */
  get last(): number {
    return this.record.entries.length - 1;
  }

  /** Returns the same object for the same moment, so that components need not redraw. */
  at(number: number, observer: Observer): Moment {
    const to = Math.max(0, Math.min(this.last, number));
    const key = `${to} ${observer}`;
    const moment = this.moments.get(key) ?? this.momentAt(to, observer);
    this.moments.delete(key);
    this.moments.set(key, moment);
    for (const oldest of this.moments.keys()) {
      if (this.moments.size <= MOMENTS_KEPT) break;
      this.moments.delete(oldest);
    }
    return moment;
  }

  log(observer: Observer): readonly LogLine[] {
    const known = this.logs.get(observer);
    if (known !== undefined) return known;
    const steps: Step<unknown, unknown>[] = [];
    const told: LogLine[] = [];
    const gone = new Set<number>();
    replayRecord(this.game, this.record, {
      onStep: (step, match) => {
        steps.push(step);
        const view = match.view(observer);
        const { kind, seat, takesBack = [], events } = stepFor(this.game, step, observer, (number) => steps[number]);
        for (const number of takesBack) gone.add(number);
        const words = events.map((event) => this.text.event(event, view));
        told.push({ number: step.entry.number, kind, seat, events, words, observer, undone: false });
      },
    });
    const lines = told.map((line) => ({ ...line, undone: gone.has(line.number) }));
    this.logs.set(observer, lines);
    return lines;
  }

  private momentAt(number: number, observer: Observer): Moment {
    const match = this.matchAt(number);
    const view = match.view(observer);
    return {
      number,
      view,
      pending: match.pendingFor(observer).map((each) => ({ ...each, words: this.text.decision(each, view) })),
      outcome: match.outcome,
      events: this.heard(number, observer),
    };
  }

  /** What an observer hears of an entry's events from the first number up to, but not including, the second; only those that are wanted. */
  told(
    number: number,
    [from, to]: readonly [number, number],
    observer: Observer,
    isWanted: (event: unknown) => boolean,
  ): readonly Words[] {
    const { view } = this.at(number, observer);
    const events = heard(this.game, (this.events[number] ?? []).slice(from, to), observer);
    return events.filter(isWanted).map((event) => this.text.event(event, view));
  }

  /** What an answer is called by the seat that is asked, in the moment before an entry. */
  answer(number: number, seat: Seat, action: unknown): Words {
    return this.text.action(action, this.at(number - 1, seat).view);
  }

  private heard(number: number, observer: Observer): readonly unknown[] {
    return heard(this.game, this.events[number] ?? [], observer);
  }

  private matchAt(number: number): AnyMatch {
    const { record } = this;
    const checkpoint = this.checkpoints.findLast((each) => each.number <= number);
    const source = (entry: number) => new ScriptedChance(chanceOf(record.entries[entry]));
    const start = { id: record.match, seats: record.seats, options: record.options };
    const match = new Match(this.game, start, source, checkpoint);
    for (const entry of record.entries.slice(match.number + 1, number + 1)) match.redo(entry);
    return match;
  }
}

type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

function chanceOf(entry: Entry<unknown> | undefined): readonly number[] {
  return entry === undefined || entry.kind === 'undo' ? [] : entry.chance;
}
