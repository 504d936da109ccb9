/** Postgres by DATABASE_URL. A connection that breaks fails the call that had it; the next call gets a new one. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Backend } from './backend.ts';
import { entryByClient } from './entries.ts';
import { migrate } from './migrations.ts';
import { PostgresCommit } from './postgres-commit.ts';
import { withRetries } from './postgres-errors.ts';
import { reasonOf, StorageProblem } from './problem.ts';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';
import { storageOn } from './store.ts';

/** Appends take two; with more than these, Postgres only has more processes. */
const CONNECTIONS = 20;
const CONNECT_TIMEOUT_MS = 5_000;

/** A running server's statements take milliseconds: one that takes this long would never end. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Longer than Postgres's own limit: this one is for a server that no longer answers at all. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Everything that a running server asks has an index. Plans are kept, so one that reads a whole table while it is small would still do so
 * once it is large. What cannot avoid that is made to look dear here, and must not be compiled for it.
 */
const PLANS = '-c enable_seqscan=off -c jit=off';

/** Any number, the same in every version: it names the lock. */
const SCHEMA_LOCK = 7_418_529;

const BIGINT_OID = 20;

export async function openPostgres(url: string): Promise<Storage> {
  const upkeep = await postgresForUpkeep(url);
  await migrate(upkeep).finally(() => upkeep.close());
  return storageOn(postgresBackend(url, 'prompt'));
}

/** For work without a time limit: a migration, a backup. */
export async function postgresForUpkeep(url: string): Promise<Backend> {
  const backend = postgresBackend(url, 'patient');
  try {
    await sql`select 1`.execute(backend.db);
  } catch (error) {
    await backend.close();
    throw new StorageProblem(`Postgres cannot be reached at ${placeOf(url)}: ${reasonOf(error)}.`);
  }
  return backend;
}

/** Without the password. */
function placeOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'DATABASE_URL';
}

function postgresBackend(url: string, patience: 'prompt' | 'patient'): Backend {
  const pool = poolFor(url, patience);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const commits = new PostgresCommit(pool);
  return {
    db,
    skipsLocked: true,
    write: (work) => withRetries(() => db.transaction().execute(work)),
    // A statement is a transaction already: to begin and commit one would be two more round trips, with rows locked meanwhile.
    writeOne: (work) => withRetries(() => work(db)),
    append: (append) => commits.append(append),
    indexesNames: true,
    entryByClient: (match, client) => entryByClient(db, match, client),
    lockSchema: async (tx) => {
      await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`.execute(tx);
    },
    close: async () => {
      await commits.settled();
      await db.destroy();
      // Kysely does not close what it has never used.
      if (!pool.ending) await pool.end();
    },
  };
}

function poolFor(url: string, patience: 'prompt' | 'patient'): pg.Pool {
  const limits = {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    options: PLANS,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: parserFor },
    ...(patience === 'prompt' ? limits : {}),
  });
  // The call that has the connection gets its own error; without a listener, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** pg returns bigint as a string; none of ours comes near 2^53. */
function parserFor(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text');
}
