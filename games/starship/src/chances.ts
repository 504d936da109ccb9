/** Chances of throws, for bots and boards. */
/** Ways out of 36 to throw at least the number needed, from 2 on. */
const WAYS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** The chance to throw this much or more with two dice. */
export function chanceOf(needed: number): number {
  if (needed <= 2) return 1;
  return (WAYS[needed - 2] ?? 0) / 36;
}
