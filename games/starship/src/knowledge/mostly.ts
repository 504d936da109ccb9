import type { Chance } from '@shutterbox/kernel';

/** How much likelier something is to be as it was. */
const KEPT = 12;

/** What it was, or any of these. */
export function mostly<T>(kept: T, values: readonly T[], chance: Chance): T {
  const drew = chance.int(values.length + KEPT);
  return drew < values.length ? (values[drew] as T) : kept;
}
