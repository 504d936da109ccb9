/** A counter on the plan: facing, posture and wounds about the silhouette. */
import { type ReactNode, useRef } from 'react';
import { bodyOf } from '../../people.ts';
import type { Facing } from '../../plan/types.ts';
import type { View, Who } from '../../types.ts';
import { Badge, Figure } from './face.tsx';
import { evades, isOut, type Posture, postureOf, sideClass, tagOf, woundsOf } from './looks.ts';
import { PlightMarks } from './plight-marks.tsx';

/** Of a letter of the tag. */
const LETTER = 6.6;
const QUARTER = 90;
/** Of the facing mark: a name does not lie on it. */
const MARK = 11;

/** Small signs beside the head, for what is too fine to be seen on a phone. */
const SIGNS: Readonly<Partial<Record<Posture, string>>> = {
  covering: 'M-4.500 0h9M0-4.500v9M-2.500 0A2.500 2.500 0 1 0 2.500 0A2.500 2.500 0 1 0-2.500 0',
  running: 'M-3.500-3.500 0 0-3.500 3.500M.5-3.500 4 0 .5 3.500',
  sneaking: 'M-4.500-.5q2.200-3 4.500-1t4.500-1M-4.500 3q2.200-3 4.500-1t4.500-1',
  evading: 'M-4.500-.5q2.200-3 4.500-1t4.500-1M-4.500 3q2.200-3 4.500-1t4.500-1',
  ladder: 'M-2.500-4.500v9M2.500-4.500v9M-2.500-2h5M-2.500 2h5',
};

interface CounterProps {
  readonly view: View;
  readonly who: Who;
  readonly facing: Facing;
  /** The name stands above. */
  readonly up?: boolean;
  /** The name is there without being pointed at. */
  readonly named?: boolean;
}

export function Counter({ view, who, facing, up = false, named = false }: CounterProps): ReactNode {
  const angle = useAngle(facing);
  const posture = postureOf(view, who);
  const tag = tagOf(view, who);
  const width = tag.length * LETTER + 6;
  const ahead = facing === (up ? 0 : 2) ? MARK : 0;
  const top = up ? -29 - ahead : 15 + ahead;
  const sign = SIGNS[posture];
  const wounds = woundsOf(view, who);
  const out = isOut(view, who);
  const asleep = bodyOf(view, who).status === 'asleep';
  return (
    <svg className={`ss-counter ${sideClass(view, who)}`} viewBox="-16 -16 32 32" aria-hidden="true">
      {!out && !asleep && (
        <g
          className={view.act.who === who ? 'ss-ahead ss-now' : 'ss-ahead'}
          style={{ transform: `rotate(${angle}deg)` }}
        >
          <path className="ss-chevron" d="M-10-14 0-26.500 10-14Q0-19-10-14Z" />
          {posture === 'covering' && (
            <path className="ss-covers" d="M-17-17A24 24 0 0 1 17-17M-20.500-20.500A29 29 0 0 1 20.500-20.500" />
          )}
          {posture === 'running' && <path className="ss-speed" d="M-9 18v9M0 19v13M9 18v9" />}
        </g>
      )}
      <Figure view={view} who={who} />
      {evades(view, who) && <circle className="ss-evades" r="18" />}
      {posture === 'caged' && <path className="ss-bars" d="M-15-15H15V15H-15ZM-7.500-15V15M0-15V15M7.500-15V15" />}
      <PlightMarks view={view} who={who} />
      <Badge view={view} who={who} />
      {sign !== undefined && (
        <g className={`ss-posture ss-${posture}`} transform="translate(-12 -11)">
          <circle r="7.500" />
          <path d={sign} />
        </g>
      )}
      {wounds > 0 && !out && (
        <g className="ss-wounds">
          <circle cx="12" cy="-11" r="7.500" />
          <text x="12" y="-7.400">
            {wounds}
          </text>
        </g>
      )}
      <g className={named ? 'ss-tag ss-named' : 'ss-tag'}>
        <rect x={-width / 2} y={top} width={width} height="13" rx="2" />
        <text y={top + 10}>{tag}</text>
      </g>
    </svg>
  );
}

/** Of the facing, without a jump: from north to west is a quarter back. */
function useAngle(facing: Facing): number {
  const shown = useRef(facing * QUARTER);
  const by = (facing * QUARTER - shown.current) % 360;
  shown.current += by > 180 ? by - 360 : by < -180 ? by + 360 : by;
  return shown.current;
}
