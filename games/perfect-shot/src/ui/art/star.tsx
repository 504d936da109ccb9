import type { ReactNode } from 'react';

export function Star(): ReactNode {
  return (
    <svg className="ps-star" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 2 3 6.9 7.4.6-5.6 4.9 1.7 7.3L12 17.8l-6.5 3.9 1.7-7.3-5.6-4.9L9 8.9z" />
    </svg>
  );
}
