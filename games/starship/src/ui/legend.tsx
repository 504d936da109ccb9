/** What the signs of the plan mean. */
import type { ReactNode } from 'react';
import { LiftSign, PortalSign, ShaftSign } from './plan/signs.tsx';

const PORTALS = [
  ['iris', 'Iris'],
  ['door', 'Door'],
  ['hatch', 'Hatch'],
] as const;

export function Legend(): ReactNode {
  return (
    <ul className="ss-legend" aria-label="Legend">
      <li>
        <i className="ss-key-aimed" /> keeps 8 AP, aimed
      </li>
      <li>
        <i className="ss-key-snap" /> keeps 4 AP, snap
      </li>
      <li>
        <i className="ss-key-unseen" /> out of sight
      </li>
      <li>
        <i className="ss-key-lane" /> covered lane
      </li>
      {PORTALS.map(([kind, name]) => (
        <li key={kind} className="ss-key-portal">
          <svg viewBox="-18 -14 78 28" aria-hidden="true">
            <PortalSign kind={kind} open={false} />
            <g transform="translate(42)">
              <PortalSign kind={kind} open />
            </g>
          </svg>
          {name}: shut, open
        </li>
      ))}
      <li>
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          <ShaftSign kind="iris" open={false} />
        </svg>
        Shaft
      </li>
      <li>
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          <LiftSign />
        </svg>
        Lift
      </li>
    </ul>
  );
}
