/**
 * What has changed between two pieces of plain JSON data, so that only the changes have to be sent. A node is either what is there
 * now, in brackets (empty brackets if nothing is left), or the changes of its parts by their keys, with an array's `length` if it
 * differs.
 */
import { isObject } from './equal.ts';

export type Changes = readonly [] | readonly [now: unknown] | { readonly [key: string]: Changes };

/** Undefined if nothing changed. Most parts are numbers that stayed the same, so these are skipped first. */
export function changesOf(before: unknown, now: unknown): Changes | undefined {
  if (before === now) return undefined;
  if (!isObject(before) || !isObject(now)) return [now];
  if (Array.isArray(now)) return Array.isArray(before) ? changesOfItems(before, now) : [now];
  return Array.isArray(before) ? [now] : changesOfParts(before, now);
}

function changesOfItems(before: readonly unknown[], now: readonly unknown[]): Changes | undefined {
  const { length } = now;
  const isSame = length > 0 && length === before.length && typeof now[0] === 'number' && areSameNumbers(before, now);
  return isSame ? undefined : changesOfAny(before, now);
}

/** Most lists are of numbers, and stay as they were. A function that never sees another kind of array reads them twice as fast. */
function areSameNumbers(before: readonly unknown[], now: readonly unknown[]): boolean {
  const { length } = now;
  for (let i = 0; i < length; i++) if (before[i] !== now[i]) return false;
  return true;
}

/**
 * By their indices: the names of the keys would be made first. The last comes first, so that the changes have room for all from the
 * beginning. Lengths are read once: in arrays of all kinds that is slow.
 */
function changesOfAny(before: readonly unknown[], now: readonly unknown[]): Changes | undefined {
  const had = before.length;
  const has = now.length;
  let changes: Record<string, Changes> | undefined;
  for (let i = has - 1; i >= 0; i--) {
    const item = now[i];
    if (i < had && before[i] === item) continue;
    const part = i < had ? changesOf(before[i], item) : ([item] as const);
    if (part === undefined) continue;
    changes ??= {};
    changes[i] = part;
  }
  return has < had ? { ...changes, length: [has] } : changes;
}

function changesOfParts(before: Record<string, unknown>, now: Record<string, unknown>): Changes | undefined {
  const keys = Object.keys(now);
  return isSameList(keys, Object.keys(before))
    ? changesOfFields(keys, Object.values(before), Object.values(now))
    : changesOfOthers(before, now);
}

/** Views of one game have the same fields in the same order: they are compared side by side, and never looked up by name. */
function changesOfFields(
  keys: readonly string[],
  before: readonly unknown[],
  now: readonly unknown[],
): Changes | undefined {
  let changes: Record<string, Changes> | undefined;
  for (let i = 0; i < keys.length; i++) {
    if (before[i] === now[i]) continue;
    const part = changesOf(before[i], now[i]);
    if (part === undefined) continue;
    changes ??= {};
    changes[keys[i] as string] = part;
  }
  return changes;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function changesOfOthers(before: Record<string, unknown>, now: Record<string, unknown>): Changes | undefined {
  let changes: Record<string, Changes> | undefined;
  let added = 0;
  const keys = Object.keys(now);
  for (const key of keys) {
    const part = now[key];
    if (before[key] === part) continue;
    const isNew = !Object.hasOwn(before, key);
    const changed = isNew ? ([part] as const) : changesOf(before[key], part);
    if (isNew) added++;
    if (changed === undefined) continue;
    changes ??= {};
    changes[key] = changed;
  }
  const old = Object.keys(before);
  if (old.length === keys.length - added) return changes;
  return { ...changes, ...Object.fromEntries(old.filter((key) => !Object.hasOwn(now, key)).map((key) => [key, []])) };
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
