/** What only a lesson shows, loaded when there is one: most matches teach nothing. */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';

const LaterBar = lazy(async () => ({ default: (await import('./steps-bar.tsx')).StepsBar }));
const LaterCard = lazy(async () => ({ default: (await import('./step-card.tsx')).StepCard }));
const LaterPins = lazy(async () => ({ default: (await import('./pins.tsx')).Pins }));

export function StepsBar(props: ComponentProps<typeof LaterBar>): ReactNode {
  return (
    <Suspense fallback={null}>
      <LaterBar {...props} />
    </Suspense>
  );
}

export function StepCard(props: ComponentProps<typeof LaterCard>): ReactNode {
  return (
    <Suspense fallback={null}>
      <LaterCard {...props} />
    </Suspense>
  );
}

export function Pins(props: ComponentProps<typeof LaterPins>): ReactNode {
  return (
    <Suspense fallback={null}>
      <LaterPins {...props} />
    </Suspense>
  );
}
