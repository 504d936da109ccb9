/** Which kinds of question have been explained to this player. */
import type { Lesson } from '@shutterbox/ui';
import { create } from 'zustand';
import type { AnyRoom, GameBundle } from '../../games/bundle.ts';
import { keep, kept } from '../../settings/storage.ts';

interface Lessons {
  /** `game:kind`. */
  readonly learnt: readonly string[];
  /** No more lessons, in any game. */
  readonly skipped: boolean;
}

const KEY = 'lessons';

const useLessons = create<Lessons>()(() => ({ learnt: [], skipped: false, ...kept<Partial<Lessons>>(KEY) }));

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

/** Comes before the first question. */
const AIM = 'aim';

/** The lesson that is due: first the game, then the current question. */
export function useLesson(
  { game, ui }: GameBundle,
  room: AnyRoom,
): { readonly about: string; readonly lesson: Lesson | undefined } {
  const { learnt, skipped } = useLessons();
  const asked = room.question?.kind;
  const due = (kind: string): boolean => ui.lessons[kind] !== undefined && !learnt.includes(`${game.id}:${kind}`);
  const about = asked === undefined || skipped ? undefined : [AIM, asked].find(due);
  return { about: about ?? '', lesson: about === undefined ? undefined : ui.lessons[about] };
}
