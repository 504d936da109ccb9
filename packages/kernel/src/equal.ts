/** Structural equality of plain JSON data. */
export function equal(a: unknown, b: unknown): boolean {
  return difference(a, b) === undefined;
}

/** Where two pieces of plain data first differ, as a path, or undefined if they are equal. */
export function difference(a: unknown, b: unknown): string | undefined {
  const path = firstDifference(a, b);
  return path === '' ? '(all)' : path;
}

/** The path is built on the way back, so that comparing equal data builds nothing. */
function firstDifference(a: unknown, b: unknown): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) return firstOfItems(a, b);
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return '';
  const keys = Object.keys(a);
  for (const key of keys) {
    const inner = Object.hasOwn(b, key) ? firstDifference(a[key], b[key]) : '';
    if (inner !== undefined) return `.${key}${inner}`;
  }
  const others = Object.keys(b);
  return others.length === keys.length ? undefined : `.${others.find((key) => !Object.hasOwn(a, key))}`;
}

/** By index, because a list of keys would have to be built first, and states are mostly arrays. */
function firstOfItems(a: readonly unknown[], b: readonly unknown[]): string | undefined {
  const both = Math.min(a.length, b.length);
  for (let i = 0; i < both; i++) {
    const inner = firstDifference(a[i], b[i]);
    if (inner !== undefined) return `.${i}${inner}`;
  }
  return a.length === b.length ? undefined : `.${both}`;
}

/** Everywhere that two pieces of plain data differ, as paths to the leaves. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (Object.is(a, b)) return [];
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differences(a[key], b[key], `${path}.${key}`));
}

/** How far apart two pieces of plain data are: a distance to steer by. */
export type Distance = (a: unknown, b: unknown) => number;

/** In how many values they differ. What one of them lacks counts with all that is in it, so that no detour is shorter than the way. */
export const distance: Distance = (a, b) => apart(a, b, (lacking) => 1 + within(lacking));

/** The same, but what one of them lacks counts as one: then a thing that has to come into being is soon worth it. */
export const leap: Distance = (a, b) => apart(a, b, () => 1);

/** `weigh`: what something counts that only one of them has. */
function apart(a: unknown, b: unknown, weigh: (lacking: unknown) => number): number {
  if (Object.is(a, b)) return 0;
  let sum = 0;
  if (Array.isArray(a) && Array.isArray(b)) {
    const both = Math.min(a.length, b.length);
    for (let i = 0; i < both; i++) sum += apart(a[i], b[i], weigh);
    const longer = a.length > b.length ? a : b;
    for (let i = both; i < longer.length; i++) sum += weigh(longer[i]);
    return sum;
  }
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return weigh(a) + weigh(b) - 1;
  for (const key of Object.keys(a)) sum += Object.hasOwn(b, key) ? apart(a[key], b[key], weigh) : weigh(a[key]);
  for (const key of Object.keys(b)) if (!Object.hasOwn(a, key)) sum += weigh(b[key]);
  return sum;
}

function within(data: unknown): number {
  if (!isObject(data)) return 0;
  let sum = 0;
  for (const key of Object.keys(data)) sum += 1 + within(data[key]);
  return sum;
}

/** Where a value is anything but plain JSON (a class, a hole, undefined, NaN, minus zero …), as a path. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path === '' ? '(all)' : path;
    case 'object':
      return value === null ? undefined : notPlainObject(value, path);
    default:
      return path === '' ? '(all)' : path;
  }
}

function notPlainObject(value: object, path: string): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && !Array.isArray(value)) return path === '' ? '(all)' : path;
  if (Array.isArray(value) && !isDense(value)) return `${path} (a hole or a name)`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isDense(items: readonly unknown[]): boolean {
  const keys = Object.keys(items);
  return keys.length === items.length && keys.every((key, i) => key === String(i));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
