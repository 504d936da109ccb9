/** Sentences for failures in this browser: what happened, and what to do. */
import type { Refusal } from '@shutterbox/protocol';

const SENTENCES: Readonly<Record<string, string>> = {
  QuotaExceededError: 'This browser’s storage is full. Free some space and try again.',
  VersionError: 'A newer version of this site is open in another tab. Reload this page.',
};
const ANYTHING = 'That did not work in this browser. Try again, or reload the page.';

export function failureOf(error: unknown): Refusal {
  return { code: 'browser.failed', sentence: expected(error) ?? ANYTHING };
}

/** Known browser failures are not our bugs; everything else is logged. */
export function complainOf(error: unknown): void {
  if (expected(error) === undefined) console.error(error);
}

function expected(error: unknown): string | undefined {
  return error instanceof DOMException ? SENTENCES[error.name] : undefined;
}
