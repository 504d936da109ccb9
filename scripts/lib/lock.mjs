import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readIfThere } from './stamp.mjs';

const RETRY_MS = 100;

/** Runs `work` while no other process holds the lock file; a lock whose process has ended counts for nothing. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else await sleep(RETRY_MS);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path) {
  const holder = Number(readIfThere(path));
  if (!(holder > 0)) return false;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
