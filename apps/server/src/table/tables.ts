/** The tables of this process: made, loaded on demand, and forgotten when nobody needs them. */
import { createHash, randomBytes } from 'node:crypto';
import { decodeOptions, type Seat } from '@shutterbox/kernel';
import type { Bus } from '../bus/bus.ts';
import { gameNamed } from '../games.ts';
import type { MatchHead, MatchTail, Position, SeatRow, Storage, StoredMatch } from '../storage/storage.ts';
import { type BotLevel, botSeat, emptySeat, no, personSeat, yes } from './seats.ts';
import { GameTable, type Table } from './table.ts';
import type { Result } from './types.ts';

/** Live tables kept in memory; more are kept only while somebody listens to them. */
const MOST_TABLES = 2_000;
const SECRET_BYTES = 32;
const NONCE_BYTES = 16;
/** 12 bytes as 16 letters: nobody guesses a match that is not listed. */
const ID_BYTES = 12;

export type SeatWish =
  | { readonly kind: 'me'; readonly nonce: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel };

export interface TableWish {
  readonly game: string;
  /** Untrusted JSON. */
  readonly options: unknown;
  readonly seats: readonly SeatWish[];
  readonly listed: boolean;
  readonly pace: number;
  readonly rematchOf?: string;
}

export interface Maker {
  readonly visitor: string;
  readonly name: string;
}

export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('hex');
}

export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface ClosableTable extends Table {
  close(): void;
}

export class Tables {
  private readonly live = new Map<string, ClosableTable>();
  private readonly loading = new Map<string, Promise<Table | undefined>>();
  private readonly storage: Storage;
  private readonly bus: Bus;
  private readonly now: () => number;

  constructor(storage: Storage, bus: Bus, now: () => number = Date.now) {
    this.storage = storage;
    this.bus = bus;
    this.now = now;
  }

  get size(): number {
    return this.live.size;
  }

  /** The table, loaded if need be; the same one for all who ask at once. */
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

  async create(wish: TableWish, maker: Maker): Promise<Result<Table>> {
    const checked = this.checked(wish);
    if (!checked.ok) return checked;
    const now = this.now();
    const head: MatchHead = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      game: wish.game,
      rules: checked.value.rules,
      seats: wish.seats.length,
      options: checked.value.options,
      listed: wish.listed,
      pace: wish.pace,
      secret: randomBytes(SECRET_BYTES).toString('hex'),
      created: now,
      host: maker.visitor,
      rematchOf: wish.rematchOf ?? '',
    };
    const tail: MatchTail = { status: 'open', number: -1, updated: now, deadline: 0, botWaits: false };
    const seats = wish.seats.map((seat, i) => seatFor(seat, i, maker));
    await this.storage.createMatch(head, tail, seats);
    const table = await this.get(head.id);
    if (table === undefined) throw new Error('A table that was just made is gone.');
    const started = await table.changeSeats((rows) => yes(rows));
    return started.ok ? yes(table) : started;
  }

  /** Forgets a table, and what it knew: the next one who asks loads it. */
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

  /** Brings a table up to date where storage is further. */
  async compare({ match, number, tableVersion }: Position): Promise<void> {
    const table = this.live.get(match);
    if (table !== undefined && !table.isAt(number, tableVersion)) await table.catchUp();
  }

  private checked({
    game: id,
    options: json,
    seats,
  }: TableWish): Result<{ readonly rules: number; readonly options: unknown }> {
    const listed = gameNamed(id);
    if (listed === undefined) return no('game.unknown', `There is no game '${id}'.`);
    return listed.use(({ game }) => {
      const options = decodeOptions(game.options, json);
      if (!options.ok) return no('options.bad', options.problem);
      const { min, max } = game.seats(options.value);
      if (seats.length < min || seats.length > max) return no('seats.bad', `${id} has ${min} to ${max} seats.`);
      return yes({ rules: game.rules, options: options.value });
    });
  }

  private async load(id: string): Promise<Table | undefined> {
    const stored = await this.storage.match(id);
    if (stored === undefined) return undefined;
    const table = this.tableOf(stored);
    if (table === undefined) return undefined;
    this.live.set(id, table);
    this.evict();
    return table;
  }

  private tableOf(stored: StoredMatch): ClosableTable | undefined {
    const ports = { storage: this.storage, bus: this.bus, now: this.now };
    return gameNamed(stored.head.game)?.use((hosted): ClosableTable => new GameTable(hosted, stored, ports));
  }

  /** The longest unused first. */
  private evict(): void {
    for (const [id, table] of this.live) {
      if (this.live.size <= MOST_TABLES) return;
      if (table.idle) this.forget(id);
    }
  }
}

function seatFor(wish: SeatWish, seat: Seat, { visitor, name }: Maker): SeatRow {
  switch (wish.kind) {
    case 'open':
      return emptySeat(seat);
    case 'bot':
      return botSeat(seat, wish.level, newNonce());
    case 'me':
      return personSeat(seat, visitor, name, wish.nonce);
  }
}
