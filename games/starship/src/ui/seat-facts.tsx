/** A seat's people, in its row; they lie inside a button of the table. */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { isActive } from '../people.ts';
import type { View } from '../types.ts';
import { Face } from './people/face.tsx';

export function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const own = view.sheets.flatMap((sheet, who) => (sheet.seat === seat ? [who] : []));
  const left = own.filter((who) => isActive(view, who));
  return (
    <span className="ss-seat" role="img" aria-label={`${count(left.length, 'character')} of ${own.length} standing`}>
      {own.map((who) => (
        <Face key={who} view={view} who={who} />
      ))}
    </span>
  );
}
