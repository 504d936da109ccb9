/** A photographer as a counter. */
import { Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { type Figure, sideOf } from '../types.ts';

/** Red has a disc, Blue a square: nothing is told by colour alone. */
const BASES = ['M50 14a36 36 0 1 1 0 72 36 36 0 0 1 0-72Z', 'M18 18H82V82H18Z'];

export function Face({ figure, watching }: { readonly figure: Figure; readonly watching: boolean }): ReactNode {
  return (
    <>
      <svg className={`st-face side-${sideOf(figure)}`} viewBox="0 0 100 100" aria-hidden="true">
        <path d={BASES[sideOf(figure)]} />
        <text x="50" y="64">
          {1 + (figure >> 1)}
        </text>
      </svg>
      {watching && (
        <span className="st-eye">
          <Icon name="eye" />
        </span>
      )}
    </>
  );
}
