/**
 * What became different between two pieces of plain JSON data, so that only that has to be sent. A node is what is there now, in
 * brackets, empty brackets where nothing is left, or the changes of the parts by their keys; an array's `length` where it differs.
 */
import { isObject } from './equal.ts';

export type Changes = readonly [] | readonly [now: unknown] | { readonly [key: string]: Changes };

/** Undefined if nothing changed. */
export function changesOf(before: unknown, now: unknown): Changes | undefined {
  if (Object.is(before, now)) return undefined;
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return [now];
  const changes: Record<string, Changes> = {};
  let count = 0;
  for (const key of Object.keys(now)) {
    const part = Object.hasOwn(before, key) ? changesOf(before[key], now[key]) : ([now[key]] as const);
    if (part === undefined) continue;
    changes[key] = part;
    count++;
  }
  if (Array.isArray(before) && Array.isArray(now)) {
    if (now.length < before.length) changes.length = [now.length];
    return count > 0 || now.length < before.length ? changes : undefined;
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(now, key)) continue;
    changes[key] = [];
    count++;
  }
  return count > 0 ? changes : undefined;
}

/** What did not change is shared with what was there before. */
export function withChanges(before: unknown, changes: Changes | undefined): unknown {
  if (changes === undefined) return before;
  if (isWhole(changes)) return changes[0];
  const now = copyOf(before);
  for (const [key, part] of Object.entries(changes)) {
    if (isWhole(part) && part.length === 0) delete now[key];
    else now[key] = withChanges(now[key], part);
  }
  return now;
}

/** An array's items have names, too. */
function copyOf(before: unknown): Record<string, unknown> {
  return (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
}

function isWhole(changes: Changes): changes is readonly [] | readonly [unknown] {
  return Array.isArray(changes);
}
