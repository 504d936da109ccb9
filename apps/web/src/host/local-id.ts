/** Matches that live in this browser alone have it in their address. */
export const LOCAL_PREFIX = 'here-';

/** The name of the database that they are kept in. */
export const DATABASE = 'shutterbox';

export function isLocal(match: string): boolean {
  return match.startsWith(LOCAL_PREFIX);
}
