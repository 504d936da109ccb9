/** What changed since your last turn, by ear. */
import { joined, render } from '@shutterbox/kernel';
import type { Since } from '../dock/since.tsx';
import type { Notice } from './notices.ts';

/** How things stand is said of the beginning of the turn: what you do changes it. */
export function sinceNotices(since: Pick<Since, 'changes' | 'reader' | 'acted'> | undefined): readonly Notice[] {
  if (since === undefined || since.acted) return [];
  const words = since.changes.flatMap((change) => [change.words, change.now ?? []]);
  const told = render(joined(words, ' '), since.reader);
  return [{ about: 'since', key: told, words: `Since your last turn: ${told}` }];
}
