/** A seat's figures, in its row; they lie inside a button of the table. */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import type { View } from '../types.ts';
import { AlbumIcon, TileIcon } from './icons.tsx';

export function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const tiles = view.owners.filter((owner) => owner === seat).length;
  const photos = view.photoCounts[seat] ?? 0;
  const turns = view.turns[seat] ?? 0;
  const words = `${count(tiles, 'tile')}, ${count(photos, 'photo')}, ${count(turns, 'turn')} played`;
  return (
    <span className="da-seat" role="img" aria-label={words}>
      <span title="Tiles">
        <TileIcon />
        <b>{tiles}</b>
      </span>
      <span title="Photos" data-photos-of={seat}>
        <AlbumIcon />
        <b>{photos}</b>
      </span>
      <span className="da-seat-turns">{count(turns, 'turn')}</span>
    </span>
  );
}
