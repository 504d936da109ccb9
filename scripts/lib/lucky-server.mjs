/** Loaded before a server under test: its secrets and nonces, and the seeds of its bots, follow from LUCK. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const drawn = new Map();

/** A stream for each purpose, so that drawing from one does not shift the others. */
function bytesOf(purpose, count) {
  const nth = (drawn.get(purpose) ?? 0) + 1;
  drawn.set(purpose, nth);
  return crypto.hkdfSync('sha256', `luck ${process.env.LUCK}`, `${nth}`, purpose, count);
}

globalThis.crypto.getRandomValues = (array) => {
  array.set(new Uint8Array(bytesOf(`${array.length} bytes`, array.length)));
  return array;
};
// The same at every question, so that a bot's answer depends only on what it sees, not on who was asked first.
const seed = new DataView(bytesOf('seed of bots', 8)).getUint32(0);
crypto.randomInt = (below) => seed % below;
syncBuiltinESMExports();
