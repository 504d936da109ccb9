/** An attack while it is shown: the line of fire, then the dice beside the target. */
import type { ReactNode } from 'react';
import type { Event } from '../../events.ts';
import { NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { Dice } from '../dice.tsx';
import { middleOf } from '../places.ts';
import type { Shown } from '../shown.ts';
import { Sheet } from './sheet.tsx';

interface ThrowShownProps {
  readonly event: Event | undefined;
  readonly people: readonly Shown[];
  readonly view: View;
}

export function ThrowShown({ event, people, view }: ThrowShownProps): ReactNode {
  if (event?.type !== 'attack' && event?.type !== 'throw') return null;
  const from = people[event.by]?.at ?? NONE;
  const to = people[event.target]?.at ?? NONE;
  if (from === NONE || to === NONE) return null;
  const [x, y] = middleOf(to, view);
  return (
    <>
      <Sheet plan={planOf(view)}>
        <polyline className="ss-fire ss-flash" points={[middleOf(from, view), [x, y]].join(' ')} />
      </Sheet>
      {event.type === 'throw' && (
        <span className="ss-thrown" style={{ left: x, top: y }} data-hit={event.hit} aria-hidden="true">
          <Dice dice={event.dice} />
          <b>{event.hit ? 'hit' : 'missed'}</b>
          <small>needed {event.needed}</small>
        </span>
      )}
    </>
  );
}
