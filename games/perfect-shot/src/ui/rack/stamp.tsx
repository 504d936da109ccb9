/** A perfect shot is called aloud, and so is what comes of it (PS-3.1, PS-3.3). */
import type { Playhead } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../types.ts';
import { Star } from '../art/star.tsx';
import { callerWords, type Lookers } from '../print/words.ts';

interface StampProps {
  readonly head: Playhead<Event> | undefined;
  readonly lookers: Lookers;
}

export function Stamp({ head, lookers }: StampProps): ReactNode {
  const words = head === undefined ? undefined : stampWords(head.event, lookers);
  if (words === undefined) return null;
  const hit = head?.event.type === 'token' && head.event.hit;
  return (
    <span key={words} className={hit ? 'ps-stamp hit' : 'ps-stamp'} aria-hidden="true">
      <Star />
      {words}
    </span>
  );
}

function stampWords(event: Event, lookers: Lookers): string | undefined {
  if (event.type === 'photo' && event.called) return callerWords(lookers, event.seat);
  if (event.type !== 'token') return undefined;
  return event.hit ? 'Perfect shot: 2 points' : 'No whole animal: 0 points';
}
