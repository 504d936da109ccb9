/** The dice of the turn beside the map, wherever they are not in the dock. */
import type { Playhead } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { MOST_ROLLS } from '../dice.ts';
import { capital } from '../text/words.ts';
import type { Event, View } from '../types.ts';
import { Jeep } from './jeep.tsx';
import type { SafariRoom } from './kit.ts';
import { Pips, Tray } from './tray.tsx';
import { nameOf } from './words.ts';

interface WatchTrayProps {
  readonly room: SafariRoom;
  readonly before: View;
  readonly head: Playhead<Event> | undefined;
}

export function WatchTray({ room, before, head }: WatchTrayProps): ReactNode {
  const { view, playing } = room;
  // A roll that is shown later in the same step is not given away before.
  const later = playing?.events.slice((head?.index ?? 0) + 1).some(({ type }) => type === 'rolled') === true;
  const { dice, bonus, rolls, turn } = later && head !== undefined ? before : view;
  const rolled = head?.event.type === 'rolled' ? head.event : undefined;
  const label = `Dice of ${nameOf(room, turn)}, roll ${rolls} of ${MOST_ROLLS}`;
  return (
    <section className="da-watch" aria-label={label}>
      <p aria-hidden="true">
        <Jeep seat={turn} />
        <b>{capital(nameOf(room, turn))}</b>
        <Pips rolls={rolls} />
      </p>
      <Tray dice={dice} bonus={bonus} hold={rolled?.hold ?? 0} onToggle={undefined} />
    </section>
  );
}
