/** A counter on the plan: facing, posture, wounds and name about the silhouette. */
import { type ReactNode, useRef } from 'react';
import { bodyOf } from '../../people.ts';
import type { Facing } from '../../plan/types.ts';
import type { View, Who } from '../../types.ts';
import { Figure } from './face.tsx';
import { isOut, postureOf, sideClass, tagOf, woundsOf } from './looks.ts';

/** Of a letter of the tag. */
const LETTER = 6.6;
const QUARTER = 90;

interface CounterProps {
  readonly view: View;
  readonly who: Who;
  readonly facing: Facing;
  /** The name stands above. */
  readonly up?: boolean;
}

export function Counter({ view, who, facing, up = false }: CounterProps): ReactNode {
  const angle = useAngle(facing);
  const posture = postureOf(view, who);
  const tag = tagOf(view, who);
  const width = tag.length * LETTER + 6;
  const top = up ? -31 : 15;
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
          <path className="ss-arc" d="M-11.300-11.300A16 16 0 0 1 11.300-11.300" />
          <path className="ss-chevron" d="M-7-17 0-24 7-17Q0-20 -7-17Z" />
          {posture === 'covering' && (
            <path className="ss-covers" d="M-17-17A24 24 0 0 1 17-17M-20.500-20.500A29 29 0 0 1 20.500-20.500" />
          )}
          {posture === 'running' && <path className="ss-speed" d="M-9 18v9M0 19v13M9 18v9" />}
        </g>
      )}
      <Figure view={view} who={who} />
      {(posture === 'sneaking' || posture === 'evading') && <circle className="ss-evades" r="18" />}
      {posture === 'caged' && <path className="ss-bars" d="M-15-15H15V15H-15ZM-9-15V15M-3-15V15M3-15V15M9-15V15" />}
      {wounds > 0 && !out && (
        <g className="ss-wounds">
          <circle cx="12" cy="-12" r="6.5" />
          <text x="12" y="-8.5">
            {wounds}
          </text>
        </g>
      )}
      <g className="ss-tag">
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
