/** An award: a rosette with tails and its prestige. Decoration; the words are beside it. */
import { memo, type ReactNode } from 'react';
import { starPath } from './star.ts';

const OUTLINE = starPath(14, 22.5, 19.4, 24, 23.5);

export const Rosette = memo(function Rosette({ value }: { readonly value?: number }): ReactNode {
  return (
    <svg className="ros" viewBox="0 0 48 66" aria-hidden="true">
      <path d="M15 32 9 62l9-5 5 7 4-30z" fill="var(--ribbon-lo)" />
      <path d="m33 32 6 30-9-5-5 7-4-30z" fill="var(--ribbon)" />
      <path d={OUTLINE} fill="var(--ribbon)" />
      <circle cx="24" cy="23.5" r="16.4" fill="var(--ribbon-hi)" />
      <circle cx="24" cy="23.5" r="13.8" fill="#fff8ea" />
      {value !== undefined && (
        <text x="24" y="30" textAnchor="middle" fill="#3a160e">
          {value}
        </text>
      )}
    </svg>
  );
});
