/** Copies the public part of a state, for clones, views and guesses alike. */

/** Deeply read-only, as views are. */
export type DeepReadonly<T> = unknown extends T ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/**
 * Only with `slice`. V8 tracks how long arrays from `[]` or `map` live: after a few hundred long-lived copies it allocates
 * all later ones among the old objects, which made a clone of wildlife ten times as slow.
 */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies = lists.slice() as T[][];
  for (let i = 0; i < copies.length; i++) copies[i] = (copies[i] as T[]).slice();
  return copies;
}
