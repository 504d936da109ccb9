/** A seat's figures, in its row; they lie inside a button of the table. */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { TARGET_PHOTOS } from '../apply/review.ts';
import { openPrestige } from '../score.ts';
import { RESERVE_SPACES } from '../table.ts';
import type { View } from '../types.ts';
import { Drawing } from './icons.tsx';
import { Seal } from './pieces/seal.tsx';
import { Token } from './pieces/token.tsx';
import { upTo } from './up-to.ts';

export function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const { options, portfolios, tokens, reserves, awards } = view;
  const reserved = reserves[seat]?.length ?? 0;
  const won = awards[seat]?.length ?? 0;
  return (
    <span className="wl-seat" data-seat-facts={seat} role="img" aria-label={factWords(view, seat)}>
      <span>
        <Drawing name="camera" />
        <b>{portfolios[seat]?.length}</b>
        <i>/{TARGET_PHOTOS[view.seats]}</i>
      </span>
      <span
        className="wl-seat-prestige"
        title={`Prestige so far${options.assignments ? ', without the assignment' : ''}`}
      >
        <Seal value={openPrestige(view, seat)} />
      </span>
      {options.tokens && (
        <span>
          <Token />
          <b>{tokens[seat]}</b>
        </span>
      )}
      {options.reserving && (
        <span className="wl-seat-reserve">
          {upTo(RESERVE_SPACES).map((i) => (
            <u key={i} className={i < reserved ? 'on' : ''} />
          ))}
        </span>
      )}
      {won > 0 && (
        <span className="wl-seat-awards">
          <Drawing name="ribbon" />
          <b>{won}</b>
        </span>
      )}
    </span>
  );
}

export function factWords(view: View, seat: Seat): string {
  const { portfolios, tokens, reserves, awards, options, seats } = view;
  const photos = `${portfolios[seat]?.length ?? 0} of ${TARGET_PHOTOS[seats]} photographs`;
  const prestige = `, ${openPrestige(view, seat)} prestige so far`;
  const purse = options.tokens ? `, ${count(tokens[seat] ?? 0, 'token')}` : '';
  const reserve = options.reserving ? `, ${reserves[seat]?.length ?? 0} of ${RESERVE_SPACES} cards in reserve` : '';
  return `${photos}${prestige}${purse}${reserve}, ${count(awards[seat]?.length ?? 0, 'award')}`;
}
