/** Everything that players and the host itself do in a match. Everything is stored before anyone hears of it. */
import type { Match, MatchResult, Seat } from '@shutterbox/kernel';
import type { Done } from '@shutterbox/protocol';
import { overdueAt } from './asked.ts';
import { type Bounds, boundOf } from './bounds.ts';
import type { HostedGame } from './games.ts';
import type { Ledger } from './ledger.ts';
import { hasStanding, holds, isBack, NOT_STARTED, NOT_YOURS, replaced, timedOut, yes } from './seats.ts';
import { standingAnswer } from './standing.ts';
import type { SeatRow } from './storage.ts';
import type { Author, Result } from './types.ts';

/** The most standing answers in a row: more would be a loop. */
const MOST_STANDING = 100;

export interface Act<O, S, A, E, V> {
  readonly author: Author;
  readonly seat: Seat;
  readonly client: string;
  readonly wanted: number | 'undo';
  play(match: Match<O, S, A, E, V>): MatchResult<A, E>;
}

export class Acts<O, S, A, E, V> {
  private readonly hosted: HostedGame<O, S, A, E, V>;
  private readonly ledger: Ledger<O, S, A, E, V>;
  private readonly bounds: Bounds;

  constructor(hosted: HostedGame<O, S, A, E, V>, ledger: Ledger<O, S, A, E, V>, bounds: Bounds) {
    this.hosted = hosted;
    this.ledger = ledger;
    this.bounds = bounds;
  }

  async do({ author, seat, client, wanted, play }: Act<O, S, A, E, V>): Promise<Result<Done>> {
    const { match, stored } = this.ledger;
    if (match === undefined) return NOT_STARTED;
    if (author !== 'server' && !holds(stored.seats, author.visitor, seat)) return NOT_YOURS;
    const bound = author === 'server' ? undefined : boundOf(match, seat, wanted, this.bounds);
    if (bound !== undefined) return bound;
    // Two seats may both count their answers from one, so each seat has its own names.
    const done = await this.ledger.write(client === '' ? '' : `${seat}.${client}`, play);
    if (!done.ok) return done;
    const { seats } = this.ledger.stored;
    if (author !== 'server' && isBack(seats[seat] as SeatRow) !== seats[seat]) await this.welcomeBack(seat);
    if (seats.some(hasStanding)) await this.settle();
    return done;
  }

  /** Answers for every person whose time has run out. */
  async timeOut(now: number): Promise<void> {
    const { tail, head } = this.ledger.stored;
    for (const { seat, id } of overdueAt(tail.asked, head.pace, now)) {
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
  }

  /** Gives standing answers until a player has to decide. They are ordinary entries that nobody can tell from others. */
  async settle(): Promise<void> {
    for (let i = 0; i < MOST_STANDING && this.ledger.match !== undefined; i++) {
      const due = standingAnswer(this.hosted, this.ledger.match, this.ledger.stored.seats);
      if (due === undefined) return;
      const done = await this.ledger.write('', (match) => match.answer(due.seat, due.decision, due.action));
      if (!done.ok) return;
    }
  }

  private async welcomeBack(seat: Seat): Promise<void> {
    await this.ledger.changeSeats((seats) => yes(replaced(seats, isBack(seats[seat] as SeatRow))));
  }
}
