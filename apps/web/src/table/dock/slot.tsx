/** The one place for notes beside the question: a lost connection, what you missed, a lesson step. */
import { useMedia } from '@shutterbox/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AnyRoom } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { usePanels } from '../drawers/panels.ts';
import { StepCard } from '../guide/later.tsx';
import { useStage } from '../guide/use-stage.ts';
import { ConnectionBar } from './connection.tsx';
import { useLesson } from './lesson-store.ts';
import { SinceNote, SinceStrip } from './since.tsx';

const LessonCard = lazy(async () => ({ default: (await import('./lesson-card.tsx')).LessonCard }));
const MissedCard = lazy(async () => ({ default: (await import('./missed.tsx')).MissedCard }));

/** A card at the foot of the rail, or a strip that is the first line of the dock. */
export type SlotForm = 'card' | 'strip';

const NARROW = '(max-width: 960px)';

/** The list of all moves lies where the rail is. */
export function useSlotForm(): SlotForm {
  const narrow = useMedia(NARROW);
  const moves = usePanels((panels) => panels.moves);
  return narrow || moves ? 'strip' : 'card';
}

/** One thing at a time, in this order: the style sheet hides what comes second. */
export function Slot({ room, form }: { readonly room: AnyRoom; readonly form: SlotForm }): ReactNode {
  const moment = useModel((model) => model.moment);
  const missed = useModel((model) => model.missed !== undefined);
  const stage = useStage();
  return (
    <div className="slot" data-form={form}>
      <ConnectionBar />
      {form === 'card' ? <SinceNote room={room} /> : <SinceStrip room={room} />}
      {missed && (
        <Suspense fallback={null}>
          <MissedCard room={room} />
        </Suspense>
      )}
      {stage !== undefined && <StepCard stage={stage} form={form} />}
      {moment === undefined && stage === undefined && <LessonDue room={room} form={form} />}
    </div>
  );
}

function LessonDue({ room, form }: { readonly room: AnyRoom; readonly form: SlotForm }): ReactNode {
  const { about, lesson } = useLesson(useScope(), room);
  if (lesson === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LessonCard about={about} lesson={lesson} form={form} />
    </Suspense>
  );
}
