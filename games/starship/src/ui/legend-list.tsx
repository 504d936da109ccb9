/** The legend: what every plan has, and the signs of fog, vacuum, damage and drift, each only if the match has them. */
import type { ReactNode } from 'react';
import { armorOf } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { PLIGHT_MARKS } from './people/plight-marks.tsx';
import { LiftSign, PortalSign, ShaftSign } from './plan/signs.tsx';

const PORTALS = [
  ['iris', 'Iris'],
  ['door', 'Door'],
  ['hatch', 'Hatch'],
] as const;

interface Entry {
  readonly words: string;
  readonly sign: ReactNode;
  is(view: View): boolean;
}

const isFoggy = ({ sight }: View): boolean => sight !== null;
const isAirless = ({ airless }: View): boolean => airless.length > 0;
const isWeightless = ({ gravity }: View): boolean => !gravity;

const counter = (mark: ReactNode): ReactNode => (
  <svg viewBox="-21 -21 42 42" aria-hidden="true">
    {mark}
  </svg>
);

const wall = (mark: ReactNode): ReactNode => (
  <svg viewBox="-18 -10 36 20" aria-hidden="true">
    {mark}
  </svg>
);

const ENTRIES: readonly Entry[] = [
  { words: 'in the fog', sign: <i className="ss-key-fog" />, is: isFoggy },
  {
    words: 'last seen in turn 3',
    sign: (
      <svg className="ss-ghost" viewBox="-21 -31 42 50" aria-hidden="true">
        <circle className="ss-key-ghost" r="15" />
        <rect x="-12" y="-29" width="24" height="13" rx="2" />
        <text y="-19">T3</text>
      </svg>
    ),
    is: isFoggy,
  },
  { words: 'vacuum', sign: <i className="ss-key-void" />, is: isAirless },
  {
    words: 'no air: 2 dice a turn',
    sign: (
      <svg viewBox="-23 -22 22 22" aria-hidden="true">
        {PLIGHT_MARKS.gasping}
      </svg>
    ),
    is: isAirless,
  },
  {
    words: 'gassed: 1 die due',
    sign: counter(PLIGHT_MARKS.gassed),
    is: ({ bodies }) => bodies.some(({ gas }) => gas > 0),
  },
  { words: 'sealed suit', sign: counter(PLIGHT_MARKS.suited), is: hasSuits },
  {
    words: 'damaged suit',
    sign: counter(PLIGHT_MARKS.pierced),
    is: ({ bodies }) => bodies.some((body) => body.pierced > 0),
  },
  {
    words: 'hole in the hull',
    sign: wall(<path className="ss-hole" d="M-8 0-4-5 0 4 4-4 8 0" />),
    is: ({ holes }) => holes.length > 0,
  },
  {
    words: 'breach: you can go through',
    sign: wall(<path className="ss-breach" d="M-16 0-11-4-9 3-6 0M16 0 11 4 9-3 6 0" />),
    is: ({ breaches }) => breaches.length > 0,
  },
  { words: 'drifts; AP until there', sign: <i className="ss-key-drift" />, is: isWeightless },
  { words: 'out of control', sign: counter(PLIGHT_MARKS.lost), is: isWeightless },
  { words: 'held hostage', sign: counter(PLIGHT_MARKS.held), is: ({ bodies }) => bodies.some(({ held }) => held) },
  {
    words: 'no hijacker, as far as you know',
    sign: counter(
      <g className="ss-first ss-unsure">
        <g className="ss-base">
          <path d="M0-16 16 12H-16Z" />
        </g>
      </g>,
    ),
    is: (view) => scenarioOf(view).plot !== null,
  },
];

function hasSuits({ sheets }: View): boolean {
  return sheets.some((sheet) => armorOf(sheet).sealed);
}

export function LegendList({ view }: { readonly view: View }): ReactNode {
  return (
    <ul className="ss-legend">
      <li>
        <i className="ss-key-seen" /> in sight, in front
      </li>
      <li>
        <i className="ss-key-aimed" /> leaves AP for an aimed attack
      </li>
      <li>
        <i className="ss-key-snap" /> leaves AP for a snap attack
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
      {ENTRIES.filter(({ is }) => is(view)).map(({ words, sign }) => (
        <li key={words} className="ss-key-wide">
          {sign} {words}
        </li>
      ))}
    </ul>
  );
}
