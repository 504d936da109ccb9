/** A problem that the operator can fix; the message is the sentence to show. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
}

/** The reason in an error of Node, Postgres or SQLite, in few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message === '' ? code || error.name : error.message;
}
