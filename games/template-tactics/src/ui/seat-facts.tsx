/** A seat's photographers, in its row; they lie inside a button of the table. */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { FIGURES, NONE, seatOf, type View } from '../types.ts';
import { Face } from './face.tsx';

export function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const own = FIGURES.filter((figure) => seatOf(figure, view.seats) === seat);
  const left = own.filter((figure) => view.places[figure] !== NONE);
  const bid = view.bids[seat] ?? NONE;
  const words = `${count(left.length, 'photographer')} in play${bid < 0 ? '' : `, bid ${bid}`}`;
  return (
    <span className="st-seat" role="img" aria-label={words}>
      {own.map((figure) => (
        <span key={figure} data-out={!left.includes(figure)}>
          <Face figure={figure} watching={false} />
        </span>
      ))}
      {bid >= 0 && <b>bid {bid}</b>}
    </span>
  );
}
