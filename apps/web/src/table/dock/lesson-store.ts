/** Which kinds of question have been explained to this player. */
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { keep, kept } from '../../settings/storage.ts';
import type { TableScope } from '../context.ts';
import { type Due, firstDue } from './due-lesson.ts';

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

/**
 * The lesson that is due: first the game, then the current question, then what has come up in the match. A guide has told its match's
 * story already.
 */
export function useLesson({ bundle: { game, ui }, guide }: TableScope, { question, view }: AnyRoom): Due {
  const { learnt, skipped } = useLessons();
  const taught = useTaught(ui, skipped);
  if (question === undefined || skipped || taught === undefined) return NOTHING_DUE;
  const brief = taught.briefing?.(view, question.seat);
  const story: Due =
    brief === undefined
      ? { about: AIM, lesson: taught.lessons[AIM] }
      : { about: `${AIM} ${brief.about}`, lesson: guide === undefined ? brief : undefined };
  const lessons: readonly Due[] = [
    story,
    { about: question.kind, lesson: taught.lessons[question.kind] },
    ...(taught.moments?.(view, question) ?? []).map((lesson) => ({ about: lesson.about, lesson })),
  ];
  return firstDue(lessons, question.kind, (about) => learnt.includes(`${game.id}:${about}`)) ?? NOTHING_DUE;
}

type Taught = Pick<AnyUi, 'lessons' | 'briefing' | 'moments'>;

/** Undefined while they are on their way. */
function useTaught(ui: AnyUi, skipped: boolean): Taught | undefined {
  const [fetched, setFetched] = useState<Taught>();
  const { lessonsLater } = ui;
  useEffect(() => {
    if (skipped || lessonsLater === undefined) return;
    let wanted = true;
    lessonsLater().then(
      (found) => wanted && setFetched(found),
      // Without them the table goes on.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [lessonsLater, skipped]);
  return lessonsLater === undefined ? ui : fetched;
}

const NOTHING_DUE: Due = { about: '', lesson: undefined };
