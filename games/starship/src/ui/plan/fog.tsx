/** S-22: squares out of sight, and people where they were last seen. */
import { memo, type ReactNode } from 'react';
import { hasSquare } from '../../grid/vista.ts';
import { NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { remembered } from '../fog.ts';
import { Figure } from '../people/face.tsx';
import { middleOf } from '../places.ts';
import { Sheet } from './sheet.tsx';
import { squaresPath } from './squares-path.ts';

export const FogShade = memo(function FogShade({ view }: { readonly view: View }): ReactNode {
  const { sight } = view;
  if (sight === null) return null;
  const plan = planOf(view);
  const unseen = Array.from({ length: plan.squares }, (_, square) => square).filter(
    (square) => !hasSquare(sight.seen, square),
  );
  return (
    <Sheet plan={plan}>
      <path className="ss-fog" d={squaresPath(unseen, view)} />
    </Sheet>
  );
});

/** Who was not seen since set-up was there when turn 1 began. */
const FIRST_TURN = 1;

/** Dashed and hollow, with the turn. */
export function Ghosts({ view }: { readonly view: View }): ReactNode {
  return (
    <Sheet plan={planOf(view)}>
      {remembered(view).map(({ who, at, turn }) => {
        if (at === NONE) return null;
        const [x, y] = middleOf(at, view);
        return (
          <g key={who} className="ss-ghost" data-ghost={who} transform={`translate(${x} ${y})`}>
            <Figure view={view} who={who} />
            <rect x="-12" y="-24" width="24" height="13" rx="2" />
            <text y="-14">T{Math.max(FIRST_TURN, turn)}</text>
          </g>
        );
      })}
    </Sheet>
  );
}
