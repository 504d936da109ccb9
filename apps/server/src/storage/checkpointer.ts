/** Moves SQLite's log into its file, in a thread of its own, so that the server can answer meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const LOOK_EVERY_MS = 500;

const file = new Libsql(String(workerData), { timeout: 0 });
const timer = setInterval(() => {
  // Passive: it waits for nobody, and nobody waits for it.
  file.exec('pragma wal_checkpoint(passive)');
}, LOOK_EVERY_MS);
parentPort?.once('message', () => {
  clearInterval(timer);
  file.close();
  parentPort?.close();
});
