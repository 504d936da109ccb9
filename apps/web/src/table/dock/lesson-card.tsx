/** What the game is about, and then the first question of each kind, is explained once, beside it. */
import { moreBelow } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useScope } from '../context.ts';
import { RuleLink } from '../drawers/cited.tsx';
import { focusDock } from '../shortcuts.ts';
import { learn, skipLessons, useLesson } from './lesson-store.ts';

export function LessonCard({ room }: { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const { about, lesson } = useLesson(bundle, room);
  if (lesson === undefined) return null;
  // Whoever pressed the last of them goes on with what is asked.
  const close = (how: () => void): void => {
    how();
    requestAnimationFrame(() => document.activeElement === document.body && focusDock());
  };
  return (
    <section className="slip lesson" aria-label={`Lesson: ${lesson.title}`}>
      <h2>{lesson.title}</h2>
      <div className="slip-text" ref={moreBelow}>
        <p>
          {lesson.text} <RuleLink rule={lesson.rule} />
        </p>
      </div>
      <div className="acts">
        <button type="button" className="btn quiet" onClick={() => close(skipLessons)}>
          Skip all lessons
        </button>
        <button type="button" className="btn" onClick={() => close(() => learn(bundle.game.id, about))}>
          Got it
        </button>
      </div>
    </section>
  );
}
