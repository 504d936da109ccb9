/** Prestige on a print: a number in an eight-point seal. */
import { memo, type ReactNode } from 'react';
import { starPath } from './star.ts';

const OUTLINE = starPath(8, 15, 12.4, 16, 16);

export const Seal = memo(function Seal({ value }: { readonly value: number }): ReactNode {
  return (
    <svg className="prs" viewBox="0 0 32 32" aria-hidden="true">
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      <text x="16" y="21.6" textAnchor="middle" fill="currentColor">
        {value}
      </text>
    </svg>
  );
});
