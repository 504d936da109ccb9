/** What everyone sees of a seat: its tiles and photos and, with open collections, which photos and the score so far. */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { scoreSheet } from '../score.ts';
import { ANIMALS, type Collection, type View } from '../types.ts';
import { AlbumIcon, TileIcon } from './icons.tsx';
import { Print } from './print.tsx';
import { collectionWords } from './words.ts';

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
}

export function SeatFacts({ view, seat }: SeatProps): ReactNode {
  const tiles = view.owners.filter((owner) => owner === seat).length;
  const photos = view.photoCounts[seat] ?? 0;
  const open = openPhotos(view, seat);
  return (
    <span className="da-seat" role="img" aria-label={seatWords({ view, seat })}>
      <span title="Tiles">
        <TileIcon />
        <b>{tiles}</b>
      </span>
      <span title="Photos" data-photos-of={seat}>
        <span className="da-seat-album">
          <AlbumIcon />
          <b>{photos}</b>
        </span>
        {open !== undefined && <Prints photos={open} />}
      </span>
      {open === undefined ? (
        <span className="da-seat-turns">{count(view.turns[seat] ?? 0, 'turn')}</span>
      ) : (
        <span className="da-seat-turns" title="Points so far: tiles and photos">
          <b>{scoreSheet(view, seat).total}</b> {scoreSheet(view, seat).total === 1 ? 'pt' : 'pts'}
        </span>
      )}
    </span>
  );
}

function Prints({ photos }: { readonly photos: Collection }): ReactNode {
  return (
    <span className="da-seat-prints">
      {ANIMALS.map((name, animal) => (
        <span key={name} className={photos[animal] === 0 ? 'none' : ''}>
          <Print animal={animal} />
          <b>{photos[animal]}</b>
        </span>
      ))}
    </span>
  );
}

/** DA-8.8: otherwise the table covers them, and with them the score. */
function openPhotos({ options, collections }: View, seat: Seat): Collection | undefined {
  return options.openCollections ? (collections[seat] ?? undefined) : undefined;
}

/** "7 tiles, 2 photos, 3 turns played; 1 lion and 1 giraffe; 9 points so far". */
export function seatWords({ view, seat }: SeatProps): string {
  const tiles = view.owners.filter((owner) => owner === seat).length;
  const turns = view.turns[seat] ?? 0;
  const facts = `${count(tiles, 'tile')}, ${count(view.photoCounts[seat] ?? 0, 'photo')}, ${count(turns, 'turn')} played`;
  const open = openPhotos(view, seat);
  if (open === undefined) return facts;
  return [facts, collectionWords(open), `${count(scoreSheet(view, seat).total, 'point')} so far`]
    .filter((part) => part !== '')
    .join('; ');
}
