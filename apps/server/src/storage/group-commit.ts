import { sql } from 'kysely';
import type { Reader, Writer } from './schema.ts';

/** Some ten milliseconds of work: longer, and the event loop would have nothing else to do. */
const MOST_AT_ONCE = 256;

/** Returns the result for the caller, once it is durable. */
type Work = (tx: Writer) => Promise<() => void>;

interface Waiting {
  readonly work: Work;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes that arrive in the same turn of the event loop share one transaction, and so one wait for the disk. Each has a savepoint of
 * its own: one that fails leaves no trace and does not spoil the others.
 */
export class GroupCommit {
  private readonly db: Reader;
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | undefined;

  constructor(db: Reader) {
    this.db = db;
  }

  write<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work: (tx) => attempt(tx, work, resolve, reject), reject });
      this.flushing ??= this.flushAll();
    });
  }

  async settled(): Promise<void> {
    while (this.flushing !== undefined) await this.flushing;
  }

  private async flushAll(): Promise<void> {
    while (this.waiting.length > 0) {
      await new Promise(setImmediate);
      await this.flush(this.waiting.splice(0, MOST_AT_ONCE));
    }
    this.flushing = undefined;
  }

  private async flush(batch: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await this.db.transaction().execute(async (tx) => {
        for (const { work } of batch) answers.push(await work(tx));
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const answer of answers) answer();
  }
}

async function attempt<T>(
  tx: Writer,
  work: (tx: Writer) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<() => void> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const value = await work(tx);
    await sql`release attempt`.execute(tx);
    return () => resolve(value);
  } catch (error) {
    await sql`rollback to attempt`.execute(tx);
    await sql`release attempt`.execute(tx);
    return () => reject(error);
  }
}
