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

interface Due {
  readonly about: string;
  readonly lesson: Lesson | undefined;
}

/** The lesson that is due: first the game, then the current question. */
export function useLesson({ game, ui }: GameBundle, { question, view }: AnyRoom): Due {
  const { learnt, skipped } = useLessons();
  if (question === undefined || skipped) return NOTHING_DUE;
  const brief = ui.briefing?.(view, question.seat);
  const lessons: readonly Due[] = [
    brief === undefined ? { about: AIM, lesson: ui.lessons[AIM] } : { about: `${AIM} ${brief.about}`, lesson: brief },
    { about: question.kind, lesson: ui.lessons[question.kind] },
  ];
  const isDue = ({ about, lesson }: Due): boolean => lesson !== undefined && !learnt.includes(`${game.id}:${about}`);
  return lessons.find(isDue) ?? NOTHING_DUE;
}

const NOTHING_DUE: Due = { about: '', lesson: undefined };
