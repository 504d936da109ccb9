/** What has become of the ship: compartments without air, holes and breaches, and what walls have taken. */
import { memo, type ReactNode } from 'react';
import { edgeKind } from '../../grid/step.ts';
import { type EdgeId, NONE, type Square } from '../../plan/types.ts';
import { planOf, scenarioOf, shipOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { middleOf, UNIT } from '../places.ts';
import { Sheet } from './sheet.tsx';
import { squaresPath } from './squares-path.ts';

export const HullMarks = memo(function HullMarks({ view }: { readonly view: View }): ReactNode {
  return (
    <Sheet plan={planOf(view)}>
      <defs>
        <pattern id="ss-void" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle className="ss-void-dot" cx="2" cy="2" r="1.100" />
        </pattern>
      </defs>
      <Airless view={view} />
      <Walls view={view} />
    </Sheet>
  );
});

/** Dots and a word. The ground outside says so in any case, with what can be breathed there. */
function Airless({ view }: { readonly view: View }): ReactNode {
  return shipOf(view.options).compartments.map(({ squares, outside }, id) => {
    const lost = view.airless.includes(id);
    const [first] = squares;
    if ((!lost && !outside) || first === undefined) return null;
    const [x, y] = middleOf(labelSquare(squares, view), view);
    const breathable = scenarioOf(view).outside === 'breathable';
    return (
      <g key={first} className="ss-airless" data-airless={lost || undefined}>
        {lost && <path className="ss-void" d={squaresPath(squares, view)} />}
        <text x={x} y={y + 4}>
          {outside ? (breathable ? 'OUTSIDE' : 'OUTSIDE, VACUUM') : 'VACUUM'}
        </text>
      </g>
    );
  });
}

/** Of the drawing: so much farther off is better than beside a wall or a door, which would cut the word. */
const CUT = 10 * UNIT;
const SIDES = [1, 3] as const;

/** The one nearest to the middle of them all, on their first deck. */
function labelSquare(squares: readonly Square[], view: View): Square {
  const plan = shipOf(view.options);
  const { deck } = plan;
  const most = squares.filter((square) => deck[square] === deck[squares[0] ?? 0]);
  const points = most.map((square) => middleOf(square, view));
  const mean = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] as number), 0) / points.length);
  const far = (square: Square): number => {
    const [x, y] = middleOf(square, view);
    const cut = SIDES.some((facing) => edgeKind(plan, square, facing) !== 'nothing') ? CUT : 0;
    return cut + Math.hypot(x - (mean[0] ?? 0), y - (mean[1] ?? 0));
  };
  return most.toSorted((a, b) => far(a) - far(b))[0] ?? NONE;
}

function Walls({ view }: { readonly view: View }): ReactNode {
  const damaged = view.damage.flatMap((edge, i) => (i % 2 === 0 ? [[edge, view.damage[i + 1] ?? 0] as const] : []));
  return damaged.map(([edge, points]) => {
    const [x, y, turned] = edgeMiddle(edge, view);
    const breached = view.breaches.includes(edge);
    const holed = view.holes.includes(edge);
    return (
      <g key={edge} className="ss-hit-wall" transform={`translate(${x} ${y})`}>
        <g transform={turned ? 'rotate(90)' : undefined}>
          {breached && <path className="ss-breach" d="M-16 0-11-4-9 3-6 0M16 0 11 4 9-3 6 0" />}
          {!breached && holed && <path className="ss-hole" d="M-8 0-4-5 0 4 4-4 8 0" />}
        </g>
        {!breached && (
          <text y="-6" data-damage={points}>
            {points}
          </text>
        )}
      </g>
    );
  });
}

/** In the drawing; turned where the wall runs down. */
export function edgeMiddle(
  edge: EdgeId,
  view: Pick<View, 'options'>,
): readonly [x: number, y: number, turned: boolean] {
  const [x, y] = middleOf(Math.trunc(edge / 4), view);
  const facing = edge % 4;
  const half = UNIT / 2;
  if (facing % 2 === 0) return [x, y + (facing === 2 ? half : -half), false];
  return [x + (facing === 1 ? half : -half), y, true];
}
