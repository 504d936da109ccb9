/** A page to read. */
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <main className="page">
      <Link href="/" className="btn quiet">
        <Icon name="back" />
        Lobby
      </Link>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
