import type { Reason } from '@shutterbox/ui';
import type { ReactNode } from 'react';

interface ReasonProps {
  readonly reason: Reason;
  openRule(rule: string): void;
}

/** Why not, and by which rule. */
export function ReasonWords({ reason: { sentence, rule }, openRule }: ReasonProps): ReactNode {
  return (
    <p className="da-reason">
      {sentence}
      {rule !== undefined && (
        <button type="button" onClick={() => openRule(rule)}>
          Rule {rule}
        </button>
      )}
    </p>
  );
}
