/** What the game is about, and then the first decision of each kind, is explained once, beside it. */
import { moreBelow } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../games/bundle.ts';
import { useScope } from './context.ts';
import { learn, skipLessons, useLessons } from './lesson-store.ts';
import { RuleLink } from './words.tsx';

/** Comes before the first decision. */
const AIM = 'aim';

export function LessonCard({ room }: { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const { learnt, skipped } = useLessons();
  const asked = room.questions.find(({ optional }) => optional !== true)?.kind;
  const game = bundle.game.id;
  if (asked === undefined || skipped) return null;
  const { lessons } = bundle.ui;
  const about = [AIM, asked].find((each) => lessons[each] !== undefined && !learnt.includes(`${game}:${each}`));
  const lesson = about === undefined ? undefined : lessons[about];
  if (about === undefined || lesson === undefined) return null;
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
        <button type="button" className="btn" onClick={() => learn(game, about)}>
          Got it
        </button>
      </div>
    </section>
  );
}
