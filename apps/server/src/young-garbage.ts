/**
 * Collects young garbage in small steps while it grows slowly. Left alone, V8 waits until 64 MB are full, and then everyone waits for it:
 * 30 to 90 ms. At full speed V8 is left alone, because large collections copy less in all.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 50;
/** Takes some 5 ms with thousands of sockets, however small the step. */
export const STEP_BYTES = 6_000_000;
/** More than this between two looks is full speed. */
export const FAST_BYTES = 5_000_000;

export interface Young {
  /** Of all new objects, used or not. */
  readonly bytes: () => number;
  readonly collect: () => void;
}

/**
 * Small steps also make old what would have died young. So old garbage is collected as soon as it is half of what lives: V8 would wait
 * until it is three times as much.
 */
const MOST_OLD_GARBAGE = '--heap-growing-percent=50';

/** What to do at each look. What survived the last collection, ours or V8's own, is no garbage, so only what came after it counts. */
export function stepper({ bytes, collect }: Young): () => void {
  let before = bytes();
  let survived = before;
  return () => {
    const now = bytes();
    const isFast = now - before > FAST_BYTES;
    // V8 has collected: what came since then is too little to tell apart.
    if (now < before) survived = now;
    before = now;
    if (now - survived < STEP_BYTES || isFast) return;
    collect();
    before = bytes();
    survived = before;
  };
}

/** As long as the process lives. */
export function collectInSteps(): void {
  const young = youngOfV8();
  if (young === undefined) return;
  setFlagsFromString(MOST_OLD_GARBAGE);
  setInterval(stepper(young), LOOK_EVERY_MS).unref();
}

/** Undefined if this Node cannot be asked to collect. */
function youngOfV8(): Young | undefined {
  // Node shows `gc` only to contexts that are made after the flag is set.
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('typeof gc === "function" ? gc : undefined');
  setFlagsFromString('--no-expose-gc');
  if (typeof gc !== 'function') return undefined;
  return { bytes: youngBytes, collect: () => gc({ type: 'minor' }) };
}

function youngBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0;
}
