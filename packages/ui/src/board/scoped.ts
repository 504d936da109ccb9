/** What a game's board, dock and holdings share beside the kit's own state: one value for each mounted room. */
import { type Signal, signal, useSignal } from '../pieces/signal.ts';
import { useBoardStore } from './scope.tsx';
import type { BoardStore } from './store.ts';

export type Scoped<T> = (store: BoardStore) => Signal<T>;

export function scoped<T>(initial: T): Scoped<T> {
  const signals = new WeakMap<BoardStore, Signal<T>>();
  return (store) => {
    const known = signals.get(store);
    if (known !== undefined) return known;
    const own = signal(initial);
    signals.set(store, own);
    return own;
  };
}

export function useScoped<T>(of: Scoped<T>): readonly [value: T, set: (value: T) => void] {
  const own = of(useBoardStore());
  return [useSignal(own), own.set];
}
