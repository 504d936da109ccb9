import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Craft } from './craft.ts';

/** The game, and what else of it can be drawn. */
export function WhatToDraw({ craft: { name, all, path } }: { readonly craft: Craft }): ReactNode {
  if (all.length <= 1) return <p className="draw-eyebrow">{name}</p>;
  return (
    <nav className="draw-what" aria-label="What to draw">
      <span className="draw-eyebrow">{name}</span>
      {all.map((each) => (
        <Link key={each.path} href={each.path} className="btn quiet" aria-current={each.path === path && 'page'}>
          A {each.noun}
        </Link>
      ))}
    </nav>
  );
}
