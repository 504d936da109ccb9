/** The game itself, while nobody has won it yet. */
import type { ReactNode } from 'react';
import type { AnyUi } from '../../games/bundle.ts';
import { listingOf } from '../../lobby/catalogue.ts';

interface CoverProps {
  readonly ui: AnyUi;
  readonly game: string;
  readonly seats: number;
}

export function Cover({ ui, game, seats }: CoverProps): ReactNode {
  const picture = listingOf(game)?.picture;
  return (
    <div className="wr-cover" aria-hidden="true">
      {picture !== undefined && <img src={picture} alt="" />}
      <p className="wr-cover-title">{ui.name}</p>
      <p className="wr-cover-sub">
        <span>{ui.subtitle}</span>
        <span>{seats} players</span>
      </p>
    </div>
  );
}
