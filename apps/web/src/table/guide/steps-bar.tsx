/** Replaces the phases: the progress of the lesson. */
import type { Stage } from '@shutterbox/ui/guide';
import type { ReactNode } from 'react';

export function StepsBar({ stage: { index, of, step } }: { readonly stage: Stage<unknown> }): ReactNode {
  return (
    <div className="guide-bar">
      <b>
        Step {index + 1} of {of}
      </b>
      <progress max={of} value={index + 1} aria-label={`Step ${index + 1} of ${of}`} />
      <span>{step.title}</span>
    </div>
  );
}
