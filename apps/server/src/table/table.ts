/**
 * A table: a match, its seats, and whoever listens. Everything done to it goes through one queue; an entry is durable before
 * anyone hears of it; what another process wrote meanwhile is taken over from storage, which alone is the truth.
 */
import {
  commitmentTo,
  type Decision,
  type Entry,
  exportRecord,
  type Match,
  type MatchRecord,
  type MatchResult,
  matchRefusalText,
  type Observer,
  type Rejection,
  type Seat,
  type Step,
  type UndoStop,
} from '@shutterbox/kernel';
import type { Bus } from '../bus/bus.ts';
import type { HostedGame } from '../games.ts';
import type { EntryRow, MatchTail, SeatRow, Storage, StoredMatch } from '../storage/storage.ts';
import { LiveMatch, noncesOf } from './live-match.ts';
import { Queue } from './queue.ts';
import { holds, isBack, isFull, isPlayedByBot, no, replaced, standingOf, timedOut, yes } from './seats.ts';
import type {
  AnswerRequest,
  Author,
  BotQuestion,
  Done,
  LegalInfo,
  Result,
  SeatInfo,
  StandingAnswer,
  StepInfo,
  TableInfo,
  UndoRequest,
  Update,
} from './types.ts';

export interface TablePorts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly now: () => number;
}

/** Steps told at once to somebody who comes back after a long time. */
const MOST_STEPS = 200;
const MOST_RECENT = 32;
/** Races for one number that are tried again before giving up: each lost one means that somebody else got on. */
const MOST_RACES = 20;
/** Standing answers in a row without anybody being asked: more would be a loop. */
const MOST_STANDING = 100;

export function channelOf(match: string): string {
  return `match:${match}`;
}

/** A table whose game's types nobody outside needs to know. */
export interface Table {
  readonly id: string;
  /** Nothing is under way and nobody listens: it may be forgotten. */
  readonly idle: boolean;
  listen(listener: () => void): () => void;
  /** Whether this is how far it is known here. */
  isAt(number: number, tableVersion: number): boolean;
  /** Takes over what is stored, and tells whoever listens if it is more than was known. */
  catchUp(): Promise<void>;
  info(visitor: string): Promise<TableInfo>;
  seats(): Promise<readonly SeatRow[]>;
  changeSeats(
    change: (seats: readonly SeatRow[], stored: StoredMatch) => Result<readonly SeatRow[]>,
  ): Promise<Result<TableInfo>>;
  answer(author: Author, request: AnswerRequest): Promise<Result<Done>>;
  undo(author: Author, request: UndoRequest): Promise<Result<Done>>;
  legal(visitor: string, seat: Seat, decision: number): Promise<Result<LegalInfo>>;
  stand(visitor: string, seat: Seat, answers: readonly StandingAnswer[]): Promise<Result<Done>>;
  update(observer: Observer, from: number): Promise<Update | undefined>;
  botQuestion(): Promise<BotQuestion | undefined>;
  timeOut(): Promise<void>;
  record(): Promise<Result<MatchRecord<unknown, unknown>>>;
}

export class GameTable<O, S, A, E, V> implements Table {
  readonly id: string;
  private readonly hosted: HostedGame<O, S, A, E, V>;
  private readonly ports: TablePorts;
  private readonly queue = new Queue();
  private readonly listeners = new Set<() => void>();
  private readonly unsubscribe: () => void;
  private stored: StoredMatch;
  private live: LiveMatch<O, S, A, E, V> | undefined;
  /** Storage may have more than we know. */
  private stale = true;
  /** The newest entries, one after the other: most who ask lack only these. */
  private recent: EntryRow[] = [];
  /** Since when each required question of a person is open, by `seat:id`. */
  private opened = new Map<string, number>();

  constructor(hosted: HostedGame<O, S, A, E, V>, stored: StoredMatch, ports: TablePorts) {
    this.id = stored.head.id;
    this.hosted = hosted;
    this.stored = stored;
    this.ports = ports;
    this.unsubscribe = ports.bus.subscribe(channelOf(this.id), this.hear);
  }

  get idle(): boolean {
    return this.queue.idle && this.listeners.size === 0;
  }

  close(): void {
    this.unsubscribe();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  isAt(number: number, tableVersion: number): boolean {
    return this.stored.tail.number === number && this.stored.tableVersion === tableVersion;
  }

  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      await this.isAhead();
    });
  }

  info(visitor: string): Promise<TableInfo> {
    return this.inTurn(async () => this.infoFor(visitor));
  }

  seats(): Promise<readonly SeatRow[]> {
    return this.inTurn(async () => this.stored.seats);
  }

  /** Changes who sits where; starts the match once every seat is taken. */
  changeSeats(
    change: (seats: readonly SeatRow[], stored: StoredMatch) => Result<readonly SeatRow[]>,
  ): Promise<Result<TableInfo>> {
    return this.onTruth(async () => {
      const changed = await this.writeSeats(change);
      if (!changed.ok) return changed;
      await this.startIfFull();
      await this.settle();
      this.announce();
      return yes(this.infoFor(''));
    });
  }

  answer(author: Author, { client, seat, decision, actions }: AnswerRequest): Promise<Result<Done>> {
    const decoded = actions.map((action) => this.hosted.game.decodeAction(action));
    return this.act(author, seat, client, (match) => {
      const known = decoded.filter((action) => action !== undefined);
      return known.length === actions.length
        ? match.batch(seat, decision, known)
        : { ok: false, rejection: { code: 'match.unknownAction' }, at: decoded.indexOf(undefined) };
    });
  }

  undo(author: Author, { client, seat, count }: UndoRequest): Promise<Result<Done>> {
    return this.act(author, seat, client, (match) => match.undo(seat, count));
  }

  /** The answers to a question of one's own, optional ones too. */
  legal(visitor: string, seat: Seat, decision: number): Promise<Result<LegalInfo>> {
    return this.onTruth(async () => {
      if (this.live === undefined) return no('match.notStarted', 'The match has not started yet.');
      if (!holds(this.stored.seats, visitor, seat)) return no('seat.notYours', 'That seat is not yours.');
      return yes(this.legalInfo(this.live.match, seat, decision));
    });
  }

  /** Keeps standing answers, and gives those that fit what is open now. */
  stand(visitor: string, seat: Seat, answers: readonly StandingAnswer[]): Promise<Result<Done>> {
    return this.onTruth(async () => {
      const changed = await this.writeSeats((seats) => {
        const row = seats[seat];
        if (row === undefined || !holds(seats, visitor, seat)) return no('seat.notYours', 'That seat is not yours.');
        return yes(replaced(seats, { ...row, standing: answers }));
      });
      if (!changed.ok) return changed;
      await this.settle();
      this.announce();
      return yes({ number: this.stored.tail.number, dropped: 0 });
    });
  }

  update(observer: Observer, from: number): Promise<Update | undefined> {
    return this.inTurn(async () =>
      this.live === undefined ? undefined : this.updateFor(this.live.match, observer, from),
    );
  }

  /** What a bot has to answer, if anything: one question at a time. */
  botQuestion(): Promise<BotQuestion | undefined> {
    return this.inTurn(async () => {
      if (this.live === undefined) return undefined;
      const { match } = this.live;
      const decision = required(match).find(({ seat }) => isPlayedByBot(this.stored.seats[seat] as SeatRow));
      if (decision === undefined) return undefined;
      const { seat, id } = decision;
      const { level } = this.stored.seats[seat] as SeatRow;
      return { game: this.hosted.game.id, seat, decision, level, view: match.view(seat), legal: match.legal(seat, id) };
    });
  }

  /** Answers for every person whose time has run out. */
  timeOut(): Promise<void> {
    return this.inTurn(async () => {
      for (const decision of this.overdue()) {
        const { seat, id } = decision;
        const changed = await this.writeSeats((seats) => yes(replaced(seats, timedOut(seats[seat] as SeatRow))));
        if (!changed.ok) continue;
        await this.write('', (match) => {
          const action = match.timeoutAction(seat, id);
          return action === undefined
            ? { ok: false, rejection: { code: 'match.stale' }, at: 0 }
            : match.answer(seat, id, action);
        });
      }
      await this.settle();
      this.announce();
    });
  }

  record(): Promise<Result<MatchRecord<unknown, unknown>>> {
    return this.onTruth(async () => {
      const { head, tail, seats } = this.stored;
      const outcome = this.live?.match.outcome;
      if (this.live === undefined || tail.status !== 'over' || outcome === undefined) {
        return no('match.running', 'The record can be had when the match is over.');
      }
      const rows = await this.ports.storage.entries(this.id, 0);
      const record = exportRecord(this.live.match, {
        names: seats.map(({ name }) => name),
        fairness: { commitment: commitmentTo(head.secret), nonces: noncesOf(seats), secret: head.secret },
      });
      return yes({ ...record, entries: rows.map(({ entry }) => entry as Entry<unknown>) });
    });
  }

  /** Runs when what came before is done, on what storage has. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      try {
        if (this.stale) await this.load();
        // Somebody may have died between the last seat and the set-up.
        await this.startIfFull();
        return await work();
      } catch (error) {
        // What is in memory may be ahead of storage now: the next one in the queue loads anew.
        this.live = undefined;
        this.stale = true;
        throw error;
      }
    });
  }

  /** In turn, too; what is refused is tried once more where another process has gone on, whose news we lack. */
  private onTruth<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.inTurn(async () => {
      const result = await work();
      return result.ok || !(await this.isAhead()) ? result : work();
    });
  }

  /** Whether storage was ahead of us; it is not any more. */
  private async isAhead(): Promise<boolean> {
    const { tail, tableVersion } = this.stored;
    await this.load();
    if (this.isAt(tail.number, tableVersion)) return false;
    this.tell();
    return true;
  }

  private async load(): Promise<void> {
    const { storage } = this.ports;
    this.stale = false;
    const stored = await storage.match(this.id);
    if (stored === undefined) throw new Error(`Match ${this.id} is gone.`);
    if (stored.tail.number >= 0 && (this.live === undefined || this.live.match.number !== stored.tail.number)) {
      this.recent = [];
      this.live = await LiveMatch.load(this.hosted, stored.head, stored.seats, storage);
    }
    this.stored = stored;
    this.noteQuestions(stored.tail.updated);
  }

  /** Somebody else has written something. */
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

  private async act(
    author: Author,
    seat: Seat,
    client: string,
    play: (match: Match<O, S, A, E, V>) => MatchResult<A, E>,
  ): Promise<Result<Done>> {
    return this.onTruth(async () => {
      if (this.live === undefined) return no('match.notStarted', 'The match has not started yet.');
      if (author !== 'server' && !holds(this.stored.seats, author.visitor, seat)) {
        return no('seat.notYours', 'That seat is not yours.');
      }
      const before = this.stored.tail.number;
      const done = await this.write(client, play);
      if (!done.ok) return done;
      if (author !== 'server') await this.welcomeBack(seat);
      await this.settle();
      if (this.stored.tail.number !== before) this.announce();
      return done;
    });
  }

  private async welcomeBack(seat: Seat): Promise<void> {
    const row = this.stored.seats[seat] as SeatRow;
    if (isBack(row) !== row) await this.writeSeats((seats) => yes(replaced(seats, isBack(seats[seat] as SeatRow))));
  }

  /** Plays on a match and writes what came of it; whoever is first at a number has it. */
  private async write(client: string, play: (match: Match<O, S, A, E, V>) => MatchResult<A, E>): Promise<Result<Done>> {
    for (let race = 0; race < MOST_RACES; race++) {
      const live = this.live as LiveMatch<O, S, A, E, V>;
      const result = play(live.match);
      if (!result.ok) return (await this.doneBefore(client)) ?? this.refused(result.rejection);
      if (await this.append(result.steps, client)) return yes({ number: live.match.number, dropped: result.dropped });
      await this.load();
      const done = await this.doneBefore(client);
      if (done !== undefined) return done;
    }
    return no('match.busy', 'The table is very busy; please try again.');
  }

  /** A resend, which is told what came of it the first time. */
  private async doneBefore(client: string): Promise<Result<Done> | undefined> {
    const known = client === '' ? undefined : await this.ports.storage.entryByClient(this.id, client);
    return known === undefined ? undefined : yes({ number: known.number, dropped: 0 });
  }

  /** False where somebody else has written that number: what is in memory is wrong then. */
  private async append(steps: readonly Step<A, E>[], client: string): Promise<boolean> {
    const live = this.live as LiveMatch<O, S, A, E, V>;
    const at = this.ports.now();
    const rows: EntryRow[] = steps.map(({ entry, events }, i) => ({
      number: entry.number,
      entry,
      events,
      client: i === steps.length - 1 ? client : '',
      at,
    }));
    this.noteQuestions(at);
    const tail = this.tailAt(at);
    const checkpoint = live.dueCheckpoint();
    const append = { match: this.id, entries: rows, tail };
    const result = await this.ports.storage.append(checkpoint === undefined ? append : { ...append, checkpoint });
    if (result === 'taken') {
      this.live = undefined;
      return false;
    }
    this.stored = { ...this.stored, tail };
    this.recent.push(...rows);
    if (this.recent.length > 2 * MOST_RECENT) this.recent = this.recent.slice(-MOST_RECENT);
    return true;
  }

  private tailAt(at: number): MatchTail {
    const { match } = this.live as LiveMatch<O, S, A, E, V>;
    const asked = required(match);
    const { pace } = this.stored.head;
    const deadlines = [...this.opened.values()].map((since) => since + pace);
    return {
      status: match.outcome === undefined ? 'running' : 'over',
      number: match.number,
      updated: at,
      deadline: pace === 0 || deadlines.length === 0 ? 0 : Math.min(...deadlines),
      botWaits: asked.some(({ seat }) => isPlayedByBot(this.stored.seats[seat] as SeatRow)),
    };
  }

  /** Remembers since when each question of a person is open. */
  private noteQuestions(at: number): void {
    if (this.live === undefined) return;
    const asked = required(this.live.match).filter(({ seat }) => !isPlayedByBot(this.stored.seats[seat] as SeatRow));
    this.opened = new Map(asked.map(({ seat, id }) => [`${seat}:${id}`, this.opened.get(`${seat}:${id}`) ?? at]));
  }

  private overdue(): readonly Decision[] {
    const { pace } = this.stored.head;
    if (pace === 0 || this.live === undefined) return [];
    const now = this.ports.now();
    return required(this.live.match).filter(({ seat, id }) => {
      const since = this.opened.get(`${seat}:${id}`);
      return since !== undefined && since + pace <= now;
    });
  }

  private async writeSeats(
    change: (seats: readonly SeatRow[], stored: StoredMatch) => Result<readonly SeatRow[]>,
  ): Promise<Result<readonly SeatRow[]>> {
    for (let race = 0; race < MOST_RACES; race++) {
      const changed = change(this.stored.seats, this.stored);
      if (!changed.ok) return changed;
      if (await this.ports.storage.saveSeats(this.id, this.stored.tableVersion, changed.value)) {
        this.stored = { ...this.stored, seats: changed.value, tableVersion: this.stored.tableVersion + 1 };
        await this.refreshTail();
        return changed;
      }
      await this.load();
    }
    return no('table.busy', 'The table is very busy; please try again.');
  }

  /** Who sits where decides whom a question waits for: an append without entries brings the tail up to date. */
  private async refreshTail(): Promise<void> {
    if (this.live === undefined) return;
    this.noteQuestions(this.ports.now());
    const tail = this.tailAt(this.ports.now());
    const { deadline, botWaits } = this.stored.tail;
    if (tail.deadline === deadline && tail.botWaits === botWaits) return;
    if ((await this.ports.storage.append({ match: this.id, entries: [], tail })) === 'written')
      this.stored = { ...this.stored, tail };
    else await this.load();
  }

  private async startIfFull(): Promise<void> {
    const { head, tail, seats } = this.stored;
    if (tail.status !== 'open' || !isFull(seats)) return;
    this.live = LiveMatch.start(this.hosted, head, seats);
    if (!(await this.append([this.live.match.setupStep], ''))) await this.load();
  }

  /** Gives standing answers until somebody has to think: ordinary entries, which nobody can tell from a person's. */
  private async settle(): Promise<void> {
    for (let i = 0; i < MOST_STANDING && this.live !== undefined; i++) {
      const due = this.standingAnswer(this.live.match);
      if (due === undefined) return;
      const done = await this.write('', (match) => match.answer(due.seat, due.decision, due.action));
      if (!done.ok) return;
    }
  }

  private standingAnswer(match: Match<O, S, A, E, V>): { seat: Seat; decision: number; action: A } | undefined {
    const { game } = this.hosted;
    for (const { seat, id, kind, subject } of required(match)) {
      const row = this.stored.seats[seat] as SeatRow;
      if (row.kind !== 'person' || row.away) continue;
      const wishes = standingOf(row).filter((each) => each.kind === kind && (each.subject ?? subject) === subject);
      const wanted = wishes.map((each) => game.decodeAction(each.action)).filter((action) => action !== undefined);
      const legal = new Map(match.legal(seat, id).map((action) => [game.actionKey(action), action]));
      const action = wanted.map((wish) => legal.get(game.actionKey(wish))).find((found) => found !== undefined);
      if (action !== undefined) return { seat, decision: id, action };
    }
    return undefined;
  }

  private refused(rejection: Rejection) {
    const sentence = matchRefusalText(rejection) ?? this.hosted.text.rejection(rejection);
    return no(rejection.code, sentence, rejection.rule);
  }

  private infoFor(visitor: string): TableInfo {
    const { head, tail, seats, tableVersion } = this.stored;
    const { id, game, rules, options, listed, pace, created, rematchOf } = head;
    return {
      id,
      game,
      rules,
      options,
      listed,
      pace,
      status: tail.status,
      number: tail.number,
      version: tableVersion,
      seats: seats.map((row) => seatInfo(row, visitor)),
      commitment: commitmentTo(head.secret),
      deadline: tail.deadline,
      created,
      updated: tail.updated,
      rematchOf,
      host: visitor !== '' && head.host === visitor,
    };
  }

  private async updateFor(match: Match<O, S, A, E, V>, observer: Observer, from: number): Promise<Update> {
    const { number, outcome } = match;
    const first = Math.max(from + 1, 0, number - MOST_STEPS + 1);
    const rows = await this.rowsFrom(first, number);
    const view = match.view(observer);
    const pending = match.pendingFor(observer);
    const own = pending.filter(({ seat, optional }) => seat === observer && optional !== true);
    return {
      observer,
      number,
      steps: rows.map((row) => this.stepInfo(row, observer, view)),
      left: Math.max(0, first - from - 1),
      view,
      pending: pending.map((decision) => ({ ...decision, words: this.hosted.text.decision(decision, view) })),
      legal: own.map(({ seat, id }) => this.legalInfo(match, seat, id)),
      undo: observer === 'spectator' || outcome !== undefined ? { count: 0, why: '' } : this.undoInfo(match, observer),
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  private async rowsFrom(first: number, last: number): Promise<readonly EntryRow[]> {
    if (first > last) return [];
    const oldest = this.recent[0]?.number;
    return oldest !== undefined && oldest <= first
      ? this.recent.filter(({ number }) => number >= first)
      : this.ports.storage.entries(this.id, first);
  }

  private stepInfo({ number, entry, events }: EntryRow, observer: Observer, view: V): StepInfo {
    const done = entry as Entry<A>;
    const heard = (events as readonly E[])
      .map((event) => this.hosted.game.eventFor(event, observer))
      .filter((event) => event !== undefined);
    const words = heard.map((event) => this.hosted.text.event(event, view));
    if (done.kind === 'undo')
      return { number, kind: 'undo', seat: done.seat, takesBack: done.takesBack, events: heard, words };
    return { number, kind: done.kind, ...(done.kind === 'answer' ? { seat: done.seat } : {}), events: heard, words };
  }

  private legalInfo(match: Match<O, S, A, E, V>, seat: Seat, decision: number): LegalInfo {
    const view = match.view(seat);
    return {
      decision,
      actions: match.legal(seat, decision).map((action) => ({ action, words: this.hosted.text.action(action, view) })),
    };
  }

  private undoInfo(match: Match<O, S, A, E, V>, seat: Seat): Update['undo'] {
    const { entries, stop } = match.undoable(seat);
    return { count: entries.length, why: stopWords(stop) };
  }
}

function required<O, S, A, E, V>(match: Match<O, S, A, E, V>): readonly Decision[] {
  return match.pending().filter(({ optional }) => optional !== true);
}

function seatInfo({ seat, kind, name, level, away, visitor }: SeatRow, asking: string): SeatInfo {
  return { seat, kind, name, level, away, mine: kind === 'person' && asking !== '' && visitor === asking };
}

function stopWords(stop: UndoStop): string {
  const code = {
    start: 'match.nothingToUndo',
    chance: 'match.undoChance',
    reveal: 'match.undoReveal',
    other: 'match.undoOther',
  }[stop.why];
  return matchRefusalText({ code }) ?? '';
}
