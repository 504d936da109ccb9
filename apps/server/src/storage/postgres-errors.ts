import pg from 'pg';

const MOST_TRIES = 10;

/** Both mean that the transaction lost to another one and can be tried again. */
const CONFLICTS = new Set(['40001', '40P01']);

const UNIQUE_VIOLATION = '23505';

/** Values that cannot be stored, broken constraints, and what is too large. */
const CLASSES_OF_VALUES = new Set(['22', '23', '54']);

export async function withRetries<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === MOST_TRIES || !CONFLICTS.has(codeOf(error))) throw error;
    }
  }
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** Whether what was to be written is to blame, and neither Postgres nor the connection. */
export function isAboutValues(error: unknown): boolean {
  return CLASSES_OF_VALUES.has(codeOf(error).slice(0, 2));
}

/** '' if it is not an error of Postgres. */
function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
