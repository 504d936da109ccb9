/**
 * SQLite in DATA_DIR. Any number of processes may share it: SQLite's own locks keep them apart, and who has to wait for another's
 * transaction waits.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import type { Backend } from './backend.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { reasonOf, StorageProblem } from './problem.ts';
import type { Database } from './schema.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import type { Storage } from './storage.ts';
import { storageOn } from './store.ts';

const FILE = 'shutterbox.sqlite';

/** Transactions take milliseconds; only a restore takes seconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** The log may grow during a restore, and shrinks to this again. */
const LOG_BYTES_KEPT = 16 * 1024 * 1024;

/** FULL: a commit has reached the disk when it returns, even if the power fails. */
const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  `journal_size_limit = ${LOG_BYTES_KEPT}`,
];

export async function openSqlite(dataDir: string): Promise<Storage> {
  const backend = sqliteBackend(dataDir);
  try {
    await migrate(backend);
  } catch (error) {
    await backend.close();
    throw error;
  }
  return storageOn(backend);
}

export function sqliteBackend(dataDir: string): Backend {
  const db = new Kysely<Database>({ dialect: new SqliteDialect(openFile(dataDir)) });
  const commits = new GroupCommit(db);
  return {
    db,
    skipsLocked: false,
    write: (work) => commits.write(work),
    // A transaction that writes has the whole file for itself.
    lockSchema: async () => {},
    close: async () => {
      await commits.settled();
      await db.destroy();
    },
  };
}

function openFile(dataDir: string): Libsql.Database {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = new Libsql(join(dataDir, FILE), { timeout: BUSY_TIMEOUT_MS });
    for (const pragma of PRAGMAS) file.exec(`pragma ${pragma}`);
    return file;
  } catch (error) {
    throw new StorageProblem(`The data in DATA_DIR (${dataDir}) cannot be opened: ${reasonOf(error)}.`);
  }
}
