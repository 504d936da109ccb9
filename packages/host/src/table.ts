/** A table: a match, its seats and its listeners. Every change goes through one queue. */
import {
  exportRecord,
  type Match,
  type MatchRecord,
  type MatchResult,
  type Observer,
  type Seat,
} from '@shutterbox/kernel';
import type {
  AnswersRequest,
  Brief,
  Done,
  LegalInfo,
  Moment,
  StandingAnswer,
  TableInfo,
  TermsRequest,
  UndoRequest,
  Update,
} from '@shutterbox/protocol';
import { overdueAt, required } from './asked.ts';
import { type Bounds, boundOf } from './bounds.ts';
import { Briefs } from './briefs.ts';
import type { Bus } from './bus.ts';
import { fairnessOf } from './fairness.ts';
import type { HostedGame } from './games.ts';
import { Ledger, type SeatsChange } from './ledger.ts';
import { Queue } from './queue.ts';
import { rematchIdOf } from './rematch.ts';
import { holds, isBack, isPlayedByBot, no, replaced, timedOut, yes } from './seats.ts';
import { standingAnswer } from './standing.ts';
import type { MatchStorage, SeatRow, StoredMatch } from './storage.ts';
import { briefFor, legalInfo, momentFor, oldestNeeded, tableInfo, updateFor } from './telling.ts';
import { newTerms } from './terms.ts';
import type { Author, BotQuestion, Result } from './types.ts';

export interface TablePorts {
  readonly storage: MatchStorage;
  readonly bus: Bus;
  readonly now: () => number;
  /** Before every id: tells the matches of one host from those of another. */
  readonly idPrefix: string;
  readonly bounds: Bounds;
}

/** The most steps sent at once to a player who comes back after a long time. */
const MOST_STEPS = 200;
/** The most standing answers in a row: more would be a loop. */
const MOST_STANDING = 100;

const NOT_STARTED = no('match.notStarted', 'The match has not started yet.');
const NOT_YOURS = no('seat.notYours', 'That seat is not yours.');

export function channelOf(match: string): string {
  return `match:${match}`;
}

/** What there is, without saying it. */
export interface Glance {
  readonly number: number;
  /** Another one: the table is to be told anew. */
  readonly table: string;
  /** As whom the visitor hears of the match. */
  readonly observers: readonly Observer[];
}

/** A table whose game's types nobody outside needs to know. */
export interface Table {
  readonly id: string;
  /** Nothing is in progress and nobody listens: it may leave memory. */
  readonly idle: boolean;
  /** As far as is known here: a bot has something to answer. */
  readonly botWaits: boolean;
  listen(listener: () => void): () => void;
  /** Whether this is how far it is known here. */
  isAt(number: number, tableVersion: number): boolean;
  /** Takes over what is stored, and tells the listeners if there is anything new. */
  catchUp(): Promise<void>;
  info(visitor: string): Promise<TableInfo>;
  /** Whether there is anything to tell a visitor. */
  glance(visitor: string): Promise<Glance>;
  seats(): Promise<readonly SeatRow[]>;
  /** Changes who sits where; starts the match once every seat is taken. */
  changeSeats(change: SeatsChange): Promise<Result<TableInfo>>;
  /** Before the start, by the maker of the table: other options, another pace, listed or not. */
  changeTerms(visitor: string, request: TermsRequest): Promise<Result<TableInfo>>;
  answer(author: Author, request: AnswersRequest): Promise<Result<Done>>;
  undo(author: Author, request: UndoRequest): Promise<Result<Done>>;
  /** The legal answers to one of your questions, optional ones included. */
  legal(visitor: string, seat: Seat, decision: number): Promise<Result<LegalInfo>>;
  /** Keeps standing answers, and gives those that fit what is open now. */
  stand(visitor: string, seat: Seat, answers: readonly StandingAnswer[]): Promise<Result<Done>>;
  /** Undefined before set-up. Of very many steps only the last `most` are told. */
  update(observer: Observer, from: number, most?: number): Promise<Update | undefined>;
  /** The same in brief. `follows`: the listener was told of `from` in brief, too, and has that view. */
  brief(observer: Observer, from: number, follows: boolean): Promise<Brief | undefined>;
  /** The match after an entry, for looking back. */
  moment(observer: Observer, number: number): Promise<Result<Moment>>;
  /** What a bot has to answer, if anything: one question at a time. */
  botQuestion(): Promise<BotQuestion | undefined>;
  /** Answers for every person whose time has run out. */
  timeOut(): Promise<void>;
  record(): Promise<Result<MatchRecord<unknown, unknown>>>;
  /** The id that a rematch of it has, before it is made and after. */
  rematchId(): Promise<string>;
}

export class GameTable<O, S, A, E, V> implements Table {
  readonly id: string;
  private readonly hosted: HostedGame<O, S, A, E, V>;
  private readonly ports: TablePorts;
  private readonly ledger: Ledger<O, S, A, E, V>;
  private readonly queue = new Queue();
  private readonly listeners = new Set<() => void>();
  private readonly briefs = new Briefs();
  private unsubscribe: (() => void) | undefined;
  /** Storage may have more than we know. */
  private stale = true;
  /** The id of the rematch, once there is one. */
  private rematch = '';

  constructor(hosted: HostedGame<O, S, A, E, V>, stored: StoredMatch, ports: TablePorts) {
    this.id = stored.head.id;
    this.hosted = hosted;
    this.ports = ports;
    this.ledger = new Ledger(hosted, stored, ports);
    this.subscribe();
  }

  get idle(): boolean {
    return this.queue.idle && this.listeners.size === 0;
  }

  get botWaits(): boolean {
    return this.ledger.stored.tail.botWaits;
  }

  /** Callers that still have it can go on: it no longer hears news, so it asks storage every time. */
  close(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }

  listen(listener: () => void): () => void {
    this.subscribe();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.briefs.clear();
    };
  }

  isAt(number: number, tableVersion: number): boolean {
    return this.ledger.isAt(number, tableVersion);
  }

  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      await this.isAhead();
    });
  }

  info(visitor: string): Promise<TableInfo> {
    return this.inTurn(async () => tableInfo(this.ledger.stored, visitor, this.rematch, this.ports.now()));
  }

  glance(visitor: string): Promise<Glance> {
    return this.inTurn(async () => {
      const { tail, tableVersion, seats } = this.ledger.stored;
      const own = visitor === '' ? [] : seats.map(({ seat }) => seat).filter((seat) => holds(seats, visitor, seat));
      return {
        number: tail.number,
        table: `${tableVersion} ${tail.status} ${tail.deadline} ${this.rematch}`,
        observers: own.length === 0 ? ['spectator'] : own,
      };
    });
  }

  seats(): Promise<readonly SeatRow[]> {
    return this.inTurn(async () => this.ledger.stored.seats);
  }

  changeSeats(change: SeatsChange): Promise<Result<TableInfo>> {
    return this.onTruth(async () => {
      const changed = await this.ledger.changeSeats(change);
      if (!changed.ok) return changed;
      await this.ledger.startIfFull();
      await this.settle();
      this.announce();
      return yes(tableInfo(this.ledger.stored, '', this.rematch, this.ports.now()));
    });
  }

  changeTerms(visitor: string, request: TermsRequest): Promise<Result<TableInfo>> {
    return this.onTruth(async () => {
      const changed = await this.ledger.changeTerms((stored) => newTerms(this.hosted.game, stored, visitor, request));
      if (!changed.ok) return changed;
      this.announce();
      return yes(tableInfo(this.ledger.stored, visitor, this.rematch, this.ports.now()));
    });
  }

  answer(author: Author, { client, seat, decision, actions }: AnswersRequest): Promise<Result<Done>> {
    const decoded = actions.map((action) => this.hosted.game.decodeAction(action));
    return this.act(author, seat, client, decision, (match) => {
      const known = decoded.filter((action) => action !== undefined);
      return known.length === actions.length
        ? match.batch(seat, decision, known)
        : { ok: false, rejection: { code: 'match.unknownAction' }, at: decoded.indexOf(undefined) };
    });
  }

  undo(author: Author, { client, seat, count }: UndoRequest): Promise<Result<Done>> {
    return this.act(author, seat, client, 'undo', (match) => match.undo(seat, count));
  }

  legal(visitor: string, seat: Seat, decision: number): Promise<Result<LegalInfo>> {
    return this.onTruth(async () => {
      const { match, stored } = this.ledger;
      if (match === undefined) return NOT_STARTED;
      if (!holds(stored.seats, visitor, seat)) return NOT_YOURS;
      return match.pending().some((open) => open.seat === seat && open.id === decision)
        ? yes(legalInfo(this.hosted, match, seat, decision))
        : no('match.stale', 'That question is no longer open.');
    });
  }

  stand(visitor: string, seat: Seat, answers: readonly StandingAnswer[]): Promise<Result<Done>> {
    return this.onTruth(async () => {
      const changed = await this.ledger.changeSeats((seats) => {
        const row = seats[seat];
        if (row === undefined || !holds(seats, visitor, seat)) return NOT_YOURS;
        return yes(replaced(seats, { ...row, standing: answers }));
      });
      if (!changed.ok) return changed;
      await this.settle();
      this.announce();
      return yes({ number: this.ledger.stored.tail.number, dropped: 0, left: [] });
    });
  }

  update(observer: Observer, from: number, most = MOST_STEPS): Promise<Update | undefined> {
    return this.inTurn(async () => {
      const { match } = this.ledger;
      if (match === undefined) return undefined;
      const { rows, first, left } = await this.since(match.number, from, most);
      return updateFor(this.hosted, match, observer, rows, first, left);
    });
  }

  brief(observer: Observer, from: number, follows: boolean): Promise<Brief | undefined> {
    return this.inTurn(async () => {
      const { match } = this.ledger;
      if (match === undefined) return undefined;
      const known = this.briefs.find(observer, from, match.number, follows);
      if (known !== undefined) return known;
      const { rows, first, left } = await this.since(match.number, from, MOST_STEPS);
      const brief = briefFor(this.hosted, match, observer, rows, first, left);
      return this.briefs.add(brief, match.view(observer), from, follows);
    });
  }

  moment(observer: Observer, number: number): Promise<Result<Moment>> {
    return this.inTurn(async () => {
      if (this.ledger.match === undefined) return NOT_STARTED;
      if (number > this.ledger.match.number) return no('match.noMoment', 'The match has not got that far yet.');
      return yes(momentFor(this.hosted, await this.ledger.momentAt(number), observer));
    });
  }

  botQuestion(): Promise<BotQuestion | undefined> {
    return this.inTurn(async () => {
      const { match, stored } = this.ledger;
      if (match === undefined) return undefined;
      const decision = required(match).find(({ seat }) => isPlayedByBot(stored.seats[seat] as SeatRow));
      if (decision === undefined) return undefined;
      const { seat, id } = decision;
      const { level } = stored.seats[seat] as SeatRow;
      const { host, game } = stored.head;
      const legal = match.legal(seat, id);
      const written = this.writtenFor(match.number + 1, legal);
      const question = { game, host, seat, decision, level, view: match.view(seat), legal };
      return written === undefined ? question : { ...question, written };
    });
  }

  timeOut(): Promise<void> {
    return this.inTurn(async () => {
      const { tail, head } = this.ledger.stored;
      for (const { seat, id } of overdueAt(tail.asked, head.pace, this.ports.now())) {
        const written = await this.ledger.write('', (match) => {
          const action = match.timeoutAction(seat, id);
          return action === undefined
            ? { ok: false, rejection: { code: 'match.stale' }, at: 0 }
            : match.answer(seat, id, action);
        });
        // The player may have answered in time through another process.
        if (!written.ok) continue;
        await this.ledger.changeSeats((seats) => yes(replaced(seats, timedOut(seats[seat] as SeatRow))));
      }
      await this.settle();
      this.announce();
    });
  }

  record(): Promise<Result<MatchRecord<unknown, unknown>>> {
    return this.onTruth(async () => {
      const { match, stored } = this.ledger;
      if (match?.outcome === undefined) return no('match.running', 'You can get the record when the match is over.');
      const { head, seats } = stored;
      // The match in memory may have been resumed, and stored entries may have ids of an older version: both play it whole.
      const record = exportRecord(await this.ledger.matchAt(match.number), {
        names: seats.map(({ name }) => name),
        ...(head.arranged === undefined
          ? { fairness: { ...fairnessOf(head, seats), secret: head.secret } }
          : { arranged: true as const }),
      });
      return yes(record);
    });
  }

  rematchId(): Promise<string> {
    return this.inTurn(async () => rematchIdOf(this.ledger.stored.head, this.ports.idPrefix));
  }

  /** The rows that tell what came after `from`; of very many only the last `most` are told, from `first` on. */
  private async since(number: number, from: number, most: number) {
    const first = Math.max(from + 1, 0, number - most + 1);
    const rows = await this.ledger.rowsFrom(first);
    const oldest = oldestNeeded(rows);
    const needed = oldest < first ? await this.ledger.rowsFrom(oldest) : rows;
    return { rows: needed, first, left: Math.max(0, first - from - 1) };
  }

  /** A player who leaves the lesson's path may make its next step impossible. */
  private writtenFor(entry: number, legal: readonly A[]): A | undefined {
    const { game } = this.hosted;
    const written = game.decodeAction(this.ledger.stored.head.arranged?.bots[entry]);
    return written && legal.find((action) => game.actionKey(action) === game.actionKey(written));
  }

  /** Runs when what came before is done, on what storage has. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      try {
        if (this.stale || this.unsubscribe === undefined) await this.load();
        // The process may have died between the last seat and the set-up.
        await this.ledger.startIfFull();
        return await work();
      } catch (error) {
        // What is in memory may be ahead of storage now: the next one in the queue loads again.
        this.ledger.forget();
        this.stale = true;
        throw error;
      }
    });
  }

  /** Queued, too; a refused operation is tried again if another process has moved on in the meantime. */
  private onTruth<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.inTurn(async () => {
      const result = await work();
      return result.ok || !(await this.isAhead()) ? result : work();
    });
  }

  /** Whether storage was ahead of us; it is not any more. */
  private async isAhead(): Promise<boolean> {
    const { tail, tableVersion } = this.ledger.stored;
    await this.load();
    if (this.ledger.isAt(tail.number, tableVersion)) return false;
    this.tell();
    return true;
  }

  private async load(): Promise<void> {
    this.stale = false;
    await this.ledger.load();
    const { head, tail } = this.ledger.stored;
    if (tail.status !== 'over' || this.rematch !== '') return;
    const id = rematchIdOf(head, this.ports.idPrefix);
    if ((await this.ports.storage.match(id)) !== undefined) this.rematch = id;
  }

  private subscribe(): void {
    if (this.unsubscribe !== undefined) return;
    this.unsubscribe = this.ports.bus.subscribe(channelOf(this.id), this.hear);
    this.stale = true;
  }

  /** Another process has written something. */
  private readonly hear = (): void => {
    this.stale = true;
    this.tell();
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private announce(): void {
    this.tell();
    this.ports.bus.publish(channelOf(this.id), this.hear);
  }

  private act(
    author: Author,
    seat: Seat,
    client: string,
    wanted: number | 'undo',
    play: (match: Match<O, S, A, E, V>) => MatchResult<A, E>,
  ): Promise<Result<Done>> {
    return this.onTruth(async () => {
      const { match, stored } = this.ledger;
      if (match === undefined) return NOT_STARTED;
      if (author !== 'server' && !holds(stored.seats, author.visitor, seat)) return NOT_YOURS;
      const bound = author === 'server' ? undefined : boundOf(match, seat, wanted, this.ports.bounds);
      if (bound !== undefined) return bound;
      const before = stored.tail.number;
      // Two seats may both count their answers from one: each has names of its own.
      const done = await this.ledger.write(client === '' ? '' : `${seat}.${client}`, play);
      if (!done.ok) return done;
      if (author !== 'server') await this.welcomeBack(seat);
      await this.settle();
      if (this.ledger.stored.tail.number !== before) this.announce();
      return done;
    });
  }

  private async welcomeBack(seat: Seat): Promise<void> {
    const row = this.ledger.stored.seats[seat] as SeatRow;
    if (isBack(row) === row) return;
    await this.ledger.changeSeats((seats) => yes(replaced(seats, isBack(seats[seat] as SeatRow))));
  }

  /** Gives standing answers until a player has to decide. They are ordinary entries that nobody can tell from others. */
  private async settle(): Promise<void> {
    for (let i = 0; i < MOST_STANDING && this.ledger.match !== undefined; i++) {
      const due = standingAnswer(this.hosted, this.ledger.match, this.ledger.stored.seats);
      if (due === undefined) return;
      const done = await this.ledger.write('', (match) => match.answer(due.seat, due.decision, due.action));
      if (!done.ok) return;
    }
  }
}
