/** The least and the most that a collection may score if some of its photos are not known. */
import { bestPartition } from '../score.ts';
import type { Collection } from '../types.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** `unseen`: how many photos are not known; `left`: how many of each animal they can be at most. */
export function photoRange(known: Collection, unseen: number, left: Collection, animal = 0): Range {
  if (animal === known.length) {
    const { points } = bestPartition(known);
    return { least: points, most: points };
  }
  const after = left.slice(animal + 1).reduce((sum, n) => sum + n, 0);
  const range = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
  for (let n = Math.max(0, unseen - after); n <= Math.min(unseen, left[animal] ?? 0); n++) {
    const { least, most } = photoRange(
      known.map((photos, each) => (each === animal ? photos + n : photos)),
      unseen - n,
      left,
      animal + 1,
    );
    range.least = Math.min(range.least, least);
    range.most = Math.max(range.most, most);
  }
  return range;
}
