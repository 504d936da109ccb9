/** Events that leave no trace on the map are said above it: claiming nothing, taking no photo, and the end. */
import { does, render, say, Whose, type Words } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Event } from '../types.ts';
import { Jeep } from './jeep.tsx';
import type { SafariRoom } from './kit.ts';

interface SayingProps {
  readonly event: Event;
  readonly room: Pick<SafariRoom, 'observer' | 'sitters'>;
}

export function Saying({ event, room }: SayingProps): ReactNode {
  const words = sayingWords(event, room);
  if (words === undefined) return null;
  return (
    // Screen readers hear it from the log.
    <p className={words === OVER ? 'da-saying da-above' : 'da-saying'} aria-hidden="true">
      {(event.type === 'nothing' || event.type === 'noPhoto') && <Jeep seat={event.seat} />}
      {words}
    </p>
  );
}

/** While photos are handed out. */
const OVER = 'The game is over: photos left go to their owners';

export function sayingWords(event: Event, room: SayingProps['room']): string | undefined {
  switch (event.type) {
    case 'nothing':
    case 'noPhoto':
      return render(saidOf(event, room), readerOf(room));
    case 'ended':
    case 'collected':
    case 'wetland':
      return OVER;
    default:
      return undefined;
  }
}

function saidOf(event: Extract<Event, { type: 'nothing' | 'noPhoto' }>, room: SayingProps['room']): Words {
  const { seat } = event;
  if (event.type === 'noPhoto') return say`${does(seat, room, 'take')} no photo`;
  if (!event.forced) return say`${does(seat, room, 'claim')} nothing`;
  if (seat === room.observer) return 'These dice fit no route: your turn is over';
  return say`${Whose(seat)} dice fit no route`;
}
