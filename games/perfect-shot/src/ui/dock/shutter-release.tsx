/** The shutter release: a switch that calls a perfect shot. The large button beside it then places the card. */
import { type Reason, ReasonWords } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { MOST_CALLS } from '../../table.ts';
import { Star } from '../art/star.tsx';

interface ShutterReleaseProps {
  readonly called: boolean;
  readonly left: number;
  readonly refused: Reason | undefined;
  openRule(rule: string): void;
  onPress(): void;
}

export function ShutterRelease({ called, left, refused, openRule, onPress }: ShutterReleaseProps): ReactNode {
  return (
    <div className="ps-release">
      <button
        type="button"
        role="switch"
        className="ps-shutter"
        aria-checked={called}
        aria-label="Call a perfect shot"
        aria-describedby="ps-calls"
        disabled={refused !== undefined}
        onClick={onPress}
      >
        <Star />
      </button>
      <div id="ps-calls">
        <b>{called ? 'Perfect shot called' : 'Perfect shot?'}</b>
        {refused === undefined ? (
          <small>{called ? 'Press to withdraw' : `${left} of ${MOST_CALLS} calls left`}</small>
        ) : (
          <ReasonWords reason={refused} openRule={openRule} />
        )}
      </div>
    </div>
  );
}
