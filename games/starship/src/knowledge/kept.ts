/** What was worked out for an observer of something that is never changed in place: views are asked for far more often than it changes. */
import type { Observer } from '@shutterbox/kernel';

/** The observer, and whatever else an answer depends on, in one number. */
const OBSERVERS = 16;

export class Kept<K extends object, V> {
  private readonly known = new WeakMap<K, Map<number, V>>();

  get(key: K, observer: Observer, also: number): V | undefined {
    return this.known.get(key)?.get(numberOf(observer, also));
  }

  /** Returns the value. */
  keep(key: K, observer: Observer, also: number, value: V): V {
    const values = this.known.get(key) ?? new Map<number, V>();
    this.known.set(key, values);
    values.set(numberOf(observer, also), value);
    return value;
  }
}

function numberOf(observer: Observer, also: number): number {
  return OBSERVERS * also + (observer === 'spectator' ? OBSERVERS - 1 : observer);
}
