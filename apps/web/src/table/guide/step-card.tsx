/** A lesson step: what it is about, and what to do now. On a phone it takes the place of the prompt. */
import { Icon, moreBelow } from '@shutterbox/ui';
import type { Stage } from '@shutterbox/ui/guide';
import { Fragment, type ReactNode } from 'react';
import { useScope } from '../context.ts';
import type { SlotForm } from '../dock/slot.tsx';
import { focusDock } from '../shortcuts.ts';
import { leaveGuide, readSteps } from './progress.ts';
import { partsOf } from './words.ts';

/** Said in the first step of every lesson. */
const ARRANGED = 'The first turns are arranged for the lesson.';
const WATCH = 'Watch what happens.';

interface StepProps {
  readonly stage: Stage<unknown>;
  readonly form: SlotForm;
}

export function StepCard({ stage, form }: StepProps): ReactNode {
  const { session } = useScope();
  const { step, index, of, open, reading } = stage;
  const leave = (): void => {
    leaveGuide(session.match);
    session.forgetRefusal();
    requestAnimationFrame(focusDock);
  };
  const next = (): void => {
    readSteps(session.match, index + 1);
    session.forgetRefusal();
  };
  const leaving = (
    <button type="button" className="btn quiet" onClick={leave}>
      Play without help
    </button>
  );
  return (
    <section className="slip guide-step" aria-label={`Step ${index + 1} of ${of}: ${step.title}`}>
      <header>
        <h2>{form === 'card' ? step.title : `${index + 1} of ${of}: ${step.title}`}</h2>
        {form === 'strip' && leaving}
      </header>
      <div className="slip-text" ref={moreBelow}>
        <p>
          <Pinned text={step.text} />
        </p>
        {!reading && (
          <p className="guide-now">
            <Pinned text={open.length > 0 ? step.now : WATCH} />
          </p>
        )}
        {index === 0 && <p className="guide-arranged">{ARRANGED}</p>}
      </div>
      <div className="acts">
        {form === 'card' && leaving}
        {reading && <Next onNext={next} />}
      </div>
    </section>
  );
}

/** The keyboard goes on with what the next step asks. */
function Next({ onNext }: { readonly onNext: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="btn primary"
      onClick={() => {
        onNext();
        requestAnimationFrame(focusDock);
      }}
    >
      Next
      <Icon name="next" />
    </button>
  );
}

function Pinned({ text }: { readonly text: string }): ReactNode {
  return partsOf(text).map(({ words, pin, stop }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same pin may be named twice.
    <Fragment key={at}>
      {words}
      {pin !== undefined && (
        <span className="guide-pinned">
          <span className="guide-pin" aria-hidden="true">
            {pin}
          </span>
          {stop}
        </span>
      )}
    </Fragment>
  ));
}
