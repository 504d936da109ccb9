import type { Append, AppendResult, EntryRow } from '@shutterbox/host';
import type { Reader, Writer } from './schema.ts';

/** What the two databases do differently; all else is written once. */
export interface Backend {
  readonly db: Reader;
  /** Whether rows that another process is busy with can be passed over. */
  readonly skipsLocked: boolean;
  /**
   * Writes all of it, durable when the promise resolves, or, when the work throws, nothing. The work may be run again after a
   * conflict, so it touches nothing but the database.
   */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** The same for an append, as fast as the database can. */
  append(append: Append): Promise<AppendResult>;
  /** Whether an index has the names of answers. */
  readonly indexesNames: boolean;
  entryByClient(match: string, client: string): Promise<EntryRow | undefined>;
  /** Keeps every other process from migrating until the transaction ends. */
  lockSchema(tx: Writer): Promise<void>;
  close(): Promise<void>;
}
