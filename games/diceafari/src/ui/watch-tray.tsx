/** The dice of the turn beside the map, wherever they are not in the dock. */
import { seatText, who } from '@shutterbox/kernel';
import { type Playhead, readerOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { MOST_ROLLS } from '../dice.ts';
import type { Event, View } from '../types.ts';
import { Jeep } from './jeep.tsx';
import type { SafariRoom } from './kit.ts';
import { Pips, Tray } from './tray.tsx';

interface WatchTrayProps {
  readonly room: SafariRoom;
  readonly before: View;
  readonly head: Playhead<Event> | undefined;
}

export function WatchTray({ room, before, head }: WatchTrayProps): ReactNode {
  const { view, playing } = room;
  const { dice, bonus, rolls, turn } = diceShown(view, before, playing?.events ?? [], head);
  const rolled = head?.event.type === 'rolled' ? head.event : undefined;
  const name = seatText(who(turn), readerOf(room));
  const whose = turn === room.observer ? 'Your dice' : `${name}’s dice`;
  const rolling = areRolling(head);
  const label = `${whose}, roll ${rolls} of ${MOST_ROLLS}${rolling ? ': still rolling' : ''}`;
  return (
    <section className="da-watch" aria-label={label}>
      <p aria-hidden="true">
        <Jeep seat={turn} />
        <b>{name}</b>
        <Pips rolls={rolls} />
      </p>
      <Tray dice={dice} bonus={bonus} hold={rolled?.hold ?? 0} unread={rolling} onToggle={undefined} />
    </section>
  );
}

/** While the dice are in the air, their result is neither seen nor read. */
export function areRolling(head: Pick<Playhead<Event>, 'event' | 'pace'> | undefined): boolean {
  return head !== undefined && head.event.type === 'rolled' && head.pace > 0;
}

type Shown = Pick<View, 'dice' | 'bonus' | 'rolls' | 'turn'>;

/** The dice during an event: one step may roll twice, for the player whose turn ends and for the next one. */
export function diceShown(
  view: Shown,
  before: Shown,
  events: readonly Event[],
  head: Pick<Playhead<Event>, 'index' | 'pace'> | undefined,
): Shown {
  if (head === undefined || head.pace === 0) return view;
  const thrown = events.slice(0, head.index + 1).findLast(({ type }) => type === 'rolled');
  if (thrown?.type === 'rolled')
    return { dice: thrown.dice, bonus: thrown.bonus, rolls: thrown.roll, turn: thrown.seat };
  // A roll that comes later in the step is not given away.
  return events.some(({ type }) => type === 'rolled') ? before : view;
}
