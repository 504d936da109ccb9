/** Walls that can be fired at, each a line to press beside. */
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { UNIT } from '../places.ts';
import { edgeMiddle } from './hull-marks.tsx';
import { Sheet } from './sheet.tsx';

interface WallTargetsProps {
  readonly view: View;
  readonly walls: readonly Action[];
  readonly chosen: Action | undefined;
}

export function WallTargets({ view, walls, chosen }: WallTargetsProps): ReactNode {
  return (
    <Sheet plan={planOf(view)}>
      {walls.map((wall) => {
        const edge = wall.on * 4 + wall.how;
        const [x, y, turned] = edgeMiddle(edge, view);
        const line = turned ? `M${x} ${y - UNIT / 2}v${UNIT}` : `M${x - UNIT / 2} ${y}h${UNIT}`;
        return <path key={edge} className="ss-wall-target" data-chosen={wall === chosen || undefined} d={line} />;
      })}
    </Sheet>
  );
}
