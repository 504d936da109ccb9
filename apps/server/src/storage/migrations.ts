/** The one list of migrations for both backends: forward only, and never edited after a release. */
import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import { StorageProblem } from './problem.ts';
import type { Writer } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

type Migration = (tx: Writer, backend: Pick<Backend, 'indexesNames'>) => Promise<void>;

const MIGRATIONS: readonly Migration[] = [
  createTables,
  createIndexes,
  addAsked,
  createDevices,
  addGoes,
  addHints,
  dropNames,
];

export const NEWEST_SCHEMA = MIGRATIONS.length;

/** Brings a store up to date; processes that start together take turns. */
export async function migrate(backend: Backend): Promise<void> {
  await backend.write(async (tx) => {
    await backend.lockSchema(tx);
    await migrateTo(tx, NEWEST_SCHEMA, backend);
  });
}

export async function migrateTo(tx: Writer, target: number, backend: Pick<Backend, 'indexesNames'>): Promise<void> {
  const version = await schemaVersion(tx);
  if (version > NEWEST_SCHEMA) throw new StorageProblem(newerStore(version));
  for (const migration of MIGRATIONS.slice(version, target)) await migration(tx, backend);
  if (version < target) await tx.updateTable('schema_version').set({ version: target }).execute();
}

async function schemaVersion(tx: Writer): Promise<number> {
  await tx.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const row = await tx.selectFrom('schema_version').select('version').executeTakeFirst();
  if (row !== undefined) return row.version;
  await tx.insertInto('schema_version').values({ version: 0 }).execute();
  return 0;
}

function newerStore(version: number): string {
  return (
    `The stored data was written by a newer version of Shutterbox (schema ${version}; this one knows ${NEWEST_SCHEMA}): ` +
    'run that version or a later one.'
  );
}

async function createTables(tx: Writer): Promise<void> {
  await tx.schema
    .createTable('visitors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('recovery_hash', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await createMatches(tx);
  await tx.schema
    .createTable('options')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('options', 'text', (column) => column.notNull())
    .execute();
  await createSeats(tx);
  await tx.schema
    .createTable('entries')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match_id', 'number'])
    .execute();
  await tx.schema
    .createTable('checkpoints')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('checkpoint', 'text', (column) => column.notNull())
    .execute();
}

async function createMatches(tx: Writer): Promise<void> {
  await tx.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('pace', 'bigint', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('rematch_of', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('deadline', 'bigint', (column) => column.notNull())
    .addColumn('bot_waits', 'integer', (column) => column.notNull())
    .addColumn('lease_holder', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('table_version', 'integer', (column) => column.notNull())
    .execute();
}

async function createSeats(tx: Writer): Promise<void> {
  await tx.schema
    .createTable('seats')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('link_hash', 'text', (column) => column.notNull())
    .addColumn('away', 'integer', (column) => column.notNull())
    .addColumn('timeouts', 'integer', (column) => column.notNull())
    .addColumn('standing', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['match_id', 'seat'])
    .execute();
}

/** Every list is read from an index. Most are partial, so finished matches cost the lists of running ones nothing. */
async function createIndexes(tx: Writer): Promise<void> {
  await sql`create index visitors_by_recovery on visitors (recovery_hash)`.execute(tx);
  await sql`create index matches_listed on matches (created) where status = 'open' and listed = 1`.execute(tx);
  await sql`create index matches_unfinished on matches (status, updated) where status <> 'over'`.execute(tx);
  await sql`create index matches_by_host on matches (host) where host <> ''`.execute(tx);
  await sql`create index matches_by_deadline on matches (deadline) where deadline > 0`.execute(tx);
  await sql`create index matches_for_bots on matches (lease_until, updated) where bot_waits = 1`.execute(tx);
  await sql`create index seats_by_visitor on seats (visitor) where visitor <> ''`.execute(tx);
  await sql`create unique index entries_by_client on entries (match_id, client) where client <> ''`.execute(tx);
}

/** Older matches learn whom they wait for with their next entry. */
async function addAsked(tx: Writer): Promise<void> {
  await tx.schema
    .alterTable('matches')
    .addColumn('asked', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

/** Older tokens still work: all of a visitor's count as one device, with the visitor's own id, which can be signed out. */
async function createDevices(tx: Writer): Promise<void> {
  await tx.schema
    .createTable('devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor', 'text', (column) => column.notNull().references('visitors.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'integer', (column) => column.notNull())
    .execute();
  await sql`create index devices_by_visitor on devices (visitor)`.execute(tx);
  const day = sql`seen / ${sql.lit(DAY_MS)}`;
  await sql`insert into devices (id, visitor, name, first_day, last_day) select id, id, '', ${day}, ${day} from visitors`.execute(
    tx,
  );
}

/** When a finished match will be deleted; 0 if nothing is announced. */
async function addGoes(tx: Writer): Promise<void> {
  await tx.schema
    .alterTable('matches')
    .addColumn('goes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index matches_over on matches (id) where status = 'over'`.execute(tx);
}

/** Whether everyone at a table may ask for hints; never at older tables. */
async function addHints(tx: Writer): Promise<void> {
  await tx.schema
    .alterTable('matches')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Where memory has the names of answers, their index only costs time. */
async function dropNames(tx: Writer, { indexesNames }: Pick<Backend, 'indexesNames'>): Promise<void> {
  if (!indexesNames) await sql`drop index entries_by_client`.execute(tx);
}
