/** The prefix in the addresses of matches that live only in this browser. */
export const LOCAL_PREFIX = 'here-';

/** The name of their database. */
export const DATABASE = 'shutterbox';

export function isLocal(match: string): boolean {
  return match.startsWith(LOCAL_PREFIX);
}
