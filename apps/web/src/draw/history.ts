/** Undo and redo for the drawing page. */
export interface History<D> {
  readonly past: readonly D[];
  readonly now: D;
  readonly future: readonly D[];
  /** The last step was a change of name: the next letter belongs to the same step. */
  readonly naming: boolean;
}

/** Nobody wants to go back further. */
const MOST_STEPS = 200;

export function begun<D>(now: D): History<D> {
  return { past: [], now, future: [], naming: false };
}

export function changed<D>({ past, now }: History<D>, next: D): History<D> {
  return { past: [...past, now].slice(-MOST_STEPS), now: next, future: [], naming: false };
}

/** Letters typed in a row count as one step. */
export function renamed<D>(history: History<D>, next: D): History<D> {
  if (history.naming) return { ...history, now: next };
  return { ...changed(history, next), naming: true };
}

export function undone<D>(history: History<D>): History<D> {
  const { past, now, future } = history;
  const [before] = past.slice(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], naming: false };
}

export function redone<D>(history: History<D>): History<D> {
  const { past, now, future } = history;
  const [after, ...later] = future;
  if (after === undefined) return history;
  return { past: [...past, now], now: after, future: later, naming: false };
}
