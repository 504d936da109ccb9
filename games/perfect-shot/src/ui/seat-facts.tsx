/** A seat's figures, in its row. */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { callsLeft } from '../table.ts';
import { total } from '../tiles.ts';
import type { View } from '../types.ts';
import { AlbumIcon, PhotoIcon } from './icons.tsx';
import { CallTokens } from './token.tsx';

export function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const photos = total(view.photos[seat] ?? []);
  const albums = view.albums[seat]?.length ?? 0;
  const [hits, misses, left] = [view.hits[seat] ?? 0, view.misses[seat] ?? 0, callsLeft(view, seat)];
  const words = [
    count(photos, 'photo'),
    count(albums, 'album'),
    ...(hits > 0 ? [count(hits, 'perfect shot')] : []),
    ...(misses > 0 ? [count(misses, 'missed call')] : []),
    `${count(left, 'call')} left`,
    ...(seat === view.first ? ['first player'] : []),
  ];
  return (
    <span className="ps-seat" role="img" aria-label={words.join(', ')}>
      <span>
        <PhotoIcon />
        <b>{photos}</b>
      </span>
      <span>
        <AlbumIcon />
        <b>{albums}</b>
      </span>
      <CallTokens hits={hits} misses={misses} left={left} />
      {seat === view.first && (
        <i className="ps-first" title="First player: every round begins here">
          1st
        </i>
      )}
    </span>
  );
}
