/** What the signs of the plan mean. */
import { useMedia } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { armorOf } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { later } from './later.tsx';
import { LiftSign, PortalSign, ShaftSign } from './plan/signs.tsx';

const PORTALS = [
  ['iris', 'Iris'],
  ['door', 'Door'],
  ['hatch', 'Hatch'],
] as const;

/** The order of action needs the room more. */
const TALL = '(min-height: 1000px)';

const Second = later<{ readonly view: View }>(async () => (await import('./legend-second.tsx')).LegendSecond);

/** Most matches have none of the signs that are told last. */
function hasSecond({ sight, airless, gravity, damage, sheets, ...view }: View): boolean {
  const { plot } = scenarioOf(view);
  const suited = sheets.some((sheet) => armorOf(sheet).sealed);
  const held = view.bodies.some((body) => body.held);
  return sight !== null || airless.length + damage.length > 0 || !gravity || plot !== null || suited || held;
}

export function Legend({ view }: { readonly view: View }): ReactNode {
  const tall = useMedia(TALL);
  return (
    <details className="ss-legend-box" open={tall}>
      <summary>Legend</summary>
      <ul className="ss-legend">
        <li>
          <i className="ss-key-seen" /> in sight, in front
        </li>
        <li>
          <i className="ss-key-aimed" /> keeps AP, aimed
        </li>
        <li>
          <i className="ss-key-snap" /> keeps AP, snap
        </li>
        <li>
          <i className="ss-key-unseen" /> out of sight
        </li>
        <li>
          <i className="ss-key-lane" /> covered lane
        </li>
        <li>
          <svg viewBox="-24 -34 48 30" aria-hidden="true">
            <path className="ss-covers" d="M-17-17A24 24 0 0 1 17-17M-20.500-20.500A29 29 0 0 1 20.500-20.500" />
          </svg>
          covers, on guard
        </li>
        <li>
          <svg viewBox="-21 -21 42 42" aria-hidden="true">
            <circle className="ss-evades" r="18" />
          </svg>
          evades, 3 harder to hit
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
        {hasSecond(view) && <Second view={view} />}
      </ul>
    </details>
  );
}
