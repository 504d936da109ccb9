import type { Append, AppendResult } from '@shutterbox/host';
import type pg from 'pg';
import { Gathering } from './gathering.ts';
import { type AppendRows, appendMany, appendOne, rowsOf } from './postgres-append.ts';
import { isAboutValues, withRetries } from './postgres-errors.ts';

/** Some ten milliseconds of work for Postgres. */
const MOST_AT_ONCE = 128;

/** While one batch waits for the disk, the next one is written. More lanes make smaller batches, and none faster. */
const LANES = 2;

interface Waiting {
  readonly rows: AppendRows;
  resolve(result: AppendResult | Promise<AppendResult>): void;
  reject(error: unknown): void;
}

/**
 * Appends that arrive together share one statement, and so one round trip, one commit and one wait for the disk. What a batch has not
 * written is decided alone, so each append gets the answer that it would get without the others.
 */
export class PostgresCommit {
  private readonly pool: pg.Pool;
  private readonly gathering = new Gathering<Waiting>((batch) => this.together(batch), MOST_AT_ONCE, LANES);

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.gathering.add({ rows: rowsOf(append), resolve, reject });
    });
  }

  settled(): Promise<void> {
    return this.gathering.settled();
  }

  /** On one connection, which is given back at the end. */
  private async together(batch: readonly Waiting[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      for (const each of batch) each.reject(error);
      return;
    }
    const failed = await this.write(client, batch);
    client.release(failed);
  }

  /** Whether it failed for another reason than the values. */
  private async write(client: pg.PoolClient, batch: readonly Waiting[]): Promise<boolean> {
    const first = new Map<string, Waiting>();
    for (const each of batch) if (!first.has(each.rows.match)) first.set(each.rows.match, each);
    const rows = [...first.values()].map((each) => each.rows);
    try {
      const written = await withRetries(() => appendMany(client, rows));
      for (const each of batch) {
        const { match } = each.rows;
        each.resolve(first.get(match) === each && written.has(match) ? 'written' : this.alone(each));
      }
      return false;
    } catch (error) {
      if (isAboutValues(error)) return this.inHalves(client, batch);
      for (const each of batch) each.reject(error);
      return true;
    }
  }

  /** One has spoiled the others: this finds it in few steps. On another connection, its rows could still be locked for a moment. */
  private async inHalves(client: pg.PoolClient, batch: readonly Waiting[]): Promise<boolean> {
    const [only, ...others] = batch;
    if (others.length === 0) {
      only?.resolve(this.alone(only));
      return false;
    }
    const middle = batch.length >> 1;
    const failed = await this.write(client, batch.slice(0, middle));
    return (await this.write(client, batch.slice(middle))) || failed;
  }

  /** No batch waits for it: it may have to wait for someone's lock. */
  private alone({ rows }: Waiting): Promise<AppendResult> {
    return withRetries(() => appendOne(this.pool, rows));
  }
}
