/** What you are doing while it is shown. */
import type { Event } from '../types.ts';

const DOING: Readonly<Partial<Record<Event['type'], string>>> = {
  drew: 'Drawing …',
  explored: 'Exploring …',
  rerolled: 'Rolling again …',
  photographed: 'Rolling for the photograph …',
};

export function doing({ type }: Event): string | undefined {
  return DOING[type];
}
