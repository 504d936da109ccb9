/** A tracking token: a disc with a paw. Decoration; the words are beside it. */
import { memo, type ReactNode } from 'react';

export const Token = memo(function Token({ ghost = false }: { readonly ghost?: boolean }): ReactNode {
  if (ghost)
    return (
      <svg className="tok ghost" viewBox="0 0 40 42" aria-hidden="true">
        <circle cx="20" cy="19.5" r="17" />
      </svg>
    );
  return (
    <svg className="tok" viewBox="0 0 40 42" aria-hidden="true">
      <ellipse cx="20" cy="23.5" rx="18.5" ry="18" fill="var(--token-lo)" />
      <circle cx="20" cy="19.5" r="18.5" fill="var(--token)" />
      <circle cx="20" cy="19.5" r="15.2" fill="none" stroke="var(--token-hi)" strokeWidth="1.4" opacity=".8" />
      <g fill="#fff4df">
        <path d="M20 20c4 0 7.6 4.3 7.2 7.3-.3 2-2.1 2.6-3.9 2.1-1.2-.4-2.2-.6-3.3-.6s-2.1.2-3.3.6c-1.8.5-3.6-.1-3.9-2.1C12.4 24.3 16 20 20 20z" />
        <ellipse cx="11.8" cy="19" rx="2.3" ry="3.1" transform="rotate(-28 11.8 19)" />
        <ellipse cx="16.7" cy="14.2" rx="2.4" ry="3.4" transform="rotate(-8 16.7 14.2)" />
        <ellipse cx="23.3" cy="14.2" rx="2.4" ry="3.4" transform="rotate(8 23.3 14.2)" />
        <ellipse cx="28.2" cy="19" rx="2.3" ry="3.1" transform="rotate(28 28.2 19)" />
      </g>
    </svg>
  );
});
