import type { ReactNode } from 'react';
import type { Reason } from '../room.ts';

export interface ReasonProps {
  readonly reason: Reason;
  openRule(rule: string): void;
}

/** Why not, and by which rule. */
export function ReasonWords({ reason: { sentence, rule }, openRule }: ReasonProps): ReactNode {
  return (
    <p className="reason">
      {sentence}{' '}
      {rule !== undefined && (
        <button type="button" onClick={() => openRule(rule)}>
          Rule {rule}
        </button>
      )}
    </p>
  );
}
