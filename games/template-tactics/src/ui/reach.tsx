/** Where you can do something: dots where your photographers can go, a frame round a target. */
import type { Board } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { Action, View } from '../types.ts';
import { middleOf, squareIn, UNIT } from './places.ts';
import { Sheet } from './sheet.tsx';

/** The frame's distance from the edge of its square, and the length of its corners. */
const OFF = 5;
const CORNER = 22;
const SIDE = UNIT - 2 * OFF;
const FRAME = `M0 ${CORNER}V0H${CORNER}M${SIDE - CORNER} 0H${SIDE}V${CORNER}M${SIDE} ${SIDE - CORNER}V${SIDE}H${SIDE - CORNER}M${CORNER} ${SIDE}H0V${SIDE - CORNER}`;

interface ReachProps {
  readonly board: Board<Action>;
  readonly view: View;
}

export function Reach({ board, view }: ReachProps): ReactNode {
  const { hand } = board.state;
  const offers = board.offers.filter((offer) => hand === undefined || offer.hand === hand);
  const marks = new Map(
    offers.flatMap(({ at, actions: [first] }) => at.map((place) => [place, first?.type === 'step'] as const)),
  );
  return (
    <Sheet map={view.options.map}>
      {[...marks].map(([place, walk]) => {
        const [x, y] = middleOf(squareIn(place, view), view);
        const corner = UNIT / 2 - OFF;
        return walk ? (
          <circle key={place} className="st-reach" cx={x} cy={y} r="9" />
        ) : (
          <path key={place} className="st-target" d={FRAME} transform={`translate(${x - corner} ${y - corner})`} />
        );
      })}
    </Sheet>
  );
}
