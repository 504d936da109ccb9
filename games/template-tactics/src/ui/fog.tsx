/** TT-6: what is out of sight, and where the others may be. */
import type { ReactNode } from 'react';
import { FIGURES, sideOf, squareOf, type View } from '../types.ts';
import { middleOf, UNIT } from './places.ts';
import { Sheet } from './sheet.tsx';
import { inFog, mayBe } from './sighting.ts';

export function Fog({ view }: { readonly view: View }): ReactNode {
  const squares = inFog(view).flatMap((fog, square) => {
    const [x, y] = middleOf(square, view);
    return fog ? [`M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h-${UNIT}Z`] : [];
  });
  return (
    <Sheet map={view.options.map}>
      <path className="st-fog" d={squares.join('')} />
      {FIGURES.flatMap((figure) => {
        const possible = new Set((view.maybe[figure] ?? []).map(squareOf));
        return [...possible]
          .filter((square) => mayBe(figure, square, view))
          .map((square) => {
            const [x, y] = middleOf(square, view);
            // Two may be on one square: the first is on the left, the second on the right.
            const aside = figure < FIGURES.length / 2 ? -22 : 22;
            return (
              <text key={`${figure} ${square}`} className={`st-maybe side-${sideOf(figure)}`} x={x + aside} y={y + 11}>
                {1 + (figure >> 1)}?
              </text>
            );
          });
      })}
    </Sheet>
  );
}
