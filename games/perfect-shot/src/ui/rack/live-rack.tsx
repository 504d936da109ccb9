/** The rack as it stands, with what is being shown on it. */
import type { Playhead } from '@shutterbox/ui';
import { useAimedAt } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import { GRID_TEXT, rackByEar } from '../../ear.ts';
import type { Event } from '../../types.ts';
import type { ShotRoom } from '../kit.ts';
import { cardIn, RACK } from '../places.ts';
import { Lenses } from './lenses.tsx';
import { Rack } from './rack.tsx';
import { Stamp } from './stamp.tsx';

interface LiveRackProps {
  readonly room: ShotRoom;
  readonly head: Playhead<Event> | undefined;
  readonly pace: number;
  /** The photo that is being shown; undefined once the next turn has begun. */
  readonly dropped: string | undefined;
}

export function LiveRack({ room, head, pace, dropped }: LiveRackProps): ReactNode {
  const { aimed, hand } = useAimedAt(RACK);
  const { rack } = room.view;
  // A screen reader does not hear what a photo shows before it is seen.
  const { rack: settled } = room.settled;
  const words = useMemo(() => `${rackByEar(settled)} ${GRID_TEXT}`, [settled]);
  const hit =
    dropped !== undefined && (room.playing?.events ?? []).some((event) => event.type === 'token' && event.hit);
  return (
    <section className="ps-rack-of" aria-label="Rack" data-over={aimed && cardIn(hand) !== undefined} data-hit={hit}>
      <p className="unseen">{words}</p>
      <Rack rack={rack} dropped={pace > 0 ? dropped : undefined}>
        {dropped !== undefined && <Lenses key={dropped} rack={rack} pace={pace} />}
        {dropped !== undefined && pace > 0 && <i key={`flash ${dropped}`} className="ps-flash" aria-hidden="true" />}
      </Rack>
      {pace > 0 && <Stamp head={head} lookers={room} />}
    </section>
  );
}
