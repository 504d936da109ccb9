/** Which of the observer's photos is the newest, so that it can be seen even with motion off. */
import type { Seat } from '@shutterbox/kernel';
import { scoped, useScoped } from '@shutterbox/ui/board';
import { useEffect } from 'react';
import type { Animal, View } from '../types.ts';

/** The photo that a seat took last, and how many it then had: with one more or one less, it is no longer the newest. */
interface Newest {
  readonly seat: Seat;
  readonly animal: Animal;
  readonly photos: number;
}

const NEWEST = scoped<Newest | undefined>(undefined);

/** The one photo that the observer's collection has gained. */
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
