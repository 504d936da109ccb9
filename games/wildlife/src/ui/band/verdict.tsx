/** What a throw needs while the dice are in the air, and the result once they land. */
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';

export interface VerdictProps {
  readonly success: boolean;
  readonly words: string;
  /** Said until the dice have landed. */
  readonly need?: string | undefined;
}

export function Verdict({ success, words, need }: VerdictProps): ReactNode {
  return (
    <span className="wl-verdict">
      {need !== undefined && (
        <span className="wl-need" aria-hidden="true">
          {need}
        </span>
      )}
      <span className="wl-result">
        <Icon name={success ? 'check' : 'close'} />
        {words}
      </span>
    </span>
  );
}
