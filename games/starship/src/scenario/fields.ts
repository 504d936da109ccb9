/** What a value from untrusted JSON must be. */
export type Fits = (value: unknown) => boolean;

export const MOST_TURNS = 200;
const LONGEST_NAME = 60;

export function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}

/** A short name, or none. */
export function isLabel(value: unknown): boolean {
  return value === '' || isName(value);
}

export function isTurn(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_TURNS;
}

export function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

export function isSide(value: unknown): boolean {
  return value === 0 || value === 1;
}

export function oneOf(...values: readonly string[]): Fits {
  return (value) => values.some((each) => each === value);
}

export function listOf(fits: Fits, fewest = 0): Fits {
  return (value) => Array.isArray(value) && value.length >= fewest && value.every(fits);
}

export function optional(fits: Fits): Fits {
  return (value) => value === undefined || fits(value);
}

/** Only the named fields of what fits, in this order; what is left out stays left out. */
export function only<T extends object>(from: T, keys: readonly (keyof T)[]): T {
  return Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]))) as T;
}
