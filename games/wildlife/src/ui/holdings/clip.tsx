/** What holds an assignment. */
import type { ReactNode } from 'react';

export function Clip(): ReactNode {
  return (
    <svg className="wl-clip" viewBox="0 0 16 38" aria-hidden="true">
      <path
        d="M3.5 12V28a4.5 4.5 0 0 0 9 0V8a3.3 3.3 0 0 0-6.6 0V26a1.7 1.7 0 0 0 3.4 0V12"
        fill="none"
        stroke="#8d8a83"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  );
}
