/** A list of buttons is one stop for Tab: the arrow keys lead from row to row. */
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The row that was last reached, and whether it still has the focus. */
interface Reached {
  readonly key: string | undefined;
  readonly inside: boolean;
}

export interface RowStops {
  /** The row that Tab leads to. */
  readonly stop: string | undefined;
  /** For the list. */
  readonly list: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(): void;
  };
}

/** `keys`: of its buttons, in their order. Each has `data-row`: what else can be pressed in the list is reached by Tab. */
export function useRows(keys: readonly string[], chosen: string | undefined): RowStops {
  const [reached, setReached] = useState<Reached>({ key: undefined, inside: false });
  return {
    stop: stopOf(keys, chosen, reached),
    list: {
      onKeyDown(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const rows = rowsOf(event.currentTarget);
        const from = indexIn(rows, event.target);
        const next = from < 0 ? undefined : rowAfter(event.key, from, rows.length);
        if (next === undefined) return;
        event.preventDefault();
        rows[next]?.focus();
      },
      onFocus({ currentTarget, target }) {
        const at = indexIn(rowsOf(currentTarget), target);
        setReached(({ key }) => ({ key: keys[at] ?? key, inside: true }));
      },
      onBlur: () => setReached(({ key }) => ({ key, inside: false })),
    },
  };
}

/** Focus that comes from elsewhere goes to the chosen row, or to the last one. */
export function stopOf(
  keys: readonly string[],
  chosen: string | undefined,
  { key, inside }: Reached,
): string | undefined {
  const wanted = inside ? [key, chosen] : [chosen, key];
  return wanted.find((each) => each !== undefined && keys.includes(each)) ?? keys[0];
}

/** The index of the row that a key leads to; undefined for any other key. */
export function rowAfter(key: string, from: number, rows: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(rows - 1, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return rows - 1;
    default:
      return undefined;
  }
}

function rowsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')];
}

function indexIn(rows: readonly HTMLElement[], target: EventTarget): number {
  return rows.findIndex((row) => target instanceof Node && row.contains(target));
}
