const FIRST_MS = 400;
/** A restarting server is back within seconds, and players should not wait longer than that. */
const LONGEST_MS = 5_000;

/** Milliseconds before the next attempt: doubled each time, with jitter so that clients do not all return at once. */
export function backoff(attempts: number, chance: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts, 10)) * (0.5 + chance / 2);
}
