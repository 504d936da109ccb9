/** The tables of a host: made, loaded on demand, and forgotten when nobody needs them. */
import { botNonce, countsText, newOptions, type Seat } from '@shutterbox/kernel';
import type { CreateRequest } from '@shutterbox/protocol';
import { BOUNDS } from './bounds.ts';
import type { Bus } from './bus.ts';
import { GameTable } from './game-table.ts';
import type { FindGame } from './games.ts';
import { levelOf } from './levels.ts';
import { newMatchId, newNonce, newSecret } from './random.ts';
import { botSeat, emptySeat, holds, keptSeat, no, personSeat, yes } from './seats.ts';
import type { Arrangement, MatchHead, MatchStorage, MatchTail, Position, SeatRow, StoredMatch } from './storage.ts';
import { channelOf, type Table, type TablePorts } from './table.ts';
import type { Result } from './types.ts';

/** How many tables stay in memory that nobody watches: some 150 kB each. Others are soon read again. */
const MOST_UNWATCHED = 500;

export type SeatWish = CreateRequest['seats'][number];
/** What only the host itself may ask for. */
type HostWish = SeatWish | { readonly kind: 'kept'; readonly visitor: string; readonly name: string };

export interface TableWish {
  readonly game: string;
  /** Untrusted JSON. */
  readonly options: unknown;
  readonly seats: readonly HostWish[];
  readonly listed: boolean;
  readonly pace: number;
  /** Every player may ask for hints. */
  readonly hints?: boolean;
  readonly arranged?: Arrangement;
}

export interface Maker {
  readonly visitor: string;
  readonly name: string;
}

interface ClosableTable extends Table {
  close(): void;
}

export class Tables {
  private readonly live = new Map<string, ClosableTable>();
  private readonly loading = new Map<string, Promise<Table | undefined>>();
  private readonly games: FindGame;
  private readonly ports: TablePorts;
  private readonly mostUnwatched: number;

  constructor(
    games: FindGame,
    storage: MatchStorage,
    bus: Bus,
    now: () => number = Date.now,
    idPrefix = '',
    bounds = BOUNDS,
    mostUnwatched = MOST_UNWATCHED,
  ) {
    this.games = games;
    this.mostUnwatched = mostUnwatched;
    this.ports = { storage, bus, now, idPrefix, bounds };
  }

  get size(): number {
    return this.live.size;
  }

  /** The table, loaded if necessary; everyone who asks at the same time gets the same one. */
  get(id: string): Promise<Table | undefined> {
    const live = this.live.get(id);
    if (live !== undefined) {
      this.live.delete(id);
      this.live.set(id, live);
      return Promise.resolve(live);
    }
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** `idPrefix`: instead of the host's own. */
  create(wish: TableWish, maker: Maker, idPrefix = this.ports.idPrefix): Promise<Result<Table>> {
    return this.make(idPrefix + newMatchId(), wish, maker, '');
  }

  /**
   * The same match again, with the order moved on by one. Everyone's seat is kept for them. The maker's own seats are taken at once,
   * unless the maker wants to take them with their own nonces. A second request gets the rematch that exists.
   */
  async rematch(table: Table, maker: Maker, sit = true): Promise<Result<Table>> {
    const [old, seats, id] = [await table.info(maker.visitor), await table.seats(), await table.rematchId()];
    if (!seats.some(({ seat }) => holds(seats, maker.visitor, seat)))
      return no('seat.notYours', 'Only players of the match can ask for a rematch.');
    if (old.status !== 'over') return no('match.running', 'You can ask for a rematch when the match is over.');
    const { game, options, listed, pace, hints } = old;
    const again = seats.map((_, seat) => seats[(seat + 1) % seats.length] as SeatRow);
    const wishes = again.map((row) => wishAgain(row, sit ? maker.visitor : undefined));
    const wish = { game, options, listed, pace, hints, seats: wishes };
    const made = await this.make(id, wish, maker, old.id);
    if (made.ok) this.ports.bus.publish(channelOf(old.id));
    return made;
  }

  /** Forgets a table and what it knew. The next request loads it again. */
  forget(id: string): void {
    this.live.get(id)?.close();
    this.live.delete(id);
  }

  close(): void {
    for (const id of [...this.live.keys()]) this.forget(id);
  }

  /** Of the tables in memory. */
  ids(): readonly string[] {
    return [...this.live.keys()];
  }

  /** Brings a table up to date if storage was ahead. By now the table may be: then it knows everything. */
  async compare({ match, number, tableVersion }: Position): Promise<void> {
    const table = this.live.get(match);
    if (table?.isBehind(number, tableVersion) === true) await table.catchUp();
  }

  private async make(id: string, wish: TableWish, maker: Maker, rematchOf: string): Promise<Result<Table>> {
    const checked = this.checked(wish);
    if (!checked.ok) return checked;
    const now = this.ports.now();
    const head: MatchHead = {
      id,
      game: wish.game,
      rules: checked.value.rules,
      seats: wish.seats.length,
      options: checked.value.options,
      listed: wish.listed,
      pace: wish.pace,
      hints: wish.hints === true,
      secret: newSecret(),
      created: now,
      host: maker.visitor,
      rematchOf,
      ...(wish.arranged === undefined ? {} : { arranged: wish.arranged }),
    };
    const tail: MatchTail = { status: 'open', number: -1, updated: now, deadline: 0, botWaits: false, asked: [] };
    await this.ports.storage.createMatch(
      head,
      tail,
      wish.seats.map((seat, i) => seatFor(seat, i, head, maker)),
    );
    const table = await this.get(id);
    if (table === undefined) throw new Error('A table that was just made is gone.');
    const started = await table.changeSeats((rows) => yes(rows));
    return started.ok ? yes(table) : started;
  }

  private checked({
    game: id,
    options: json,
    seats,
  }: TableWish): Result<{ readonly rules: number; readonly options: unknown }> {
    const listed = this.games(id);
    if (listed === undefined) return no('game.unknown', `There is no game '${id}'.`);
    return listed.use(({ game }) => {
      const options = newOptions(game.options, json);
      if (!options.ok) return no('options.bad', options.problem);
      const seating = game.seats(options.value);
      if (!seating.counts.includes(seats.length)) return no('seats.bad', `${id} has ${countsText(seating)} seats.`);
      return yes({ rules: game.rules, options: options.value });
    });
  }

  private async load(id: string): Promise<Table | undefined> {
    const stored = await this.ports.storage.match(id);
    if (stored === undefined) return undefined;
    const table = this.tableOf(stored);
    if (table === undefined) return undefined;
    this.live.set(id, table);
    this.evict();
    return table;
  }

  private tableOf(stored: StoredMatch): ClosableTable | undefined {
    return this.games(stored.head.game)?.use((hosted): ClosableTable => new GameTable(hosted, stored, this.ports));
  }

  /** The longest unused first; never the newest, which someone is about to watch. */
  private evict(): void {
    const unwatched = [...this.live].filter(([, table]) => table.idle);
    for (const [id] of unwatched.slice(0, -this.mostUnwatched)) this.forget(id);
  }
}

function seatFor(wish: HostWish, seat: Seat, { id, secret }: MatchHead, { visitor, name }: Maker): SeatRow {
  switch (wish.kind) {
    case 'open':
      return emptySeat(seat);
    case 'kept':
      return keptSeat(seat, wish.visitor, wish.name);
    case 'bot':
      return botSeat(seat, wish.level, botNonce(secret, id, seat));
    case 'me':
      return personSeat(seat, visitor, wish.name ?? name, newNonce());
  }
}

/** Every person's seat is kept for them; the maker's is taken at once if they want that. */
function wishAgain({ kind, level, visitor, name }: SeatRow, maker: string | undefined): HostWish {
  if (kind === 'bot') return { kind, level: levelOf(level) };
  return visitor === maker ? { kind: 'me', name } : { kind: 'kept', visitor, name };
}
