/** What is aimed at or chosen: the way of a walk with its price, or the line of a shot. Only this follows the pointer. */
import { type Board, type Offer, useAimed } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { type Action, NONE, type View } from '../types.ts';
import type { StakeoutQuestion } from './kit.ts';
import { middleOf, squareIn } from './places.ts';
import { Sheet } from './sheet.tsx';

interface WayProps {
  readonly board: Board<Action>;
  readonly question: StakeoutQuestion | undefined;
  readonly view: View;
}

export function Way({ board, question, view }: WayProps): ReactNode {
  const aimed = useAimed(board);
  const offer = aimed ?? (question && board.chosen(question));
  const points = offer === undefined ? [] : lineOf(offer, view);
  const end = points.at(-1);
  if (offer === undefined || end === undefined || points.length < 2) return null;
  const [x, y] = end;
  const shot = offer.way === undefined;
  return (
    <Sheet map={view.options.map}>
      <polyline className={shot ? 'st-shot' : 'st-way'} points={points.join(' ')} />
      {!shot && offer.price !== undefined && (
        <g className="st-price" transform={`translate(${x} ${y})`}>
          <circle r="22" />
          <text y="9">{offer.price.n}</text>
        </g>
      )}
    </Sheet>
  );
}

function lineOf({ way, at, actions: [first] }: Offer<Action>, view: View): readonly (readonly [number, number])[] {
  const from = first?.type === 'shoot' ? first.figure : first?.type === 'react' ? view.watcher : NONE;
  const start = view.places[from] ?? NONE;
  const squares = way ?? at;
  return [...(way === undefined && start >= 0 ? [start] : []), ...squares.map((place) => squareIn(place, view))].map(
    (square) => middleOf(square, view),
  );
}
