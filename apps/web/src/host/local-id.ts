/** The prefix in the addresses of matches that live only in this browser. */
export const LOCAL_PREFIX = 'here-';

/** Those that begin with a lesson: their first cards and dice are arranged. */
export const LESSON_PREFIX = `${LOCAL_PREFIX}learn-`;

/** The name of their database. */
export const DATABASE = 'shutterbox';

export function isLocal(match: string): boolean {
  return match.startsWith(LOCAL_PREFIX);
}

export function isLesson(match: string): boolean {
  return match.startsWith(LESSON_PREFIX);
}
