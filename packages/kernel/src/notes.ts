/** Joins events that belong together: a walk of ten steps is one line of the log. */
import type { GameText } from './game.ts';
import type { Words } from './words.ts';

/** An event with its own sentence. */
export interface Told<E> {
  readonly event: E;
  readonly words: Words;
}

/** How a game joins its events; undefined if it joins none. The view may be later than the events. */
export interface Joining<E> {
  joins(before: E, next: E): boolean;
  note(events: readonly E[]): Words;
}

export function joiningOf<A, E, V>({ joins, note }: GameText<A, E, V>, view: () => V): Joining<E> | undefined {
  return joins && note && { joins, note: (events) => note(events, view()) };
}

/** A sentence for each run of joined events, and for each single event. */
export function notesOf<E>(told: readonly Told<E>[], joining: Joining<E> | undefined): readonly Words[] {
  if (joining === undefined) return told.map(({ words }) => words);
  return runsOf(told, (before, next) => joining.joins(before.event, next.event)).map((run) => {
    return run.length === 1 ? run[0].words : joining.note(run.map(({ event }) => event));
  });
}

/** Each item, together with the items before it that it continues. */
export function runsOf<T>(
  items: readonly T[],
  goesOn: (before: T, next: T) => boolean,
): readonly (readonly [T, ...T[]])[] {
  const runs: [T, ...T[]][] = [];
  for (const [at, item] of items.entries()) {
    const run = runs.at(-1);
    const before = items[at - 1];
    if (run !== undefined && before !== undefined && goesOn(before, item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
