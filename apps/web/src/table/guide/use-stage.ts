/** The lesson's current step, from the entries of the match, so that it survives a reload. */
import { type Stage, stageAt } from '@shutterbox/ui/guide';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { useScope } from '../context.ts';
import { learn } from '../dock/lesson-store.ts';
import type { RoomParts } from '../match/build-room.ts';
import { isLost } from './guard.ts';
import { useProgress } from './progress.ts';

const StageContext = createContext<Stage<unknown> | undefined>(undefined);
export const StageProvider = StageContext.Provider;

/** Undefined without a lesson, or after it. */
export function useStage(): Stage<unknown> | undefined {
  return useContext(StageContext);
}

export function useStageOf({ now, before, holds, moment }: RoomParts): Stage<unknown> | undefined {
  const { session, bundle, guide } = useScope();
  const { read, left } = useProgress(session.match);
  // The next step comes when what led to it has been shown.
  const shown = (holds ? before : undefined) ?? now;
  const stage = useMemo(() => {
    if (guide === undefined || left || shown === undefined) return undefined;
    const found = stageAt(guide, shown.number, read);
    return found === undefined || isLost(found, shown, bundle.game.actionKey) ? undefined : found;
  }, [guide, left, shown, read, bundle]);
  const started = shown !== undefined;
  const done = stage?.index;
  // A step replaces the lesson for the same question.
  useEffect(() => {
    if (guide === undefined || !started || left) return;
    const kinds = guide.steps.slice(0, done).map(({ kind }) => kind);
    for (const kind of kinds.length === 0 ? [] : ['aim', ...kinds]) learn(bundle.game.id, kind);
  }, [guide, started, left, done, bundle]);
  return moment === undefined ? stage : undefined;
}
