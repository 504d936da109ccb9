/** Matches that live in this browser alone have it in their address. */
export const LOCAL_PREFIX = 'here-';

/** And those that begin with a lesson: their first cards and dice are arranged. */
export const LESSON_PREFIX = `${LOCAL_PREFIX}learn-`;

/** The name of the database that they are kept in. */
export const DATABASE = 'shutterbox';

export function isLocal(match: string): boolean {
  return match.startsWith(LOCAL_PREFIX);
}

export function isLesson(match: string): boolean {
  return match.startsWith(LESSON_PREFIX);
}
