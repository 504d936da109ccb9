const FIRST_MS = 400;
/** A server that restarts is back in seconds, and nobody wants to wait for his move any longer. */
const LONGEST_MS = 5_000;

/** Milliseconds before the next attempt: doubling, and spread out so that not all come back at once after a restart. */
export function backoff(attempts: number, chance: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts, 10)) * (0.5 + chance / 2);
}
