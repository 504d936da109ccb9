/**
 * SQLite in DATA_DIR. Only one server uses it (`lockFolder`). A backup may read it at the same time: SQLite's own locks keep the
 * two apart, and either waits while the other is in a transaction.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { AnswerNames } from './answer-names.ts';
import type { Backend } from './backend.ts';
import { entryNamed } from './entries.ts';
import { makeFolder } from './folder.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { reasonOf, StorageProblem } from './problem.ts';
import type { Database } from './schema.ts';
import { appendToSqlite, Taken } from './sqlite-append.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { Statements } from './statements.ts';
import type { Storage } from './storage.ts';
import { storageOn } from './store.ts';

const FILE = 'shutterbox.sqlite';

/** Transactions take milliseconds; only a restore takes seconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** Beside the bundle. */
const CHECKPOINTER = new URL('./checkpointer.js', import.meta.url);
/** Under load, new pages come faster than the thread can handle: then SQLite itself ends the log here and starts it again. */
const MOST_LOG_PAGES = 16_000;
/**
 * The whole log file is kept, some 66 MB: writing over it costs half as much as growing a file. It grows further only during a
 * restore, and then shrinks to this again.
 */
const LOG_BYTES_KEPT = MOST_LOG_PAGES * (4_096 + 24);

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
  const file = openFile(dataDir);
  const statements = new Statements(file);
  const db = new Kysely<Database>({ dialect: new SqliteDialect(file, statements) });
  const endCheckpoints = startCheckpoints(file, join(dataDir, FILE));
  const names = new AnswerNames(statements);
  const commits = new GroupCommit(db, statements, () => names.forget());
  return {
    db,
    skipsLocked: false,
    write: (work) => commits.write(work),
    writeOne: (work) => commits.write(work),
    append: (append) => commits.run(() => appendToSqlite(statements, names, append), takenOr),
    indexesNames: false,
    entryByClient: (match, client) => entryNamed(db, names, match, client),
    // A transaction that writes has the whole file to itself.
    lockSchema: async () => {},
    close: async () => {
      await commits.settled();
      await endCheckpoints();
      await db.destroy();
    },
  };
}

function takenOr(error: unknown): 'taken' {
  if (error instanceof Taken) return 'taken';
  throw error;
}

/**
 * A checkpoint costs an fsync of the whole file, some 100 ms on a slow disk, during which nobody would get an answer. In the
 * bundle a thread does it; elsewhere (tests, the command line) SQLite does it itself.
 */
function startCheckpoints(file: Libsql.Database, path: string): () => Promise<void> {
  if (!existsSync(CHECKPOINTER)) return async () => {};
  file.exec(`pragma wal_autocheckpoint = ${MOST_LOG_PAGES}`);
  const thread = new Worker(CHECKPOINTER, { workerData: path });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  // Without the thread SQLite does it itself again: later, and while others wait.
  thread.once('error', () => {});
  thread.unref();
  return () => {
    thread.postMessage('end');
    return ended;
  };
}

function openFile(dataDir: string): Libsql.Database {
  makeFolder(dataDir);
  try {
    const file = new Libsql(join(dataDir, FILE), { timeout: BUSY_TIMEOUT_MS });
    for (const pragma of PRAGMAS) file.exec(`pragma ${pragma}`);
    return file;
  } catch (error) {
    throw new StorageProblem(`The data in DATA_DIR (${dataDir}) cannot be opened: ${reasonOf(error)}.`);
  }
}
