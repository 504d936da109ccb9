/** Where those who drift go next (S-21.7): a square after every 2 AP. */
import type { ReactNode } from 'react';
import { stepTo } from '../../grid/step.ts';
import { type Direction, NONE, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { middleOf } from '../places.ts';
import { Sheet } from './sheet.tsx';

/** Squares shown ahead. */
const AHEAD = 4;

export function Drifts({ view }: { readonly view: View }): ReactNode {
  if (view.gravity) return null;
  const ways = view.bodies.flatMap(({ at, poise }, who) =>
    at === NONE || poise.drift === NONE ? [] : [{ who, way: wayOf(view, at, poise.drift) }],
  );
  return (
    <Sheet plan={planOf(view)}>
      {ways.map(({ who, way }) => (
        <g key={who} className="ss-drift" data-drift={who}>
          <polyline points={way.map((square) => middleOf(square, view).join(',')).join(' ')} />
          {way.slice(1).map((square, i) => {
            const [x, y] = middleOf(square, view);
            return (
              <g key={square} transform={`translate(${x} ${y})`}>
                <circle r="3.500" />
                <text y="14">{2 * (i + 1)}</text>
              </g>
            );
          })}
        </g>
      ))}
    </Sheet>
  );
}

function wayOf(view: View, at: Square, direction: Direction): readonly Square[] {
  const plan = planOf(view);
  const way: Square[] = [at];
  for (let i = 0; i < AHEAD; i++) {
    const next = stepTo(plan, view.open, way.at(-1) as Square, direction);
    if (next === NONE) break;
    way.push(next);
  }
  return way;
}
