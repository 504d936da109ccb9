/** What the person at this browser is called, for when no server can be asked. */
const KEY = 'shutterbox.name';
const NOBODY = 'You';

/** As the protocol has it (whose value would bring its decoders along). */
export const NAME_CHARACTERS = 24;

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
