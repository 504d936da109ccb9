/** The person at the terminal asked for something that cannot be: one sentence, and exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
