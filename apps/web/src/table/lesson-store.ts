/** Which kinds of decision have been explained to this player. */
import { create } from 'zustand';
import { keep, kept } from '../settings/storage.ts';

interface Lessons {
  /** `game:kind`. */
  readonly learnt: readonly string[];
  /** No more of them, in any game. */
  readonly skipped: boolean;
}

const KEY = 'lessons';

export const useLessons = create<Lessons>()(() => ({ learnt: [], skipped: false, ...kept<Partial<Lessons>>(KEY) }));

export function learn(game: string, kind: string): void {
  change(({ learnt }) => ({ learnt: [...new Set([...learnt, `${game}:${kind}`])] }));
}

export function skipLessons(): void {
  change(() => ({ skipped: true }));
}

export function repeatLessons(): void {
  change(() => ({ learnt: [], skipped: false }));
}

function change(how: (lessons: Lessons) => Partial<Lessons>): void {
  useLessons.setState(how);
  keep(KEY, useLessons.getState());
}
