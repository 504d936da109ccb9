/** The way to the square aimed at or chosen, with its price; otherwise the rest of a walk. Only this follows the pointer. */
import { type Board, useAimed } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { type Action, NONE, type Square } from '../types.ts';
import type { InRoom } from './kit.ts';
import { middleOf, squareIn } from './places.ts';
import { Sheet } from './sheet.tsx';

interface WayProps extends InRoom {
  readonly board: Board<Action>;
}

export function Way({ room, board }: WayProps): ReactNode {
  const { view, question } = room;
  const aimed = useAimed(board);
  const offer = aimed ?? (question && board.chosen(question));
  const way = offer?.way?.map((place) => squareIn(place, view)) ?? leftOf(room);
  const end = way.at(-1);
  if (end === undefined) return null;
  const [x, y] = middleOf(end, view);
  const look = offer === undefined ? 'st-left' : offer.actions[0]?.type === 'step' ? 'st-way' : 'st-shot';
  return (
    <Sheet map={view.options.map}>
      <polyline className={look} points={way.map((square) => middleOf(square, view)).join(' ')} />
      {look === 'st-way' && (
        <g className="st-price" transform={`translate(${x} ${y})`}>
          <circle r="22" />
          <text y="9">{offer?.price?.n}</text>
        </g>
      )}
    </Sheet>
  );
}

/** The rest of a walk that was interrupted; the dock offers to continue it. */
function leftOf({ left, view }: InRoom['room']): readonly Square[] {
  const steps = left?.actions.filter((action) => action.type === 'step') ?? [];
  const [first] = steps;
  return first === undefined ? [] : [view.places[first.figure] ?? NONE, ...steps.map(({ to }) => to)];
}
