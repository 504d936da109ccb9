/** About a counter: a ring for a suit, bonds, arrows for lost control, and the dice that vacuum and gas throw. */
import type { ReactNode } from 'react';
import type { View, Who } from '../../types.ts';
import { type Plight, plightsOf } from './plight.ts';

function due(dice: string): ReactNode {
  return (
    <g className="ss-due">
      <circle cx="-12" cy="-11" r="8" />
      <text x="-12" y="-7.500">
        {dice}
      </text>
    </g>
  );
}

export const PLIGHT_MARKS: Readonly<Partial<Record<Plight, ReactNode>>> = {
  held: <path className="ss-held" d="M-10 2H10M-10 6H10M-4 0v8M4 0v8" />,
  lost: (
    <path
      className="ss-lost"
      d="M-17-8A19 19 0 0 1-6-18M-6-18l-6 1M-6-18l-2 6M17 8A19 19 0 0 1 6 18M6 18l6-1M6 18l2-6"
    />
  ),
  gasping: due('2D'),
  // Below that of vacuum, which is worse.
  gassed: due('1D'),
  pierced: <circle className="ss-suit ss-pierced" r="17.500" />,
  suited: <circle className="ss-suit" r="17.500" />,
};

export function PlightMarks({ view, who }: { readonly view: View; readonly who: Who }): ReactNode {
  return plightsOf(view, who).map((plight) => <g key={plight}>{PLIGHT_MARKS[plight]}</g>);
}
