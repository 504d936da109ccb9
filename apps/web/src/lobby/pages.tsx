/** The pages besides the lobby: in the head of a page, on a phone in its foot. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
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
  const [here] = useLocation();
  return (
    <nav aria-label="Pages">
      {PAGES.map(({ path, label }) => (
        <Link
          key={path}
          href={path}
          className={className}
          aria-current={here === path || here.startsWith(`${path}/`) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
