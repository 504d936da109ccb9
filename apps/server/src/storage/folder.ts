/** The folder of the data: made where it is missing, and one server's alone. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';
import { reasonOf, StorageProblem } from './problem.ts';

const OWNER_ONLY = 0o700;
const LOCK = 'server.lock';

/** Not by Node's own recursive way, which never comes back where a system says that a folder is there and takes nothing (`/proc`). */
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
    // Of two that start at once, one was quicker.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * Keeps other servers out until the function that it answers is called, or this process has died: the system itself lets go of
 * the lock then. Backups need none.
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
