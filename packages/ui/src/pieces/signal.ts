/**
 * One value that parts of a board share although the table mounts them apart (dock, board, holdings): what is picked up, what is
 * hovered, whether odds are shown.
 */
import { useSyncExternalStore } from 'react';

export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function signal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSignal<T>(source: Signal<T>): T {
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}

/** Renders only when what is selected changes: forty prints listen to one hover. */
export function useSelected<T, R>(source: Signal<T>, select: (value: T) => R): R {
  const get = (): R => select(source.get());
  return useSyncExternalStore(source.subscribe, get, get);
}

/** A switch that this device remembers. */
export function rememberedSwitch(key: string, initial: boolean): Signal<boolean> {
  const kept = recall(key);
  const inner = signal(kept === null ? initial : kept === 'on');
  return {
    ...inner,
    set(value) {
      inner.set(value);
      remember(key, value ? 'on' : 'off');
    },
  };
}

/** Storage may be forbidden: then the switch holds for this visit. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value of this visit is kept in the signal.
  }
}
