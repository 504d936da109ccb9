/** What you are doing while it is shown. */
import type { Event } from '../types.ts';

const DOING: Readonly<Partial<Record<Event['type'], string>>> = {
  rolled: 'Rolling …',
  claimed: 'Claiming the route …',
  bonus: 'Claiming the bonus …',
  photo: 'Taking the photo …',
};

export function doing({ type }: Event): string | undefined {
  return DOING[type];
}
