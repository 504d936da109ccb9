/** Which of the observer's own photos is the newest: so it is seen too where nothing moves. */
import { useSignal } from '@shutterbox/ui';
import { useEffect } from 'react';
import type { Animal, View } from '../types.ts';
import { type Newest, newest } from './signals.ts';

/** The one photo by which the observer's own collection has grown. */
export function newestBetween(
  before: Pick<View, 'observer' | 'collections'>,
  { observer, collections, photoCounts }: Pick<View, 'observer' | 'collections' | 'photoCounts'>,
): Newest | undefined {
  if (observer === 'spectator' || before.observer !== observer) return undefined;
  const [had, has] = [before.collections[observer], collections[observer]];
  if (had == null || has == null) return undefined;
  const more = has.flatMap((photos, animal) =>
    Array.from({ length: Math.max(0, photos - (had[animal] ?? 0)) }, () => animal),
  );
  const [animal] = more;
  return animal === undefined || more.length > 1
    ? undefined
    : { seat: observer, animal, photos: photoCounts[observer] ?? 0 };
}

export function useNoteNewest(before: View, view: View): void {
  useEffect(() => {
    const taken = newestBetween(before, view);
    if (taken !== undefined) newest.set(taken);
  }, [before, view]);
}

export function useNewest({ observer, photoCounts }: View): Animal | undefined {
  const taken = useSignal(newest);
  return taken?.seat === observer && taken.photos === photoCounts[taken.seat] ? taken.animal : undefined;
}
