/** Standing answers, loaded for games that have any. */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useScope } from '../context.ts';

const LaterAnswers = lazy(async () => ({ default: (await import('./kept-answers.tsx')).KeptAnswers }));
const LaterMark = lazy(async () => ({ default: (await import('./kept-answers.tsx')).KeptMark }));

export function KeptAnswers(props: ComponentProps<typeof LaterAnswers>): ReactNode {
  const { bundle } = useScope();
  const { kind } = props;
  const has = bundle.ui.keptAnswers?.some((each) => kind === undefined || each.kind === kind) ?? false;
  if (!has) return null;
  return (
    // Keeps the room, so that no button moves under a finger.
    <Suspense fallback={<div className="kept-answers" />}>
      <LaterAnswers {...props} />
    </Suspense>
  );
}

export function KeptMark(props: ComponentProps<typeof LaterMark>): ReactNode {
  const { bundle } = useScope();
  return bundle.ui.keptAnswers === undefined ? null : (
    <Suspense fallback={null}>
      <LaterMark {...props} />
    </Suspense>
  );
}
