/** The shutter release: a switch that calls a perfect shot. The large button beside it then places the card. */
import { type Reason, Refused } from '@shutterbox/ui';
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

const NAME = 'Call a perfect shot';

export function ShutterRelease({ called, left, refused, openRule, onPress }: ShutterReleaseProps): ReactNode {
  return (
    <div className="ps-release">
      {refused === undefined ? (
        <button
          type="button"
          role="switch"
          className="ps-shutter"
          aria-checked={called}
          aria-label={NAME}
          aria-describedby="ps-calls"
          onClick={onPress}
        >
          <Star />
        </button>
      ) : (
        <Refused className="ps-shutter" reason={refused} openRule={openRule}>
          <Star />
          <span className="unseen">{NAME}</span>
        </Refused>
      )}
      <div id="ps-calls">
        <b>{called ? 'Perfect shot!' : 'Perfect shot?'}</b>
        <small>{callWords(called, left)}</small>
      </div>
    </div>
  );
}

function callWords(called: boolean, left: number): string {
  if (left === 0) return 'No calls left';
  return called ? 'Press to withdraw' : `${left} of ${MOST_CALLS} calls left`;
}
