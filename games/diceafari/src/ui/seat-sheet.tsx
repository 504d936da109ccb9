/** What the observer may see of a seat: its photos, unless collections are hidden (DA-8.8, DA-9.1). */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { bestPartition } from '../score.ts';
import { type Collection, FACE_DOWN, type View } from '../types.ts';
import { Collected } from './holdings/collected.tsx';
import { Print } from './print.tsx';
import { setWords } from './words.ts';

/** DA-7.1 to DA-7.5. */
const SCORING =
  'A tourist set, all four animals, scores 10. A researcher set, three of one animal, scores 5, plus 3 for each extra. Single photos and tiles score 1 each.';

export function SeatSheet({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const photos = view.collections[seat] ?? null;
  const open = view.over || seat === view.observer || view.options.openCollections;
  const size = view.photoCounts[seat] ?? 0;
  return (
    <section className="da-sheet">
      <h3>
        Collection<i>{count(size, 'photo')}</i>
      </h3>
      {open && photos !== null ? <Open photos={photos} /> : <Covered size={size} />}
      <p>{SCORING}</p>
    </section>
  );
}

function Open({ photos }: { readonly photos: Collection }): ReactNode {
  const partition = bestPartition(photos);
  return (
    <>
      <Collected photos={photos} />
      {partition.points > 0 && (
        <p>
          <b>{count(partition.points, 'point')}</b>: {setWords(partition)}
        </p>
      )}
    </>
  );
}

function Covered({ size }: { readonly size: number }): ReactNode {
  return (
    <>
      <div className="da-covered" aria-hidden="true">
        {Array.from({ length: size }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they all look the same.
          <Print key={at} animal={FACE_DOWN} />
        ))}
      </div>
      <p>{size === 0 ? 'No photos yet.' : 'Other players’ photos stay hidden until the scoring.'}</p>
    </>
  );
}
