/** A chance above someone. */
import { percent } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { occupant } from '../../people.ts';
import type { Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { isCrowded, isTagUp, takenBy } from '../people/tags.ts';
import { middleOf } from '../places.ts';

function takenIn({ bodies }: View): ReadonlySet<Square> {
  return takenBy(bodies.map(({ at, status }) => ({ at, stands: status === 'active' })));
}

/** Above the facing mark too, and the name if that stands there. In a crowd it stands on the right. */
export function Flag({
  square,
  chance,
  view,
}: {
  readonly square: Square;
  readonly chance: number;
  readonly view: View;
}): ReactNode {
  const [x, y] = middleOf(square, view);
  const taken = takenIn(view);
  const facing = view.bodies[occupant(view, square)]?.facing;
  const ahead = facing === 0 ? 11 : 0;
  const name = isTagUp(planOf(view), taken, square, facing) ? 13 : 0;
  const beside = isCrowded(planOf(view), taken, square);
  return (
    <g
      className="ss-flag"
      transform={beside ? `translate(${x + 20} ${y})` : `translate(${x} ${y - 27 - ahead - name})`}
    >
      <path d={beside ? 'M-3 0 3-5v-4h36v18H3V5Z' : 'M-19-10h38v17H5l-5 6-5-6h-14Z'} />
      <text x={beside ? 21 : 0} y={beside ? 4.5 : 3.5}>
        {percent(chance)}%
      </text>
    </g>
  );
}
