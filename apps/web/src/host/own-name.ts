/** The name of the person at this browser, for when the server is unreachable. */
const KEY = 'shutterbox.name';
/** Not “You”: a replay would say “You’s assignment”. */
const NOBODY = 'Guest';

/** A copy of the protocol's value: importing it would pull in the decoders. */
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
    // Without storage the name is forgotten.
  }
}
