/** What the observer may look at of a seat: its photos, if the table does not cover them (DA-8.8, DA-9.1). */
import { count, type Seat } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { FACE_DOWN, type View } from '../types.ts';
import { Collected } from './holdings/collected.tsx';
import { Print } from './print.tsx';

export function SeatSheet({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const photos = view.collections[seat] ?? null;
  const open = view.over || seat === view.observer || view.options.openCollections;
  const size = view.photoCounts[seat] ?? 0;
  return (
    <section className="da-sheet">
      <h3>
        Collection<i>{count(size, 'photo')}</i>
      </h3>
      {open && photos !== null ? <Collected photos={photos} /> : <Covered size={size} />}
    </section>
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
