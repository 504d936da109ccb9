/** The observer's assignment, as far as it lies open on this screen. */
import { useSignal } from '@shutterbox/ui';
import { useEffect } from 'react';
import { NONE } from '../types.ts';
import { ownAssignment } from './facts.ts';
import type { WildRoom } from './kit.ts';
import { turnedUp } from './signals.ts';

/** Whether several sit at this device: whoever has just answered still looks at it. */
export function isShared({ sitters }: Pick<WildRoom, 'sitters'>): boolean {
  return sitters.filter(({ mine }) => mine).length > 1;
}

/** NONE also where it lies face down: nothing on the table may give it away then. */
export function useSeenAssignment(room: WildRoom): number {
  const up = useSignal(turnedUp) === room.observer;
  return up || !isShared(room) ? ownAssignment(room.view) : NONE;
}

/** It is turned down as soon as somebody else is asked at this device. */
export function useTurnDown({ observer }: Pick<WildRoom, 'observer'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks at the table has changed
  useEffect(() => () => turnedUp.set(undefined), [observer]);
}
