/** The storage of a table at the terminal: one match in memory, saved to its file after every change. */
import {
  type Append,
  type AppendResult,
  type EntryRow,
  fairnessOf,
  type MatchHead,
  type MatchStorage,
  type MatchTail,
  type SeatRow,
  type StoredMatch,
} from '@shutterbox/host';
import { type Entry, type Fairness, type MatchRecord, RECORD_FORMAT } from '@shutterbox/kernel';
import type { StandingAnswer } from '@shutterbox/protocol';
import { type ChanceOrigin, newSave, type SavedAnswer } from './save.ts';
import type { SaveFile } from './save-file.ts';

/** A standing answer as the table needs it, with the key for older versions and the words for people. */
export interface KeptAnswer extends StandingAnswer {
  readonly key: string;
  readonly words: string;
}

export interface SaveParts {
  readonly origin: ChanceOrigin;
  readonly botSeed: number;
  readonly file: SaveFile;
}

export class SaveStorage implements MatchStorage {
  private readonly parts: SaveParts;
  private stored: StoredMatch;
  private rows: readonly EntryRow[];
  /** True once a person has answered: nobody misses a game that was only looked at. */
  private worthKeeping: boolean;

  constructor(parts: SaveParts, stored: StoredMatch, rows: readonly EntryRow[]) {
    this.parts = parts;
    this.stored = stored;
    this.rows = rows;
    this.worthKeeping = parts.file.exists;
  }

  get players(): readonly string[] {
    return this.stored.seats.map(({ name }) => name);
  }

  /** What is published of the secret beforehand; empty with a seed. */
  get fairness(): Fairness | undefined {
    const { head, seats } = this.stored;
    if ('seed' in this.parts.origin) return undefined;
    return fairnessOf(head, seats);
  }

  standingOf(seat: number): readonly KeptAnswer[] {
    // The table stores exactly what the session gave it.
    return (this.stored.seats[seat]?.standing ?? []) as readonly KeptAnswer[];
  }

  async createMatch(): Promise<boolean> {
    return false;
  }

  async match(): Promise<StoredMatch> {
    return this.stored;
  }

  /** The options of a save are those it was started with. */
  async saveTerms(): Promise<boolean> {
    return false;
  }

  async saveSeats(_match: string, version: number, seats: readonly SeatRow[]): Promise<boolean> {
    if (version !== this.stored.tableVersion) return false;
    this.stored = { ...this.stored, seats, tableVersion: version + 1 };
    this.keep();
    return true;
  }

  async append({ entries, tail }: Append): Promise<AppendResult> {
    if (entries.some(({ number }, i) => number !== this.rows.length + i)) return 'taken';
    this.rows = [...this.rows, ...entries];
    this.stored = { ...this.stored, tail };
    this.worthKeeping ||= entries.some(({ entry }) => this.isOfPerson(entry as Entry<unknown>));
    this.keep();
    return 'written';
  }

  async entries(_match: string, from: number): Promise<readonly EntryRow[]> {
    return this.rows.slice(from);
  }

  /** Nothing is resent here. */
  async entryByClient(): Promise<undefined> {
    return undefined;
  }

  /** The whole match is replayed when it is resumed, and its chance is checked then. */
  async checkpoint(): Promise<undefined> {
    return undefined;
  }

  async matchesOf(): Promise<readonly []> {
    return [];
  }

  private isOfPerson(entry: Entry<unknown>): boolean {
    return entry.kind === 'answer' && this.stored.seats[entry.seat]?.kind === 'person';
  }

  private keep(): void {
    if (!this.worthKeeping) return;
    const { origin, botSeed, file } = this.parts;
    const standing = this.stored.seats.flatMap(({ seat }) => this.standingOf(seat).map((kept) => savedAs(kept, seat)));
    const save = newSave({ record: this.record(), players: this.players, origin, botSeed, standing });
    file.write(`${JSON.stringify(save)}\n`);
  }

  private record(): MatchRecord<unknown, unknown> {
    const { id: match, game, rules, seats, options } = this.stored.head;
    const entries = this.rows.map(({ entry }) => entry as Entry<unknown>);
    const { fairness, players: names } = this;
    const record = { format: RECORD_FORMAT, game, rules, match, seats, options, entries, names } as const;
    return fairness === undefined ? record : { ...record, fairness };
  }
}

function savedAs({ kind, key, words, action }: KeptAnswer, seat: number): SavedAnswer {
  return { seat, kind, key, words, action };
}

/** A match as the terminal stores it, known only to this terminal. */
export function newStored(
  head: Pick<MatchHead, 'id' | 'game' | 'rules' | 'options' | 'secret' | 'host'>,
  seats: readonly SeatRow[],
  tail: Partial<MatchTail> = {},
): StoredMatch {
  const now = Date.now();
  return {
    head: { ...head, seats: seats.length, listed: false, pace: 0, created: now, rematchOf: '' },
    tail: { status: 'open', number: -1, updated: now, deadline: 0, botWaits: false, asked: [], ...tail },
    seats,
    tableVersion: 0,
  };
}
