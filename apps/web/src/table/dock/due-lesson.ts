/** Which of the lessons for a question comes now. */
import type { Lesson } from '@shutterbox/ui';

export interface Due {
  readonly about: string;
  readonly lesson: Lesson | undefined;
}

/** The first that is not learnt yet, and that the question does not come too late for. */
export function firstDue(lessons: readonly Due[], kind: string, isLearnt: (about: string) => boolean): Due | undefined {
  return lessons.find(
    ({ about, lesson }) => lesson !== undefined && !lesson.tooLate?.includes(kind) && !isLearnt(about),
  );
}
