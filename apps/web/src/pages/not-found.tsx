import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Leaf } from './leaf.tsx';

export function NotFound(): ReactNode {
  return (
    <Leaf title="Nothing on this frame">
      <div className="leaf-frame" aria-hidden="true">
        <div />
      </div>
      <p>Light got in, or the address has a slip in it: there is no such page.</p>
      <div className="leaf-deeds">
        <Link href="/" className="btn primary">
          To the games
        </Link>
      </div>
    </Leaf>
  );
}
