/** Pairwise covering: all pairs of values of several factors, in few combinations of all of them. */
import type { Chance } from '../game.ts';
import { someOf } from './told.ts';

/** One thing to vary, and its values; the first is the default. */
export interface Factor {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly value: unknown }[];
}

/** The index of a value for each factor that is decided. */
export type Row = ReadonlyMap<Factor, number>;

/**
 * Rows that have every allowed pair of values at least once: each begins with a pair that is still to come, and is filled up
 * with values that make as many more such pairs as possible. Pairs that earlier rows have already are left out.
 */
export function pairwise(
  factors: readonly Factor[],
  there: readonly Row[],
  isAllowed: (row: Row) => boolean,
  chance: Chance,
): Row[] {
  const missing = allPairs(factors).filter((pair) => !there.some((row) => has(row, pair)));
  const open = new Set(someOf(missing, missing.length, chance));
  const rows: Row[] = [];
  for (const pair of open) {
    let row: Row = new Map(pair.map(({ factor, index }) => [factor, index]));
    open.delete(pair);
    if (!isAllowed(row)) continue;
    for (const factor of someOf(factors, factors.length, chance)) if (!row.has(factor)) row = fill(row, factor);
    for (const each of open) if (has(row, each)) open.delete(each);
    rows.push(row);
  }
  return rows;

  /** The allowed value that covers most of the pairs still to come. */
  function fill(row: Row, factor: Factor): Row {
    const choices = someOf([...factor.values.keys()], factor.values.length, chance)
      .map((index) => new Map(row).set(factor, index))
      .filter(isAllowed);
    const scored = choices.map((choice) => ({ choice, met: [...open].filter((pair) => has(choice, pair)).length }));
    const most = Math.max(...scored.map((each) => each.met));
    return scored.find((each) => each.met === most)?.choice ?? row;
  }
}

interface Setting {
  readonly factor: Factor;
  readonly index: number;
}

type Pair = readonly [Setting, Setting];

function has(row: Row, pair: Pair): boolean {
  return pair.every(({ factor, index }) => row.get(factor) === index);
}

function allPairs(factors: readonly Factor[]): Pair[] {
  const settings = (factor: Factor): Setting[] => factor.values.map((_, index) => ({ factor, index }));
  return factors.flatMap((one, i) =>
    factors.slice(i + 1).flatMap((two) => settings(one).flatMap((a) => settings(two).map((b) => [a, b] as const))),
  );
}
