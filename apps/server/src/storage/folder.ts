/** The data folder: created if it is missing, and used by one server only. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';
import { reasonOf, StorageProblem } from './problem.ts';

const OWNER_ONLY = 0o700;
const LOCK = 'server.lock';

/** Not with Node's own `recursive`, which never returns where the system says that a folder is there but nothing can be created in it (`/proc`). */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder));
  } catch (error) {
    throw new StorageProblem(`The data in DATA_DIR (${folder}) cannot be opened: ${reasonOf(error)}.`);
  }
}

function makeWithParents(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeWithParents(parent);
  try {
    mkdirSync(folder, { mode: OWNER_ONLY });
  } catch (error) {
    // Another server that started at the same time was quicker.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * Keeps other servers out until the returned function is called or this process dies, when the system itself releases the
 * lock. Backups need no lock.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const lock = new Libsql(join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new StorageProblem(
      isBusy(error)
        ? `Another server uses the data in DATA_DIR (${folder}): stop it first, or give this server its own folder.`
        : `The data in DATA_DIR (${folder}) cannot be locked: ${reasonOf(error)}.`,
    );
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
