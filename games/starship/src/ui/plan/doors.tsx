/** Portals that the acting character can work: each is a button on its door. */
import { type Board, isUsable } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import type { Plan, Portal } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { doorPlace, UNIT, worldOfPlan } from '../places.ts';
import { sideMiddle } from './portals.tsx';

interface DoorsProps {
  readonly board: Board<Action>;
  readonly view: View;
}

export function Doors({ board, view }: DoorsProps): ReactNode {
  const plan = planOf(view);
  const worked = new Set(board.offers.flatMap(({ actions: [first] }) => (first?.type === 'work' ? [first.on] : [])));
  return [...worked].map((portal) => {
    const placed = board.placed(doorPlace(portal));
    const [x, y] = middleOfPortal(plan, plan.portals[portal] as Portal);
    return (
      <button
        key={portal}
        type="button"
        className="ss-door"
        style={{ transform: `translate(${x}px, ${y}px)` }}
        data-usable={isUsable(placed)}
        {...placed}
      />
    );
  });
}

/** Of a cover, beside the square that it is in: people stand there. */
function middleOfPortal(plan: Plan, { sides, beside, deck }: Portal): readonly [number, number] {
  const shift = worldOfPlan(plan).shifts[deck] ?? { x: 0, y: 0 };
  const middles = sides.map((side) => sideMiddle(plan, side));
  const [x, y] =
    middles.length === 0
      ? [(plan.x[beside[0] ?? 0] as number) + 0.5, (plan.y[beside[0] ?? 0] as number) + 1]
      : [mean(middles.map(([column]) => column)), mean(middles.map(([, row]) => row))];
  return [(x + shift.x) * UNIT, (y + shift.y) * UNIT];
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
