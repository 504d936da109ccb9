/** Links to the other pages: in the lobby's bar, or in its footer on a phone. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CATALOGUE } from './catalogue.ts';

const PAGES = [
  { path: '/rules', label: 'Rules' },
  ...CATALOGUE.flatMap(({ id, draw, offer }) =>
    draw === undefined || offer === undefined ? [] : [{ path: `/draw/${id}`, label: draw }],
  ),
  { path: '/replay', label: 'Replay a file' },
  { path: '/about', label: 'About' },
];

export function Pages({ className }: { readonly className?: string }): ReactNode {
  return (
    <nav aria-label="Pages">
      {PAGES.map(({ path, label }) => (
        <Link key={path} href={path} className={className}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
