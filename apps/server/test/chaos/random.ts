/** A seeded stream of numbers from 0 to 1: what goes wrong is the same for the same seed, though not to the millisecond when. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number below another. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}
