/** For loading: a word in the middle, without a way back yet. */
import type { ReactNode } from 'react';

interface QuietProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Quiet({ title, children }: QuietProps): ReactNode {
  return (
    <main className="under-way" aria-busy>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
    </main>
  );
}
