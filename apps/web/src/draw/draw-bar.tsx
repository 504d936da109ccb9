import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from '../lobby/brand.tsx';
import type { Craft } from './craft.ts';

/** The top bar: the page's title, what else you can draw, and the way back. */
export function DrawBar({ craft: { name, all, path } }: { readonly craft: Craft }): ReactNode {
  return (
    <header className="lb-bar draw-bar">
      <Brand />
      <p>{name}</p>
      {all.length > 1 && (
        <nav aria-label="What to draw">
          {all.map((each) => (
            <Link key={each.path} href={each.path} className="btn quiet" aria-current={each.path === path && 'page'}>
              A {each.noun}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
