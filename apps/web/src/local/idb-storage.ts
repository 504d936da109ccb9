/** Matches in the browser's database, with the same guarantees as on a server, across all tabs. */
import type {
  Append,
  AppendResult,
  CheckpointRow,
  EntryRow,
  MatchHead,
  MatchStorage,
  MatchSummary,
  MatchTail,
  SeatRow,
  StoredMatch,
  Terms,
} from '@shutterbox/host';
import { DATABASE } from '../host/local-id.ts';
import { answered, Database, kept } from './idb.ts';

const VERSION = 1;
const ALL = ['matches', 'entries', 'checkpoints'] as const;

/** A row of the database. An entry without a client id has no `client`, so the unique index skips it. */
interface KeptEntry extends Omit<EntryRow, 'client'> {
  readonly match: string;
  readonly client?: string;
}

function upgrade(db: IDBDatabase): void {
  db.createObjectStore('matches', { keyPath: 'head.id' });
  const entries = db.createObjectStore('entries', { keyPath: ['match', 'number'] });
  entries.createIndex('client', ['match', 'client'], { unique: true });
  db.createObjectStore('checkpoints', { keyPath: 'match' });
}

export class IdbStorage implements MatchStorage {
  private readonly db = new Database(DATABASE, VERSION, upgrade);

  createMatch(head: MatchHead, tail: MatchTail, seats: readonly SeatRow[]): Promise<boolean> {
    return this.write(async ({ matches }) => {
      if ((await answered(matches.getKey(head.id))) !== undefined) return false;
      matches.add({ head, tail, seats, tableVersion: 0 } satisfies StoredMatch);
      return true;
    });
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    return answered((await this.read('matches')).get(id));
  }

  saveSeats(match: string, version: number, seats: readonly SeatRow[]): Promise<boolean> {
    return this.write(async ({ matches }) => {
      const stored: StoredMatch | undefined = await answered(matches.get(match));
      if (stored === undefined || stored.tableVersion !== version) return false;
      matches.put({ ...stored, seats, tableVersion: version + 1 } satisfies StoredMatch);
      return true;
    });
  }

  saveTerms(match: string, version: number, terms: Terms): Promise<boolean> {
    return this.write(async ({ matches }) => {
      const stored: StoredMatch | undefined = await answered(matches.get(match));
      if (stored === undefined || stored.tableVersion !== version) return false;
      const head = { ...stored.head, ...terms };
      matches.put({ ...stored, head, tableVersion: version + 1 } satisfies StoredMatch);
      return true;
    });
  }

  append({ match, entries: rows, tail, checkpoint }: Append): Promise<AppendResult> {
    return this.write(async ({ matches, entries, checkpoints }) => {
      const stored: StoredMatch | undefined = await answered(matches.get(match));
      const before = rows[0] === undefined ? tail.number : rows[0].number - 1;
      if (stored === undefined || stored.tail.number !== before) return 'taken';
      for (const { client } of rows) {
        if (client !== '' && (await answered(entries.index('client').getKey([match, client]))) !== undefined)
          return 'taken';
      }
      for (const { client, ...row } of rows) {
        entries.add({ match, ...row, ...(client === '' ? {} : { client }) } satisfies KeptEntry);
      }
      matches.put({ ...stored, tail } satisfies StoredMatch);
      if (checkpoint !== undefined) checkpoints.put({ match, ...checkpoint });
      return 'written';
    });
  }

  async entries(match: string, from: number, to = Number.MAX_SAFE_INTEGER): Promise<readonly EntryRow[]> {
    if (to < from) return [];
    const range = IDBKeyRange.bound([match, from], [match, to]);
    const rows: KeptEntry[] = await answered((await this.read('entries')).getAll(range));
    return rows.map(rowOf);
  }

  async entryByClient(match: string, client: string): Promise<EntryRow | undefined> {
    const entries = await this.read('entries');
    const row: KeptEntry | undefined = await answered(entries.index('client').get([match, client]));
    return row && rowOf(row);
  }

  async checkpoint(match: string): Promise<CheckpointRow | undefined> {
    const checkpoints = await this.read('checkpoints');
    const row: (CheckpointRow & { match: string }) | undefined = await answered(checkpoints.get(match));
    return row && { number: row.number, checkpoint: row.checkpoint };
  }

  /** Everything here belongs to the person at this browser. */
  async matchesOf(_visitor: string, limit: number): Promise<readonly MatchSummary[]> {
    const all: StoredMatch[] = await answered((await this.read('matches')).getAll());
    return all.sort((a, b) => b.tail.updated - a.tail.updated).slice(0, limit);
  }

  private async read(store: (typeof ALL)[number]): Promise<IDBObjectStore> {
    return (await this.db.transaction(store)).objectStore(store);
  }

  /** Resolves only once everything is on disk; if the work throws, nothing is written. */
  private async write<T>(work: (stores: Record<(typeof ALL)[number], IDBObjectStore>) => Promise<T>): Promise<T> {
    const transaction = await this.db.transaction(ALL, 'readwrite', { durability: 'strict' });
    const end = kept(transaction);
    const [matches, entries, checkpoints] = ALL.map((name) => transaction.objectStore(name)) as [
      IDBObjectStore,
      IDBObjectStore,
      IDBObjectStore,
    ];
    try {
      const result = await work({ matches, entries, checkpoints });
      await end;
      return result;
    } catch (error) {
      end.catch(() => undefined);
      if (transaction.error === null) abort(transaction);
      throw error;
    }
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

function rowOf({ number, entry, events, client = '', at }: KeptEntry): EntryRow {
  return { number, entry, events, client, at };
}
