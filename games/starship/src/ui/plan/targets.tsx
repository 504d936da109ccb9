/** Who can be attacked: a chance above each, for the attack that a press there chooses. */
import type { Offer } from '@shutterbox/ui/board';
import { memo, type ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import { bodyOf } from '../../people.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { middleOf } from '../places.ts';
import { throwOf } from '../throws.ts';
import { Flag } from './flag.tsx';
import { Sheet } from './sheet.tsx';

interface TargetsProps {
  readonly offers: readonly Offer<Action>[];
  readonly view: View;
}

export const Targets = memo(function Targets({ offers, view }: TargetsProps): ReactNode {
  const attacks = offers.filter(
    ({ at, actions: [first], off }) => at.length > 0 && first?.type === 'attack' && off === undefined,
  );
  return (
    <Sheet plan={planOf(view)}>
      {attacks.map(({ key, actions: [first], at: [place] }) => {
        if (first === undefined) return null;
        const square = bodyOf(view, first.on).at;
        const [x, y] = middleOf(square, view);
        return (
          <g key={key} data-target={place}>
            <circle className="ss-may-hit" cx={x} cy={y} r="19" />
            <Flag square={square} chance={throwOf(view, view.act.who, first.on, first.how).chance} view={view} />
          </g>
        );
      })}
    </Sheet>
  );
});
