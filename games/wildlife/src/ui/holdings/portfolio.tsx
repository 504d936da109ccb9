/** The observer's own photographs. */
import type { ReactNode } from 'react';
import { TARGET_PHOTOS } from '../../apply/review.ts';
import type { Card } from '../../types.ts';
import type { WildRoom } from '../kit.ts';
import { Mini } from '../mini.tsx';
import { useSeenAssignment } from '../secret.ts';
import { type Wanted, wantedBy } from '../wanted.ts';

export function Portfolio({ room }: { readonly room: WildRoom }): ReactNode {
  const { view } = room;
  const wanted = useAsked(room);
  const photos = view.observer === 'spectator' ? [] : (view.portfolios[view.observer] ?? []);
  return (
    <section
      className="wl-folio"
      data-holding="portfolio"
      aria-label={`Your portfolio: ${photos.length} of ${TARGET_PHOTOS[view.seats]} photographs`}
    >
      <h3>
        Portfolio{' '}
        <i>
          {photos.length} of {TARGET_PHOTOS[view.seats]}
        </i>
      </h3>
      <Fan cards={photos} wanted={wanted} moves />
      {photos.length === 0 && <p className="wl-empty">No photographs yet</p>}
    </section>
  );
}

/** Everything the assignment asks for, photographed or not. */
export function useAsked(room: WildRoom): Wanted {
  return wantedBy(useSeenAssignment(room), []);
}

export function Fan({
  cards,
  wanted,
  moves = false,
}: {
  readonly cards: readonly Card[];
  readonly wanted: Wanted;
  readonly moves?: boolean;
}): ReactNode {
  return (
    <ul className="wl-fan">
      {cards.map((card) => (
        <li key={card}>
          <Mini card={card} mark="prestige" wanted={wanted} moves={moves} />
        </li>
      ))}
    </ul>
  );
}
