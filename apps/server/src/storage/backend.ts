import type { Append, AppendResult, EntryRow } from '@shutterbox/host';
import type { Kysely } from 'kysely';
import type { Database, Reader, Writer } from './schema.ts';

/** What the two databases do differently; everything else is written once. */
export interface Backend {
  readonly db: Reader;
  /** Whether rows that another process has locked can be skipped. */
  readonly skipsLocked: boolean;
  /**
   * Writes everything, durable when the promise resolves; or nothing, if the work throws. The work may be run again after a
   * conflict, so it must touch nothing but the database.
   */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** The same for a single statement. */
  writeOne<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  /** The same for an append, as fast as the database can. */
  append(append: Append): Promise<AppendResult>;
  /** Whether an index has the names of answers. */
  readonly indexesNames: boolean;
  entryByClient(match: string, client: string): Promise<EntryRow | undefined>;
  /** Keeps every other process from migrating until the transaction ends. */
  lockSchema(tx: Writer): Promise<void>;
  close(): Promise<void>;
}
