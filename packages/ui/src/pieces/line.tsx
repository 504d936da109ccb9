/** A line drawing in the hand of the interface's icons, for what only one game has. Decoration; the words are beside it. */
import type { ReactNode } from 'react';

export function Line({
  d,
  fill,
}: {
  readonly d: string /** A part that is filled. */;
  readonly fill?: string;
}): ReactNode {
  return (
    <svg className="i line" viewBox="0 0 24 24" aria-hidden="true">
      {fill !== undefined && <path d={fill} fill="currentColor" />}
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
