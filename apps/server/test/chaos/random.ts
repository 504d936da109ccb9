/** A seeded stream of numbers from 0 to 1: the same seed gives the same failures, though not to the millisecond. */
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

/** A new seed for every run, printed; set CHAOS_SEED to repeat an earlier run. */
export function newSeed(what: string): number {
  const seed = Number(process.env.CHAOS_SEED ?? below(Math.random, 2 ** 31));
  console.log(`${what}: seed ${seed}`);
  return seed;
}
