/**
 * Appending, which every answer does: one statement, which each connection prepares once, and so one round trip. The update
 * is also the lock that puts two appends to one match in order; an entry or a client id that already exists undoes it all.
 */
import type { Append, AppendResult } from '@shutterbox/host';
import pg from 'pg';
import { checkpointsRow, entriesRow, tailColumns } from './rows.ts';

const APPEND = `
with moved as (
  update matches set status = $3, number = $4, updated = $5, deadline = $6, bot_waits = $7, asked = $8, lease_holder = $9,
    lease_until = $10 where id = $1 and number = $2 returning id
), added as (
  insert into entries (match_id, number, entry, events, client, at)
    select moved.id, row.number, row.entry, row.events, row.client, row.at
    from moved, unnest($11::bigint[], $12::text[], $13::text[], $14::text[], $15::bigint[])
      as row (number, entry, events, client, at)
), kept as (
  insert into checkpoints (match_id, number, checkpoint)
    select moved.id, row.number, row.checkpoint
    from moved, unnest($16::bigint[], $17::text[]) as row (number, checkpoint)
    on conflict (match_id) do update set number = excluded.number, checkpoint = excluded.checkpoint
)
select 1 from moved`;

const UNIQUE_VIOLATION = '23505';

export async function appendToPostgres(pool: pg.Pool, append: Append): Promise<AppendResult> {
  try {
    const { rowCount } = await pool.query({ name: 'append', text: APPEND, values: valuesOf(append) });
    return rowCount === 0 ? 'taken' : 'written';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}

function valuesOf({ match, entries, tail, checkpoint }: Append): unknown[] {
  const { status, number, updated, deadline, bot_waits, asked, lease_holder, lease_until } = tailColumns(tail);
  const rows = entries.map((each) => entriesRow(match, each));
  const kept = checkpoint === undefined ? [] : [checkpointsRow(match, checkpoint)];
  return [
    ...[match, number - entries.length],
    ...[status, number, updated, deadline, bot_waits, asked, lease_holder, lease_until],
    ...(['number', 'entry', 'events', 'client', 'at'] as const).map((column) => rows.map((row) => row[column])),
    ...(['number', 'checkpoint'] as const).map((column) => kept.map((row) => row[column])),
  ];
}
