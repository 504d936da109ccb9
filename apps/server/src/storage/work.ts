/** What waits to be done in matches: time that has run out, and bots that have to answer. */
import type { Time } from '@shutterbox/host';
import { type Kysely, sql } from 'kysely';
import type { Database, Reader } from './schema.ts';

export async function overdue(db: Reader, now: Time, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('deadline', '>', sql.lit(0))
    .where('deadline', '<=', now)
    .orderBy('deadline')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Lease {
  readonly holder: string;
  readonly now: Time;
  readonly until: Time;
  readonly limit: number;
}

/** No lease lasts this long: the clock was ahead then, or has been set back since. Clocks may differ by the length of a lease. */
function farOf({ now, until }: Lease): Time {
  return until + (until - now);
}

/**
 * The chooser has exclusive access to the rows: through the write transaction in SQLite, through locks in Postgres. The choice is
 * materialized: if Postgres ran it once for every row, the limit would limit nothing.
 */
export async function leaseBotWork(
  db: Kysely<Database>,
  lease: Lease,
  skipsLocked: boolean,
): Promise<readonly string[]> {
  const rows = await db
    .with(
      (choice) => choice('choice').materialized(),
      (query) =>
        query
          .selectFrom('matches')
          .select('id')
          .where('bot_waits', '=', sql.lit(1))
          .where((row) => row.or([row('lease_until', '<=', lease.now), row('lease_until', '>', farOf(lease))]))
          .orderBy('lease_until')
          .orderBy('updated')
          .limit(lease.limit)
          .$if(skipsLocked, (chosen) => chosen.forUpdate().skipLocked()),
    )
    .updateTable('matches')
    .set({ lease_holder: lease.holder, lease_until: lease.until })
    .where('id', 'in', (query) => query.selectFrom('choice').select('choice.id'))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function renewBotWork(db: Kysely<Database>, match: string, holder: string, until: Time): Promise<void> {
  await db
    .updateTable('matches')
    .set({ lease_until: until })
    .where('id', '=', match)
    .where('lease_holder', '=', holder)
    .execute();
}

export async function releaseBotWork(db: Kysely<Database>, match: string, holder: string): Promise<void> {
  await db
    .updateTable('matches')
    .set({ lease_holder: '', lease_until: 0 })
    .where('id', '=', match)
    .where('lease_holder', '=', holder)
    .execute();
}
