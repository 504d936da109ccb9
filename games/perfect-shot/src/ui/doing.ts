/** What you are doing while it is shown. */
import type { Event } from '../types.ts';

const DOING: Readonly<Partial<Record<Event['type'], string>>> = {
  photo: 'Taking the photo …',
  album: 'Taking the album …',
};

export function doing({ type }: Event): string | undefined {
  return DOING[type];
}
