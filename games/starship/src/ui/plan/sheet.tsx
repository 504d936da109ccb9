/** One layer of the drawing, as large as the world. */
import type { ReactNode } from 'react';
import type { Plan } from '../../plan/types.ts';
import { worldOfPlan } from '../places.ts';

interface SheetProps {
  readonly plan: Plan;
  readonly children: ReactNode;
}

export function Sheet({ plan, children }: SheetProps): ReactNode {
  const { width, height } = worldOfPlan(plan).plan;
  return (
    <svg className="ss-sheet" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
