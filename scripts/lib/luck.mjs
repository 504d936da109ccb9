/**
 * A fixed seed for all chance in tests and pictures; `LUCK=7` in front of the command uses another one. The product does not
 * know about it: the server loads `lucky-server.mjs` before its own code, and pages run `bendNonces`.
 */
import { fileURLToPath } from 'node:url';

export const LUCK = Number(process.env.LUCK ?? 1);
if (!Number.isSafeInteger(LUCK)) throw new Error(`LUCK must be a whole number, not '${process.env.LUCK}'.`);

/** For `startServerProcess`. */
export const LUCKY_SERVER = [
  { LUCK: String(LUCK) },
  ['--import', fileURLToPath(new URL('lucky-server.mjs', import.meta.url))],
];

/** Runs in a page: every player who joins gives this nonce. Other random values (names of messages) must stay random. */
export function bendNonces(luck) {
  const chance = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.byteLength === 16 ? array.fill(luck) : chance(array));
}
