/** What one observer has heard of a match, and how much of it was shown. */
import type { Observer, Seat, Words } from '@shutterbox/kernel';
import type { Moment as FetchedMoment, Update } from '@shutterbox/protocol';

export interface LogLine {
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly kind: 'setup' | 'answer' | 'undo';
  readonly events: readonly unknown[];
  readonly words: readonly Words[];
  /** The observer the words are for. */
  readonly observer: Observer;
  /** Taken back later. */
  readonly undone: boolean;
}

/** The match at a moment, as the observer saw it. */
export interface Moment {
  readonly number: number;
  /** Several steps may arrive at once: the number of the first. */
  readonly from: number;
  readonly view: unknown;
  readonly pending: Update['pending'];
  readonly outcome: Update['outcome'];
}

/** Seats asked at the same time: a seat that is no longer asked has answered. */
export interface Round {
  readonly kind: string;
  readonly asked: readonly Seat[];
}

export interface Feed {
  readonly observer: Observer;
  /** What is shown. */
  readonly now: Update | undefined;
  /** What was shown before it. */
  readonly before: Update | undefined;
  /** Heard, and not shown yet. */
  readonly queue: readonly Update[];
  /** Of what has been shown. */
  readonly log: readonly LogLine[];
  /** Older steps that were not sent. */
  readonly left: number;
  /** By number: what was shown at that time. */
  readonly moments: ReadonlyMap<number, Moment>;
  readonly round: Round | undefined;
}

/** Views kept for looking back: some hundred kilobytes at most. */
const MOST_MOMENTS = 300;

export function emptyFeed(observer: Observer): Feed {
  return {
    observer,
    now: undefined,
    before: undefined,
    queue: [],
    log: [],
    left: 0,
    moments: new Map(),
    round: undefined,
  };
}

/** The newest update, shown or not. */
export function newest({ now, queue }: Feed): Update | undefined {
  return queue.at(-1) ?? now;
}

export function newestNumber(feed: Feed): number {
  return newest(feed)?.number ?? -1;
}

/** After a reconnect some updates may arrive twice. */
export function hear(feed: Feed, update: Update): Feed {
  const known = newestNumber(feed);
  if (update.number < known) return feed;
  const fresh = { ...update, steps: update.steps.filter(({ number }) => number > known) };
  if (update.number > known) return { ...feed, queue: [...feed.queue, fresh] };
  if (feed.queue.length === 0) return { ...feed, now: fresh };
  const last = feed.queue.at(-1);
  return { ...feed, queue: [...feed.queue.slice(0, -1), { ...fresh, steps: last?.steps ?? [] }] };
}

/** Shows the next update. */
export function advance(feed: Feed): Feed {
  const [now, ...queue] = feed.queue;
  if (now === undefined) return feed;
  return {
    ...feed,
    now,
    before: feed.now,
    queue,
    log: [...withUndone(feed.log, now), ...linesOf(now)],
    left: feed.left + now.left,
    moments: withMoment(feed, now),
    round: roundAfter(feed.round, now),
  };
}

/** Shows all but the last few at once. */
export function cut(feed: Feed, but = 0): Feed {
  let shown = feed;
  while (shown.queue.length > but) shown = advance(shown);
  return shown;
}

/** The moment of a log line, if it is in memory; for several steps at once, the last. */
export function momentOf({ moments }: Feed, number: number): Moment | undefined {
  const exact = moments.get(number);
  if (exact !== undefined) return exact;
  for (const moment of moments.values()) if (moment.from <= number && number < moment.number) return moment;
  return undefined;
}

/** A moment that was fetched from the host. */
export function withFetched(feed: Feed, { number, view, pending, outcome }: FetchedMoment): Feed {
  const moments = new Map(feed.moments).set(number, { number, from: number, view, pending, outcome });
  return { ...feed, moments };
}

function linesOf({ steps, observer }: Update): LogLine[] {
  return steps.map(({ number, kind, seat, events, words }) => ({
    number,
    kind,
    seat,
    events,
    words,
    observer,
    undone: false,
  }));
}

function withUndone(log: readonly LogLine[], { steps }: Update): readonly LogLine[] {
  const gone = new Set(steps.flatMap(({ takesBack }) => takesBack ?? []));
  return gone.size === 0 ? log : log.map((line) => (gone.has(line.number) ? { ...line, undone: true } : line));
}

function withMoment({ moments, now }: Feed, { number, view, pending, outcome }: Update): Feed['moments'] {
  const kept = new Map(moments);
  const from = now === undefined ? number : now.number + 1;
  kept.set(number, { number, from, view, pending, outcome });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_MOMENTS) break;
    kept.delete(oldest);
  }
  return kept;
}

function roundAfter(before: Round | undefined, { pending }: Update): Round | undefined {
  const required = pending.filter(({ optional }) => optional !== true);
  const [first] = required;
  if (first === undefined) return undefined;
  const asked = required.map(({ seat }) => seat);
  const goesOn = before?.kind === first.kind && asked.every((seat) => before.asked.includes(seat));
  return goesOn ? before : { kind: first.kind, asked };
}
