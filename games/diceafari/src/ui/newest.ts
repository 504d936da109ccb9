/** Which of the observer's own photos is the newest: so it is seen too where nothing moves. */
import type { Seat } from '@shutterbox/kernel';
import { scoped, useScoped } from '@shutterbox/ui/board';
import { useEffect } from 'react';
import type { Animal, View } from '../types.ts';

/** The photo that a seat took last, and how many it had with it: after one more, or one less, it is the newest no longer. */
interface Newest {
  readonly seat: Seat;
  readonly animal: Animal;
  readonly photos: number;
}

const NEWEST = scoped<Newest | undefined>(undefined);

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
  const [, note] = useScoped(NEWEST);
  useEffect(() => {
    const taken = newestBetween(before, view);
    if (taken !== undefined) note(taken);
  }, [before, view, note]);
}

export function useNewest({ observer, photoCounts }: View): Animal | undefined {
  const [taken] = useScoped(NEWEST);
  return taken?.seat === observer && taken.photos === photoCounts[taken.seat] ? taken.animal : undefined;
}
