/** The score pad, loaded when the match is over. */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { Score as Pad } from './score.tsx';

const Loaded = lazy(async () => ({ default: (await import('./score.tsx')).Score }));

export function Score(props: ComponentProps<typeof Pad>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
