import type { ReactNode } from 'react';
import { Brand } from '../lobby/brand.tsx';

/** The head of the page: where one is, and the way back. */
export function DrawBar({ name }: { readonly name: string }): ReactNode {
  return (
    <header className="lb-bar draw-bar">
      <Brand />
      <p>{name}</p>
    </header>
  );
}
