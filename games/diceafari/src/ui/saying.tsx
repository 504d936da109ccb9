/** What leaves no trace on the map is said above it: that somebody claims nothing, or takes no photo. */
import type { ReactNode } from 'react';
import { capital } from '../text/words.ts';
import type { Event } from '../types.ts';
import { Jeep } from './jeep.tsx';
import type { SafariRoom } from './kit.ts';
import { nameOf } from './words.ts';

interface SayingProps {
  readonly event: Event;
  readonly room: Pick<SafariRoom, 'observer' | 'sitters'>;
}

export function Saying({ event, room }: SayingProps): ReactNode {
  const words = sayingWords(event, room);
  if (words === undefined || !('seat' in event)) return null;
  return (
    // The notes have it in words for whoever listens.
    <p className="da-saying" aria-hidden="true">
      <Jeep seat={event.seat} />
      {words}
    </p>
  );
}

export function sayingWords(event: Event, room: SayingProps['room']): string | undefined {
  if (event.type !== 'nothing' && event.type !== 'noPhoto') return undefined;
  const own = event.seat === room.observer;
  const name = capital(nameOf(room, event.seat));
  if (event.type === 'noPhoto') return `${name} ${own ? 'take' : 'takes'} no photo`;
  if (!event.forced) return `${name} ${own ? 'claim' : 'claims'} nothing`;
  return own ? 'No route for these dice: your turn is over' : `No route for the dice of ${name}`;
}
