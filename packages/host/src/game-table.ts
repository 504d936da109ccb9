/** The table of a game. Every change goes through its turns. */
import { exportRecord, type MatchRecord, type Observer, type Seat } from '@shutterbox/kernel';
import type {
  AnswersRequest,
  Done,
  LegalInfo,
  Moment,
  StandingAnswer,
  TableInfo,
  TermsRequest,
  UndoRequest,
  Update,
} from '@shutterbox/protocol';
import { type Act, Acts } from './acts.ts';
import { required } from './asked.ts';
import { Briefs } from './briefs.ts';
import { fairnessOf } from './fairness.ts';
import type { HostedGame } from './games.ts';
import { Ledger, type SeatsChange } from './ledger.ts';
import { firstTold, GamePresent, MOST_STEPS, type Onlooker, observersOf } from './present.ts';
import { rematchIdOf } from './rematch.ts';
import { holds, isPlayedByBot, NOT_STARTED, NOT_YOURS, no, replaced, yes } from './seats.ts';
import type { EntryRow, SeatRow, StoredMatch } from './storage.ts';
import type { Table, TablePorts } from './table.ts';
import { legalInfo, momentFor, oldestNeeded, tableInfo } from './telling.ts';
import { newTerms } from './terms.ts';
import { Turns } from './turns.ts';
import type { Author, BotQuestion, Result } from './types.ts';

export class GameTable<O, S, A, E, V> implements Table {
  readonly id: string;
  private readonly hosted: HostedGame<O, S, A, E, V>;
  private readonly ports: TablePorts;
  private readonly ledger: Ledger<O, S, A, E, V>;
  private readonly turns: Turns<O, S, A, E, V>;
  private readonly acts: Acts<O, S, A, E, V>;
  private readonly briefs = new Briefs();

  constructor(hosted: HostedGame<O, S, A, E, V>, stored: StoredMatch, ports: TablePorts) {
    this.id = stored.head.id;
    this.hosted = hosted;
    this.ports = ports;
    this.ledger = new Ledger(hosted, stored, ports);
    this.turns = new Turns(this.ledger, ports, () => this.briefs.settle());
    this.acts = new Acts(hosted, this.ledger, ports.bounds);
  }

  get idle(): boolean {
    return this.turns.idle;
  }

  get botWaits(): boolean {
    return this.ledger.stored.tail.botWaits;
  }

  close(): void {
    this.turns.close();
  }

  listen(listener: () => void): () => void {
    return this.turns.listen(listener, () => this.briefs.clear());
  }

  isBehind(number: number, tableVersion: number): boolean {
    return this.ledger.isBehind(number, tableVersion);
  }

  catchUp(): Promise<void> {
    return this.turns.take(async () => {
      await this.turns.isAhead();
    });
  }

  info(visitor: string): Promise<TableInfo> {
    return this.turns.take(async () => this.infoFor(visitor));
  }

  seats(): Promise<readonly SeatRow[]> {
    return this.turns.take(async () => this.ledger.stored.seats);
  }

  seatsAtOnce(): readonly SeatRow[] | undefined {
    return this.turns.isSettled ? this.ledger.stored.seats : undefined;
  }

  look(onlooker: Onlooker): Promise<void> {
    return this.turns.take(async () => {
      const observers = observersOf(this.ledger.stored.seats, onlooker.visitor);
      const rows = await this.rowsSince(onlooker.known(observers), MOST_STEPS);
      this.turns.show(() => onlooker.see(this.presentTo(onlooker.visitor, observers, rows)));
    });
  }

  lookAtOnce(onlooker: Onlooker): boolean {
    if (!this.turns.isSettled) return false;
    const { seats, tail } = this.ledger.stored;
    const observers = observersOf(seats, onlooker.visitor);
    const first = firstTold(tail.number, onlooker.known(observers), MOST_STEPS);
    const rows = this.ledger.recentFrom(first);
    const oldest = rows && oldestNeeded(rows, first);
    const needed = oldest === undefined || oldest === first ? rows : this.ledger.recentFrom(oldest);
    if (needed === undefined) return false;
    onlooker.see(this.presentTo(onlooker.visitor, observers, needed));
    return true;
  }

  changeSeats(change: SeatsChange): Promise<Result<TableInfo>> {
    return this.turns.onTruth(async () => {
      const changed = await this.ledger.changeSeats(change);
      if (!changed.ok) return changed;
      await this.ledger.startIfFull();
      await this.acts.settle();
      this.turns.announce();
      return yes(this.infoFor(''));
    });
  }

  changeTerms(visitor: string, request: TermsRequest): Promise<Result<TableInfo>> {
    return this.turns.onTruth(async () => {
      const changed = await this.ledger.changeTerms((stored) => newTerms(this.hosted.game, stored, visitor, request));
      if (!changed.ok) return changed;
      this.turns.announce();
      return yes(this.infoFor(visitor));
    });
  }

  answer(author: Author, { client, seat, decision, actions }: AnswersRequest): Promise<Result<Done>> {
    const decoded = actions.map((action) => this.hosted.game.decodeAction(action));
    const known = decoded.filter((action) => action !== undefined);
    return this.act({
      author,
      seat,
      client,
      wanted: decision,
      play: (match) =>
        known.length === actions.length
          ? match.batch(seat, decision, known)
          : { ok: false, rejection: { code: 'match.unknownAction' }, at: decoded.indexOf(undefined) },
    });
  }

  undo(author: Author, { client, seat, count }: UndoRequest): Promise<Result<Done>> {
    return this.act({ author, seat, client, wanted: 'undo', play: (match) => match.undo(seat, count) });
  }

  legal(visitor: string, seat: Seat, decision: number): Promise<Result<LegalInfo>> {
    return this.turns.onTruth(async () => {
      const { match, stored } = this.ledger;
      if (match === undefined) return NOT_STARTED;
      if (!holds(stored.seats, visitor, seat)) return NOT_YOURS;
      return match.pending().some((open) => open.seat === seat && open.id === decision)
        ? yes(legalInfo(this.hosted, match, seat, decision))
        : no('match.stale', 'That question is no longer open.');
    });
  }

  stand(visitor: string, seat: Seat, answers: readonly StandingAnswer[]): Promise<Result<Done>> {
    return this.turns.onTruth(async () => {
      const changed = await this.ledger.changeSeats((seats) => {
        const row = seats[seat];
        if (row === undefined || !holds(seats, visitor, seat)) return NOT_YOURS;
        return yes(replaced(seats, { ...row, standing: answers }));
      });
      if (!changed.ok) return changed;
      await this.acts.settle();
      this.turns.announce();
      return yes({ number: this.ledger.stored.tail.number, dropped: 0, left: [] });
    });
  }

  update(observer: Observer, from: number, most = MOST_STEPS): Promise<Update | undefined> {
    return this.turns.take(async () => {
      const rows = await this.rowsSince(from, most);
      return this.presentTo('', [observer], rows).update(observer, from, most);
    });
  }

  moment(observer: Observer, number: number): Promise<Result<Moment>> {
    return this.turns.take(async () => {
      if (this.ledger.match === undefined) return NOT_STARTED;
      if (number > this.ledger.match.number) return no('match.noMoment', 'The match has not got that far yet.');
      return yes(momentFor(this.hosted, await this.ledger.momentAt(number), observer));
    });
  }

  botQuestion(): Promise<BotQuestion | undefined> {
    return this.turns.take(async () => {
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
    return this.turns.take(async () => {
      await this.acts.timeOut(this.ports.now());
      this.turns.announce();
    });
  }

  record(): Promise<Result<MatchRecord<unknown, unknown>>> {
    return this.turns.onTruth(async () => {
      const { match, stored } = this.ledger;
      if (match?.outcome === undefined) return no('match.running', 'You can get the record when the match is over.');
      const { head, seats } = stored;
      // The match in memory may have been resumed, and stored entries may have ids of an older version: both replay it from the start.
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
    return this.turns.take(async () => rematchIdOf(this.ledger.stored.head, this.ports.idPrefix));
  }

  private act(act: Act<O, S, A, E, V>): Promise<Result<Done>> {
    return this.turns.onTruth(async () => {
      const before = this.ledger.stored.tail.number;
      const done = await this.acts.do(act);
      if (done.ok && this.ledger.stored.tail.number !== before) this.turns.announce();
      return done;
    });
  }

  private infoFor(visitor: string): TableInfo {
    return tableInfo(this.ledger.stored, visitor, this.turns.rematch, this.ports.now());
  }

  private presentTo(visitor: string, observers: readonly Observer[], rows: readonly EntryRow[]) {
    const { hosted, briefs, ledger, turns, ports } = this;
    const { match, stored } = ledger;
    const { rematch } = turns;
    return new GamePresent({ hosted, match, stored, rematch, visitor, observers, rows, briefs, now: ports.now() });
  }

  /** The rows after `from`, and the rows that they take back. */
  private async rowsSince(from: number, most: number): Promise<readonly EntryRow[]> {
    const first = firstTold(this.ledger.stored.tail.number, from, most);
    const rows = await this.ledger.rowsFrom(first);
    const oldest = oldestNeeded(rows, first);
    return oldest < first ? this.ledger.rowsFrom(oldest) : rows;
  }

  /** A player who leaves the lesson's path may make its next step impossible. */
  private writtenFor(entry: number, legal: readonly A[]): A | undefined {
    const { game } = this.hosted;
    const written = game.decodeAction(this.ledger.stored.head.arranged?.bots[entry]);
    return written && legal.find((action) => game.actionKey(action) === game.actionKey(written));
  }
}
