/** Explains the game once, and then the first question of each kind, beside it. */
import { Icon, type Lesson, moreBelow } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { useScope } from '../context.ts';
import { RuleLink } from '../drawers/cited.tsx';
import { focusDock } from '../shortcuts.ts';
import { learn, skipLessons } from './lesson-store.ts';
import type { SlotForm } from './slot.tsx';

interface LessonProps {
  readonly about: string;
  readonly lesson: Lesson;
  readonly form: SlotForm;
}

export function LessonCard({ about, lesson, form }: LessonProps): ReactNode {
  const { bundle } = useScope();
  const [opened, open] = useState('');
  // The focus goes to the question.
  const close = (how: () => void): void => {
    how();
    requestAnimationFrame(() => document.activeElement === document.body && focusDock());
  };
  const gotIt = (): void => close(() => learn(bundle.game.id, about));
  const { title, text, rule } = lesson;
  const lines = text.split('\n');
  const whole = form === 'card' || opened === about;
  return (
    <section className="slip lesson" aria-label={`Lesson: ${title}`} data-open={whole}>
      {form === 'strip' && (
        <div className="strip-line">
          <p>
            <b>{asSentence(title)}</b> {!whole && firstSentence(text)}
          </p>
          <button type="button" className="more" aria-expanded={whole} onClick={() => open(whole ? '' : about)}>
            {whole ? 'Less' : 'More'}
          </button>
          <button type="button" className="btn icon quiet small" aria-label="Got it" onClick={gotIt}>
            <Icon name="close" />
          </button>
        </div>
      )}
      {form === 'card' && <h2>{title}</h2>}
      {whole && (
        <>
          <div className="slip-text" ref={moreBelow}>
            {lines.map((line, at) => (
              <p key={line}>
                {line} {at === lines.length - 1 && <RuleLink rule={rule} />}
              </p>
            ))}
          </div>
          <div className="acts">
            <button type="button" className="btn quiet" onClick={() => close(skipLessons)}>
              Skip all lessons
            </button>
            {form === 'card' && (
              <button type="button" className="btn" onClick={gotIt}>
                Got it
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function asSentence(title: string): string {
  return /[.?!]$/.test(title) ? title : `${title}.`;
}

function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
