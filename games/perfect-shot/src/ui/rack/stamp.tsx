/** A perfect shot is called aloud, and so is what comes of it (PS-3.1, PS-3.3). */
import type { Seat } from '@shutterbox/kernel';
import type { Playhead, Sitter } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../types.ts';
import { Star } from '../art/star.tsx';

interface StampProps {
  readonly head: Playhead<Event> | undefined;
  readonly sitters: readonly Sitter[];
}

export function Stamp({ head, sitters }: StampProps): ReactNode {
  const words = head === undefined ? undefined : stampWords(head.event, sitters);
  if (words === undefined) return null;
  const hit = head?.event.type === 'token' && head.event.hit;
  return (
    <span key={words} className={hit ? 'ps-stamp hit' : 'ps-stamp'} aria-hidden="true">
      <Star />
      {words}
    </span>
  );
}

function stampWords(event: Event, sitters: readonly Sitter[]): string | undefined {
  if (event.type === 'photo' && event.called) return calls(event.seat, sitters);
  if (event.type !== 'token') return undefined;
  return event.hit ? 'Perfect shot: 2 points' : 'No whole animal: 0 points';
}

function calls(seat: Seat, sitters: readonly Sitter[]): string {
  const sitter = sitters[seat];
  return sitter?.mine === true ? 'You call a perfect shot' : `${sitter?.name ?? 'A player'} calls a perfect shot`;
}
