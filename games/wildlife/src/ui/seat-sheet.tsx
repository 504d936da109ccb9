/** What all may look at of a seat: photographs, awards, reserve (W-10.5). */
import type { Seat } from '@shutterbox/kernel';
import { Rosette } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { AWARD_PRESTIGE } from '../cards.ts';
import { awardName, count } from '../text/words.ts';
import type { View } from '../types.ts';
import { Fan } from './holdings/portfolio.tsx';
import { ReserveSlots } from './holdings/reserve.tsx';

export function SeatSheet({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const photos = view.portfolios[seat] ?? [];
  const awards = view.awards[seat] ?? [];
  return (
    <div className="wl-sheet">
      <section className="wl-folio">
        <h3>
          Portfolio<i>{count(photos.length, 'photograph')}</i>
        </h3>
        {photos.length > 0 && <Fan cards={photos} />}
      </section>
      {awards.length > 0 && (
        <ul className="wl-won">
          {awards.map((award) => (
            <li key={award}>
              <Rosette value={AWARD_PRESTIGE[award] ?? 0} />
              {awardName(award)}
            </li>
          ))}
        </ul>
      )}
      {view.options.reserving && (
        <section className="wl-reserve">
          <h3>Reserve</h3>
          <ReserveSlots cards={view.reserves[seat] ?? []} />
        </section>
      )}
    </div>
  );
}
