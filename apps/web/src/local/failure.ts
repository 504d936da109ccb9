/** What is said where something in this browser has failed: what it was, and what to do. */
import type { Refusal } from '@shutterbox/protocol';

const SENTENCES: Readonly<Record<string, string>> = {
  QuotaExceededError: 'This browser has no room left to keep that: free some, and try again.',
  VersionError: 'A newer version of this site is open in another tab: reload this page.',
};
const ANYTHING = 'That did not work in this browser: try again, or reload the page.';

export function failureOf(error: unknown): Refusal {
  return { code: 'browser.failed', sentence: expected(error) ?? ANYTHING };
}

/** What may come to any browser is no fault of ours; all else is worth a look. */
export function complainOf(error: unknown): void {
  if (expected(error) === undefined) console.error(error);
}

function expected(error: unknown): string | undefined {
  return error instanceof DOMException ? SENTENCES[error.name] : undefined;
}
