/** What is public in a game is copied by one function, for clones, views and guesses alike. */

/** As an observer holds it: nothing in it can be changed. */
export type DeepReadonly<T> = unknown extends T ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/**
 * By `slice` alone. An array that begins as `[]` or comes from `map` teaches V8 how long its kind lives: a few hundred copies
 * that are kept, and it puts all later ones among the old objects, which made a clone of wildlife ten times as slow.
 */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies = lists.slice() as T[][];
  for (let i = 0; i < copies.length; i++) copies[i] = (copies[i] as T[]).slice();
  return copies;
}
