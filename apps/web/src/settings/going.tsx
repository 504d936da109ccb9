/** Notice that a match which is over will be deleted, by the rule of the server’s host. */

import type { ReactNode } from 'react';
import { goingWords } from './going.ts';

export function Going({ at }: { readonly at: number | undefined }): ReactNode {
  return at === undefined ? null : <p role="note">{goingWords(at)}</p>;
}
