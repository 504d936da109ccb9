/** How often each of 0 … n-1 occurs. */
export function counts(results: readonly number[], n: number): number[] {
  const often = Array.from({ length: n }, () => 0);
  for (const result of results) often[result] = (often[result] ?? 0) + 1;
  return often;
}

export function chiSquare(often: readonly number[]): number {
  const expected = often.reduce((sum, count) => sum + count, 0) / often.length;
  return often.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The value that chi-square of n equally likely results exceeds once in a thousand times (Wilson and Hilferty). */
export function chiSquareLimit(n: number): number {
  const freedom = n - 1;
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.09 * Math.sqrt(part)) ** 3;
}
