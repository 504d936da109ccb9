/** Small things kept in this browser. Storage may be full or shut: then they last as long as the page. */
const PREFIX = 'shutterbox.';
/** What the storage did not take. */
const here = new Map<string, string>();

/** Whether it lasts. */
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

/** What was kept by this site itself, so of the shape that it had then: callers give defaults to what may be missing. */
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
