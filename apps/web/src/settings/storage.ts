/** Small values kept in this browser. If storage is full or blocked, they last as long as the page. */
const PREFIX = 'shutterbox.';
/** Values the storage refused. */
const here = new Map<string, string>();

/** Returns whether the value outlasts the page. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    here.delete(key);
    return true;
  } catch {
    here.set(key, text);
    return false;
  }
}

/** Written by this site, but perhaps by an older version: callers supply defaults for missing fields. */
export function kept<T>(key: string): T | undefined {
  const text = here.get(key) ?? stored(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}
