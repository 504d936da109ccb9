/** Loaded before a server under test: its secrets and nonces, and the seeds of its bots, follow from LUCK. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const drawn = new Map();

/** A stream for each purpose: what is drawn for one shifts no other. */
function bytesOf(purpose, count) {
  const nth = (drawn.get(purpose) ?? 0) + 1;
  drawn.set(purpose, nth);
  return crypto.hkdfSync('sha256', `luck ${process.env.LUCK}`, `${nth}`, purpose, count);
}

globalThis.crypto.getRandomValues = (array) => {
  array.set(new Uint8Array(bytesOf(`${array.length} bytes`, array.length)));
  return array;
};
// The same at every question: what a bot answers hangs on what it sees alone, and not on who was asked first.
const seed = new DataView(bytesOf('seed of bots', 8)).getUint32(0);
crypto.randomInt = (below) => seed % below;
syncBuiltinESMExports();
