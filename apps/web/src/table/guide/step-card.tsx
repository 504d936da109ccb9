/** A lesson step: what it is about, and what to do now. */
import { Icon, moreBelow } from '@shutterbox/ui';
import type { Stage } from '@shutterbox/ui/guide';
import { type ReactNode, useState } from 'react';
import { useScope } from '../context.ts';
import type { SlotForm } from '../dock/slot.tsx';
import { focusDock } from '../shortcuts.ts';
import { leaveGuide, readSteps } from './progress.ts';
import { partsOf } from './words.ts';

/** Said in the first step of every lesson. */
const ARRANGED = 'The first cards and dice of this match are arranged for the lesson.';
const WATCH = 'Watch what happens.';

interface StepProps {
  readonly stage: Stage<unknown>;
  readonly form: SlotForm;
}

export function StepCard({ stage, form }: StepProps): ReactNode {
  const { session } = useScope();
  const [folded, fold] = useState(false);
  const { step, index, of, open, reading } = stage;
  const now = open.length > 0 || reading ? step.now : WATCH;
  const whole = form === 'card' || !folded;
  const leave = (): void => {
    leaveGuide(session.match);
    session.forgetRefusal();
    requestAnimationFrame(focusDock);
  };
  return (
    <section className="slip guide-step" aria-label={`Step ${index + 1} of ${of}: ${step.title}`} data-open={whole}>
      {form === 'card' ? (
        <h2>{step.title}</h2>
      ) : (
        <div className="strip-line">
          <p>
            <b>
              {index + 1} of {of}: {step.title}
            </b>{' '}
            {!whole && <Pinned text={now} />}
          </p>
          <button type="button" className="more" aria-expanded={whole} onClick={() => fold(whole)}>
            {whole ? 'Less' : 'More'}
          </button>
        </div>
      )}
      {whole && (
        <div className="slip-text" ref={moreBelow}>
          <p>
            <Pinned text={step.text} />
          </p>
          <p className="guide-now">
            <Pinned text={now} />
          </p>
          {index === 0 && <p className="guide-arranged">{ARRANGED}</p>}
        </div>
      )}
      <div className="acts">
        <button type="button" className="btn quiet" onClick={leave}>
          Play without help
        </button>
        {reading && (
          <button type="button" className="btn primary" onClick={() => readSteps(session.match, index + 1)}>
            Next
            <Icon name="next" />
          </button>
        )}
      </div>
    </section>
  );
}

function Pinned({ text }: { readonly text: string }): ReactNode {
  return partsOf(text).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same pin may be named twice.
      <span key={at} className="guide-pin" aria-hidden="true">
        {part}
      </span>
    ),
  );
}
