/** A flat face: a result or a target. Decoration; the words are beside it. */
import { memo, type ReactNode } from 'react';
import { pipPath } from './pips.ts';

const PATHS = [0, 1, 2, 3, 4, 5, 6].map((face) => pipPath(face, 0.098));

export const Die = memo(function Die({ face }: { readonly face: number }): ReactNode {
  return (
    <svg className="die" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1.5" y="2.5" width="37" height="37" rx="9" fill="var(--die-lo)" />
      <rect x="1.5" y="1" width="37" height="36.5" rx="9" fill="var(--die)" />
      <rect x="3.5" y="2.6" width="33" height="32" rx="8" fill="var(--die-hi)" opacity=".75" />
      <path d={PATHS[face]} transform="translate(3 2) scale(34)" fill="var(--pip)" />
    </svg>
  );
});
