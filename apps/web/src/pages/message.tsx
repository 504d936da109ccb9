/** A page with only a message and an overexposed frame. */
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Leaf } from './leaf.tsx';
import { Quiet } from './quiet.tsx';

interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** For loading: a word in the middle, without a way back yet. */
  readonly quiet?: boolean;
  /** If trying again may help. */
  readonly onAgain?: (() => void) | undefined;
}

export function Message({ title, children, quiet = false, onAgain }: MessageProps): ReactNode {
  if (quiet) return <Quiet title={title}>{children}</Quiet>;
  return (
    <Leaf title={title}>
      <div className="leaf-frame" aria-hidden="true">
        <div />
      </div>
      {children !== undefined && <p>{children}</p>}
      <div className="leaf-deeds">
        {onAgain !== undefined && (
          <button type="button" className="btn primary" onClick={onAgain}>
            Try again
          </button>
        )}
        <Link href="/" className="btn">
          <Icon name="back" />
          To the lobby
        </Link>
      </div>
    </Leaf>
  );
}
