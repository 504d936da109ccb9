/** The first decision of a kind is explained, once, beside it. */
import { moreBelow } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../games/bundle.ts';
import { useScope } from './context.ts';
import { learn, skipLessons, useLessons } from './lesson-store.ts';
import { RuleLink } from './words.tsx';

export function LessonCard({ room }: { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const { learnt, skipped } = useLessons();
  const kind = room.questions.find(({ optional }) => optional !== true)?.kind;
  const lesson = kind === undefined ? undefined : bundle.ui.lessons[kind];
  const game = bundle.game.id;
  if (kind === undefined || lesson === undefined || skipped || learnt.includes(`${game}:${kind}`)) return null;
  return (
    <section className="slip lesson" aria-label={`Lesson: ${lesson.title}`}>
      <h2>{lesson.title}</h2>
      <div className="slip-text" ref={moreBelow}>
        <p>
          {lesson.text} <RuleLink rule={lesson.rule} />
        </p>
      </div>
      <div className="acts">
        <button type="button" className="btn quiet" onClick={skipLessons}>
          Skip all lessons
        </button>
        <button type="button" className="btn" onClick={() => learn(game, kind)}>
          Got it
        </button>
      </div>
    </section>
  );
}
