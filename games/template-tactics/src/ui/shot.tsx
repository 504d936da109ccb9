/** A shot while it is shown: the line, the number that was needed, and the die. */
import { total } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import type { Event, Square, View } from '../types.ts';
import { isHit } from './aim.ts';
import { middleOf } from './places.ts';
import { Sheet } from './sheet.tsx';

interface ShotProps {
  readonly event: Event | undefined;
  readonly places: readonly Square[];
  readonly view: View;
}

export function Shot({ event, places, view }: ShotProps): ReactNode {
  if (event?.type !== 'shot') return null;
  const [from, to] = [places[event.figure] ?? -1, places[event.target] ?? -1];
  if (from < 0 || to < 0) return null;
  const [x, y] = middleOf(to, view);
  return (
    <>
      <Sheet map={view.options.map}>
        <polyline className="st-shot" points={[middleOf(from, view), [x, y]].join(' ')} />
      </Sheet>
      <span className="st-throw" style={{ left: x, top: y }} data-hit={isHit(event)} aria-hidden="true">
        <b>{event.roll}</b>
        {isHit(event) ? 'caught' : 'a blur'} <small>needs {total(event.reasons)}</small>
      </span>
    </>
  );
}
