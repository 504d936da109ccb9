/** The observer's assignment, if it is face up on this screen. */
import { render, say, Whose } from '@shutterbox/kernel';
import { readerOf } from '@shutterbox/ui';
import { useScoped } from '@shutterbox/ui/board';
import { useEffect } from 'react';
import { NONE } from '../types.ts';
import { ownAssignment } from './facts.ts';
import type { WildRoom } from './kit.ts';
import { turnedUp } from './signals.ts';

/** Whether several players share this device: the player who has just answered may still be looking. */
export function isShared({ sitters }: Pick<WildRoom, 'sitters'>): boolean {
  return sitters.filter(({ mine }) => mine).length > 1;
}

/** Whether the observer sits here themselves; a replay is seen from anyone's side. */
function isOwn({ sitters, observer }: Pick<WildRoom, 'sitters' | 'observer'>): boolean {
  return sitters.some(({ seat, mine }) => mine && seat === observer);
}

/** Whether only the observer knows it: at the end all assignments are shown. */
export function isSecret(room: Pick<WildRoom, 'sitters' | 'observer' | 'view'>): boolean {
  return isOwn(room) && !room.view.over;
}

/** "Your assignment", or "Ines's assignment" to a spectator. */
export function whoseAssignment({ sitters, observer }: Pick<WildRoom, 'sitters' | 'observer'>): string {
  if (observer === 'spectator' || isOwn({ sitters, observer })) return 'Your assignment';
  return render(say`${Whose(observer)} assignment`, readerOf({ observer: 'spectator', sitters }));
}

/** NONE also while it is face down: then nothing on the table may give it away. */
export function useSeenAssignment(room: WildRoom): number {
  const [up] = useScoped(turnedUp);
  return up === room.observer || !isShared(room) ? ownAssignment(room.view) : NONE;
}

/** Turns the assignment face down as soon as someone else is asked at this device. */
export function useTurnDown({ observer }: Pick<WildRoom, 'observer'>): void {
  const [, turnUp] = useScoped(turnedUp);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player looks at the table now
  useEffect(() => () => turnUp(undefined), [observer, turnUp]);
}
