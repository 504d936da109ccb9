/** The person at the terminal used a command wrongly: one sentence with a hint to its help, and exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked for is not there, or a file is not what it should be: one sentence, and exit status 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** What was to be checked is well formed and yet does not pass: one sentence, and exit status 1. */
export class FailedCheck extends Error {
  override readonly name = 'FailedCheck';
}
