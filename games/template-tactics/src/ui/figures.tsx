/** The photographers. Those in sight are buttons; your own can be picked up. */
import type { Board } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { type Action, FIGURES, type Square, sideOf, type View } from '../types.ts';
import { Face } from './face.tsx';
import { handOf, middleOf, placeOf, UNIT } from './places.ts';

/** Two on one square are smaller, side by side. */
const SMALL = 0.55;
const ASIDE = 24;

interface FiguresProps {
  readonly board: Board<Action>;
  readonly view: View;
  /** Where they are shown: during a walk they are still on their way. */
  readonly places: readonly Square[];
  /** Milliseconds for a step. */
  readonly ms: number;
}

export function Figures({ board, view, places, ms }: FiguresProps): ReactNode {
  return FIGURES.filter((figure) => (places[figure] ?? -1) >= 0).map((figure) => {
    const square = places[figure] ?? 0;
    const [x, y] = middleOf(square, view);
    const shares = places.some((other, by) => by !== figure && other === square);
    const aside = figure < FIGURES.length / 2 ? -ASIDE : ASIDE;
    const stand = shares ? `translate(${aside}px) scale(${SMALL})` : '';
    return (
      <button
        key={figure}
        type="button"
        className={`st-figure side-${sideOf(figure)}`}
        style={{
          transform: `translate(${x - UNIT / 2}px, ${y - UNIT / 2}px) ${stand}`,
          transitionDuration: `${ms}ms`,
        }}
        {...board.piece(placeOf(square, view), handOf(figure))}
      >
        <Face figure={figure} watching={view.watching[figure] === true} />
      </button>
    );
  });
}
