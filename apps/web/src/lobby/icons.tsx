/** The lobby's icons, all 24 wide and drawn in outline. */
import type { ReactNode } from 'react';

function Line({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      className="i line"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const SIGNS = {
  play: (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 4.5v15l13-7.5z" />
    </svg>
  ),
  plus: (
    <Line>
      <path d="M12 5v14M5 12h14" />
    </Line>
  ),
  minus: (
    <Line>
      <path d="M5 12h14" />
    </Line>
  ),
  next: (
    <Line>
      <path d="m9 6 6 6-6 6" />
    </Line>
  ),
  close: (
    <Line>
      <path d="m6 6 12 12M18 6 6 18" />
    </Line>
  ),
  sun: (
    <Line>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
    </Line>
  ),
  moon: (
    <Line>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
    </Line>
  ),
  /** The red lamp of a darkroom. */
  safelight: (
    <Line>
      <path d="M12 2v6M3.5 15.5 8.5 8h7l5 7.5zM9 15.5a3 3 0 0 0 6 0" />
    </Line>
  ),
} as const;
