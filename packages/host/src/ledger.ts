/**
 * A match as storage has it, and what is written to it. The first writer of a number wins; what another process wrote
 * in the meantime is loaded from storage, which has the truth.
 */
import type { Match, MatchResult, Step } from '@shutterbox/kernel';
import type { Done } from '@shutterbox/protocol';
import { askedAnew, askedNow, deadlineOf, isAskedOf, required } from './asked.ts';
import type { HostedGame } from './games.ts';
import { LiveMatch } from './live-match.ts';
import { Past } from './past.ts';
import { isFull, isPlayedByBot, NOT_STARTED, no, yes } from './seats.ts';
import type { EntryRow, MatchStorage, MatchTail, SeatRow, StoredMatch, Terms } from './storage.ts';
import { refused } from './telling.ts';
import type { Result } from './types.ts';

/** How many of the newest entries stay in memory. Most clients have missed only these. */
const MOST_RECENT = 32;
/** How many lost races for a number until it gives up. Each one means that another process made progress. */
const MOST_RACES = 20;

/** `now`: by the clock of the host. */
export type SeatsChange = (seats: readonly SeatRow[], stored: StoredMatch, now: number) => Result<readonly SeatRow[]>;

/** The match was deleted while someone had its table. */
export class MatchGone extends Error {
  readonly match: string;

  constructor(match: string) {
    super(`Match ${match} is gone.`);
    this.match = match;
  }
}

/** The open questions by the ids that the match gives them. */
function withAsked<O, S, A, E, V>(stored: StoredMatch, match: Match<O, S, A, E, V> | undefined): StoredMatch {
  if (match === undefined || isAskedOf(required(match), stored.tail.asked)) return stored;
  return { ...stored, tail: { ...stored.tail, asked: askedAnew(required(match), stored.tail.asked) } };
}

/** Written out: every answer makes one, and a copy of a copy of a copy is slow. */
function withTail({ head, seats, tableVersion, goes }: StoredMatch, tail: MatchTail): StoredMatch {
  return goes === undefined ? { head, tail, seats, tableVersion } : { head, tail, seats, tableVersion, goes };
}

export class Ledger<O, S, A, E, V> {
  stored: StoredMatch;
  private readonly hosted: HostedGame<O, S, A, E, V>;
  private readonly storage: MatchStorage;
  private readonly now: () => number;
  private live: LiveMatch<O, S, A, E, V> | undefined;
  private recent: EntryRow[] = [];
  private readonly past = new Past<S>();

  constructor(
    hosted: HostedGame<O, S, A, E, V>,
    stored: StoredMatch,
    { storage, now }: { readonly storage: MatchStorage; readonly now: () => number },
  ) {
    this.hosted = hosted;
    this.stored = stored;
    this.storage = storage;
    this.now = now;
  }

  /** Undefined before set-up. */
  get match(): Match<O, S, A, E, V> | undefined {
    return this.live?.match;
  }

  /** Loads what storage has. */
  async load(): Promise<void> {
    const stored = await this.storage.match(this.stored.head.id);
    if (stored === undefined) throw new MatchGone(this.stored.head.id);
    if (stored.tail.number >= 0 && this.live?.match.number !== stored.tail.number) {
      this.recent = [];
      this.live = await LiveMatch.load(this.hosted, stored.head, stored.seats, this.storage);
    }
    this.stored = withAsked(stored, this.live?.match);
  }

  isAt(number: number, tableVersion: number): boolean {
    return this.stored.tail.number === number && this.stored.tableVersion === tableVersion;
  }

  isBehind(number: number, tableVersion: number): boolean {
    return this.stored.tail.number < number || this.stored.tableVersion < tableVersion;
  }

  /** What is in memory may be ahead of storage. */
  forget(): void {
    this.live = undefined;
  }

  /** Every seat is taken, and the match is not set up yet. */
  get isStarting(): boolean {
    return this.stored.tail.status === 'open' && isFull(this.stored.seats);
  }

  async startIfFull(): Promise<void> {
    const { head, seats } = this.stored;
    if (!this.isStarting) return;
    this.live = LiveMatch.start(this.hosted, head, seats);
    if (!(await this.append([this.live.match.setupStep], ''))) await this.load();
  }

  /** Continues the match and writes the result. */
  async write(client: string, play: (match: Match<O, S, A, E, V>) => MatchResult<A, E>): Promise<Result<Done>> {
    for (let race = 0; race < MOST_RACES; race++) {
      const match = this.match;
      if (match === undefined) return NOT_STARTED;
      const result = play(match);
      if (!result.ok) return (await this.doneBefore(client)) ?? refused(this.hosted, result.rejection);
      if (await this.append(result.steps, client))
        return yes({ number: match.number, dropped: result.left.length, left: [...result.left] });
      await this.load();
      const done = await this.doneBefore(client);
      if (done !== undefined) return done;
    }
    return no('match.busy', 'The table is very busy. Please try again.');
  }

  async changeSeats(change: SeatsChange): Promise<Result<readonly SeatRow[]>> {
    for (let race = 0; race < MOST_RACES; race++) {
      const { head, seats, tableVersion } = this.stored;
      const changed = change(seats, this.stored, this.now());
      if (!changed.ok) return changed;
      if (await this.storage.saveSeats(head.id, tableVersion, changed.value)) {
        this.stored = { ...this.stored, seats: changed.value, tableVersion: tableVersion + 1 };
        await this.refreshTail();
        return changed;
      }
      await this.load();
    }
    return no('table.busy', 'The table is very busy. Please try again.');
  }

  async changeTerms(change: (stored: StoredMatch) => Result<Terms>): Promise<Result<Terms>> {
    for (let race = 0; race < MOST_RACES; race++) {
      const { head, tableVersion } = this.stored;
      const terms = change(this.stored);
      if (!terms.ok) return terms;
      if (await this.storage.saveTerms(head.id, tableVersion, terms.value)) {
        this.stored = { ...this.stored, head: { ...head, ...terms.value }, tableVersion: tableVersion + 1 };
        return terms;
      }
      await this.load();
    }
    return no('table.busy', 'The table is very busy. Please try again.');
  }

  async rowsFrom(first: number): Promise<readonly EntryRow[]> {
    return this.recentFrom(first) ?? this.storage.entries(this.stored.head.id, first);
  }

  /** Undefined if some of them are no longer in memory. */
  recentFrom(first: number): readonly EntryRow[] | undefined {
    if (first > this.stored.tail.number) return [];
    const oldest = this.recent[0]?.number;
    return oldest !== undefined && oldest <= first ? this.recent.slice(first - oldest) : undefined;
  }

  /** The match after an existing entry, without all its earlier entries. */
  momentAt(number: number): Promise<Match<O, S, A, E, V>> {
    const { head, seats } = this.stored;
    return LiveMatch.at(this.hosted, head, seats, this.storage, number, this.past);
  }

  /** The same with all its entries. */
  matchAt(number: number): Promise<Match<O, S, A, E, V>> {
    const { head, seats } = this.stored;
    return LiveMatch.at(this.hosted, head, seats, this.storage, number);
  }

  /** A resend, which gets the result of the first time. */
  private async doneBefore(client: string): Promise<Result<Done> | undefined> {
    const known = client === '' ? undefined : await this.storage.entryByClient(this.stored.head.id, client);
    return known === undefined ? undefined : yes({ number: known.number, dropped: 0, left: [] });
  }

  /** False if another process has written that number: then the memory is out of date. */
  private async append(steps: readonly Step<A, E>[], client: string): Promise<boolean> {
    const live = this.live as LiveMatch<O, S, A, E, V>;
    const at = this.now();
    const rows: EntryRow[] = steps.map(({ entry, events }, i) => ({
      number: entry.number,
      entry,
      events,
      client: i === steps.length - 1 ? client : '',
      at,
    }));
    const tail = this.tailAt(live.match, at);
    const checkpoint = live.dueCheckpoint();
    const append = { match: this.stored.head.id, entries: rows, tail };
    const result = await this.storage.append(checkpoint === undefined ? append : { ...append, checkpoint });
    if (result === 'taken') {
      this.forget();
      return false;
    }
    this.stored = withTail(this.stored, tail);
    this.recent.push(...rows);
    if (this.recent.length > 2 * MOST_RECENT) this.recent = this.recent.slice(-MOST_RECENT);
    return true;
  }

  /** Seats decide whom a question waits for, so an append without entries updates the tail. */
  private async refreshTail(): Promise<void> {
    if (this.match === undefined) return;
    const tail = this.tailAt(this.match, this.now());
    const { deadline, botWaits } = this.stored.tail;
    if (tail.deadline === deadline && tail.botWaits === botWaits) return;
    if ((await this.storage.append({ match: this.stored.head.id, entries: [], tail })) === 'written')
      this.stored = withTail(this.stored, tail);
    else await this.load();
  }

  private tailAt(match: Match<O, S, A, E, V>, at: number): MatchTail {
    const { head, seats, tail } = this.stored;
    const asked = askedNow(required(match), seats, tail.asked, at);
    return {
      status: match.outcome === undefined ? 'running' : 'over',
      number: match.number,
      updated: at,
      deadline: deadlineOf(asked, head.pace),
      botWaits: asked.some(({ seat }) => isPlayedByBot(seats[seat] as SeatRow)),
      asked,
    };
  }
}
