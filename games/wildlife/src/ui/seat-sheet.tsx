/** What everyone may see of a seat: photographs by habitat, progress to awards, reserve (W-10.5). */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { AWARD_PRESTIGE, GENERALIST, HABITAT_COUNT, NATURAL_HABITAT, RACCOON } from '../cards.ts';
import { awardName, habitatName } from '../text/words.ts';
import { type Card, NONE, type View } from '../types.ts';
import { ReserveSlots } from './holdings/reserve.tsx';
import { Drawing, HabitatIcon } from './icons.tsx';
import { Rosette } from './pieces/rosette.tsx';
import { StillPrint } from './print.tsx';
import { progressOf } from './progress.ts';
import { factWords } from './seat-facts.tsx';
import { upTo } from './up-to.ts';
import { NOTHING_WANTED } from './wanted.ts';
import { habitatKey } from './words.ts';

interface SeatSheetProps {
  readonly view: View;
  readonly seat: Seat;
}

export function SeatSheet({ view, seat }: SeatSheetProps): ReactNode {
  const photos = view.portfolios[seat] ?? [];
  const awards = view.awards[seat] ?? [];
  return (
    <div className="wl-seat-sheet">
      {/* What the figures of the seat stand for, in their order; a screen reader has heard it with them. */}
      <p className="wl-seat-words" aria-hidden="true">
        {factWords(view, seat)}
      </p>
      <section className="wl-folio">
        <h3>
          Portfolio <i>{count(photos.length, 'photograph')}</i>
        </h3>
        {upTo(HABITAT_COUNT).map((habitat) => (
          <Chapter
            key={habitat}
            view={view}
            seat={seat}
            category={habitat}
            title={habitatName(habitat)}
            icon={<HabitatIcon habitat={habitatKey(habitat)} />}
            cards={photos.filter((card) => NATURAL_HABITAT[card] === habitat)}
          />
        ))}
        {photos.includes(RACCOON) && (
          <Chapter
            view={view}
            seat={seat}
            category={NONE}
            title="Anywhere"
            icon={<Drawing name="camera" />}
            cards={[RACCOON]}
          />
        )}
        <Chapter
          view={view}
          seat={seat}
          category={GENERALIST}
          title="Generalist"
          icon={<Drawing name="ribbon" />}
          cards={[]}
        />
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
          <ReserveSlots cards={view.reserves[seat] ?? []} wanted={NOTHING_WANTED} />
        </section>
      )}
    </div>
  );
}

interface ChapterProps extends SeatSheetProps {
  /** The award's category; NONE if the photographs count for none. */
  readonly category: number;
  readonly title: string;
  readonly icon: ReactNode;
  readonly cards: readonly Card[];
}

/** The photographs of one habitat, under what they count for. */
function Chapter({ view, seat, category, title, icon, cards }: ChapterProps): ReactNode {
  const progress = category === NONE ? undefined : progressOf(view, seat, category);
  const words = category === NONE ? 'counts for no award' : (progress?.words ?? 'no award left');
  return (
    <div className="wl-chapter">
      <h4>
        {icon}
        {title} <i>{progress === undefined ? words : `${words} for the next award`}</i>
      </h4>
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <StillPrint card={card} wanted={NOTHING_WANTED} className="wl-slip" moves={false} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
