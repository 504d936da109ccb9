/** What the person at this browser is called, for when no server can be asked. */
const KEY = 'shutterbox.name';
const NOBODY = 'You';

export function ownName(): string {
  try {
    return localStorage.getItem(KEY) ?? NOBODY;
  } catch {
    return NOBODY;
  }
}

export function keepOwnName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing forgets the name.
  }
}
