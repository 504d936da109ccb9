/** A page with nothing but a sentence on it. */
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** While something is under way: no way back is offered yet. */
  readonly quiet?: boolean;
}

export function Message({ title, children, quiet = false }: MessageProps): ReactNode {
  return (
    <main className="message" aria-busy={quiet}>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
      {!quiet && (
        <Link href="/" className="btn">
          <Icon name="back" />
          To the lobby
        </Link>
      )}
    </main>
  );
}
