/** Appending, which every answer does: one statement, which each connection prepares once, and so one round trip and one commit. */
import type { Append, AppendResult } from '@shutterbox/host';
import type pg from 'pg';
import { int8Array, textArray } from './postgres-array.ts';
import { isUniqueViolation } from './postgres-errors.ts';
import { checkpointsRow, entriesRow, tailColumns } from './rows.ts';
import type { CheckpointsRow, EntriesRow } from './schema.ts';

/** The update is also the lock that puts two appends to one match in order; an entry or a client id that already exists undoes it all. */
const ONE = `
with moved as (
  update matches set status = $3, number = $4, updated = $5, deadline = $6, bot_waits = $7, asked = $8, lease_holder = '',
    lease_until = 0 where id = $1 and number = $2 returning id
), added as (
  insert into entries (match_id, number, entry, events, client, at)
    select id, row.number, row.entry, row.events, row.client, row.at
    from moved, unnest($9::bigint[], $10::text[], $11::text[], $12::text[], $13::bigint[])
      as row (number, entry, events, client, at)
), kept as (
  insert into checkpoints (match_id, number, checkpoint)
    select id, row.number, row.checkpoint from moved, unnest($14::bigint[], $15::text[]) as row (number, checkpoint)
    on conflict (match_id) do update set number = excluded.number, checkpoint = excluded.checkpoint
)
select id from moved`;

/**
 * The same for many matches, each once. Rows that someone else has locked are left out: so it never waits while it has locks, which
 * makes it part of no deadlock, and nobody waits for the slowest.
 */
const MANY = `
with free as materialized (
  select id, row.* from matches
    join unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[])
      as row (match, last, new_status, new_number, new_updated, new_deadline, new_bot_waits, new_asked)
      on id = match and number = last
    for no key update of matches skip locked
), moved as (
  update matches set status = new_status, number = new_number, updated = new_updated, deadline = new_deadline,
    bot_waits = new_bot_waits, asked = new_asked, lease_holder = '', lease_until = 0
    from free where matches.id = free.id returning matches.id
), added as (
  insert into entries (match_id, number, entry, events, client, at)
    select id, row.number, row.entry, row.events, row.client, row.at
    from moved join unnest($9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::bigint[])
      as row (match, number, entry, events, client, at) on id = match
), kept as (
  insert into checkpoints (match_id, number, checkpoint)
    select id, row.number, row.checkpoint
    from moved join unnest($15::text[], $16::bigint[], $17::text[]) as row (match, number, checkpoint) on id = match
    on conflict (match_id) do update set number = excluded.number, checkpoint = excluded.checkpoint
)
select id from moved`;

/** An append as rows. */
export interface AppendRows {
  readonly match: string;
  /** The number at which the match has to be. */
  readonly last: number;
  readonly tail: ReturnType<typeof tailColumns>;
  readonly entries: readonly EntriesRow[];
  readonly checkpoints: readonly CheckpointsRow[];
}

export function rowsOf({ match, entries, tail, checkpoint }: Append): AppendRows {
  return {
    match,
    last: tail.number - entries.length,
    tail: tailColumns(tail),
    entries: entries.map((each) => entriesRow(match, each)),
    checkpoints: checkpoint === undefined ? [] : [checkpointsRow(match, checkpoint)],
  };
}

export async function appendOne(pool: pg.Pool, append: AppendRows): Promise<AppendResult> {
  const { status, number, updated, deadline, bot_waits, asked } = append.tail;
  const [, ...entries] = entryArrays(append.entries);
  const [, ...checkpoints] = checkpointArrays(append.checkpoints);
  const tail = [append.match, append.last, status, number, updated, deadline, bot_waits, asked];
  try {
    const { rowCount } = await pool.query({
      name: 'append one',
      text: ONE,
      values: [...tail, ...entries, ...checkpoints],
    });
    return rowCount === 0 ? 'taken' : 'written';
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

/** Returns the matches whose appends were written. The others may be taken, or locked. One that breaks a rule undoes them all. */
export async function appendMany(client: pg.ClientBase, appends: readonly AppendRows[]): Promise<ReadonlySet<string>> {
  const values = [
    ...tailArrays(appends),
    ...entryArrays(appends.flatMap(({ entries }) => entries)),
    ...checkpointArrays(appends.flatMap(({ checkpoints }) => checkpoints)),
  ];
  const { rows } = await client.query<{ readonly id: string }>({ name: 'append many', text: MANY, values });
  return new Set(rows.map(({ id }) => id));
}

function tailArrays(appends: readonly AppendRows[]): readonly Buffer[] {
  return [
    textArray(appends.map(({ match }) => match)),
    int8Array(appends.map(({ last }) => last)),
    textArray(appends.map(({ tail }) => tail.status)),
    int8Array(appends.map(({ tail }) => tail.number)),
    int8Array(appends.map(({ tail }) => tail.updated)),
    int8Array(appends.map(({ tail }) => tail.deadline)),
    int8Array(appends.map(({ tail }) => tail.bot_waits)),
    textArray(appends.map(({ tail }) => tail.asked)),
  ];
}

function entryArrays(entries: readonly EntriesRow[]): readonly Buffer[] {
  return [
    textArray(entries.map(({ match_id }) => match_id)),
    int8Array(entries.map(({ number }) => number)),
    textArray(entries.map(({ entry }) => entry)),
    textArray(entries.map(({ events }) => events)),
    textArray(entries.map(({ client }) => client)),
    int8Array(entries.map(({ at }) => at)),
  ];
}

function checkpointArrays(checkpoints: readonly CheckpointsRow[]): readonly Buffer[] {
  return [
    textArray(checkpoints.map(({ match_id }) => match_id)),
    int8Array(checkpoints.map(({ number }) => number)),
    textArray(checkpoints.map(({ checkpoint }) => checkpoint)),
  ];
}
