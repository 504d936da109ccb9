/** The person at the terminal used a command wrongly: one sentence with a hint to its help, and exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A thing asked for does not exist, or a file is not what it should be: one sentence, and exit status 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** A check failed on well-formed input: one sentence, and exit status 1. */
export class FailedCheck extends Error {
  override readonly name = 'FailedCheck';
}
