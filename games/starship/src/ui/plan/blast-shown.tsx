/** While it is shown: a grenade on its way, an explosion, and fire at a wall. */
import type { ReactNode } from 'react';
import type { Event } from '../../events.ts';
import { NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { middleOf, UNIT } from '../places.ts';
import type { Shown } from '../shown.ts';
import { edgeMiddle } from './hull-marks.tsx';
import { Sheet } from './sheet.tsx';

interface BlastShownProps {
  readonly event: Event | undefined;
  readonly people: readonly Shown[];
  readonly view: View;
}

export function BlastShown(props: BlastShownProps): ReactNode {
  const shown = partOf(props);
  return shown === null ? null : <Sheet plan={planOf(props.view)}>{shown}</Sheet>;
}

function partOf({ event, people, view }: BlastShownProps): ReactNode {
  switch (event?.type) {
    case 'tosses': {
      const from = people[event.by]?.at ?? NONE;
      if (from === NONE) return null;
      const points = [from, event.at].map((square) => middleOf(square, view).join(',')).join(' ');
      return <polyline className="ss-toss" points={points} />;
    }
    case 'explodes': {
      const [x, y] = middleOf(event.at, view);
      return (
        <g className="ss-blast" data-blast="" transform={`translate(${x} ${y})`}>
          <circle r={1.5 * UNIT} />
          <path d="M0-26 7-9 24-14 12 0 24 14 7 9 0 26-7 9-24 14-12 0-24-14-7-9Z" />
        </g>
      );
    }
    case 'wall': {
      const [x, y] = edgeMiddle(event.edge, view);
      const from = people[event.by]?.at ?? NONE;
      return (
        <g className="ss-wall-hit">
          {from !== NONE && <polyline className="ss-fire" points={`${middleOf(from, view).join(',')} ${x},${y}`} />}
          <text x={x} y={y - 8}>
            {event.total}
          </text>
        </g>
      );
    }
    default:
      return null;
  }
}
