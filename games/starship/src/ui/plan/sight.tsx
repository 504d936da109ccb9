/** What the one who matters sees: an amber wash ahead where it is lit, hatching where nothing is seen. And the lanes that are covered. */
import { memo, type ReactNode } from 'react';
import { isInFront } from '../../grid/range.ts';
import { canSee } from '../../grid/sight.ts';
import { isDark } from '../../hull/dark.ts';
import { isPresent } from '../../people.ts';
import { NONE, type Plan, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View, Who } from '../../types.ts';
import { laneOf } from '../lanes.ts';
import { middleOf } from '../places.ts';
import { Sheet } from './sheet.tsx';
import { squaresPath } from './squares-path.ts';

interface SightProps {
  readonly view: View;
  /** NONE: nobody's. */
  readonly who: Who;
}

export const Sight = memo(function Sight({ view, who }: SightProps): ReactNode {
  const plan = planOf(view);
  const body = view.bodies[who];
  const seen = body === undefined || body.at === NONE ? undefined : seenBy(view, plan, who);
  return (
    <Sheet plan={plan}>
      {seen !== undefined && (
        <>
          <path className="ss-ahead-lit" d={squaresPath(seen.ahead, view)} />
          <path className="ss-unseen" d={squaresPath(seen.unseen, view)} />
          <path className="ss-unseen-hatch" d={squaresPath(seen.unseen, view)} />
        </>
      )}
      {[...view.bodies.keys()].map((each) => (
        <path key={each} className="ss-lane" d={squaresPath(laneOf(view, each), view)} />
      ))}
      {view.bodies.map((each, covers) => {
        if (!isPresent(each) || each.cover === NONE || each.cover === each.at) return null;
        const [x, y] = middleOf(each.cover, view);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: people keep their places.
          <g key={covers} transform={`translate(${x} ${y})`}>
            <path className="ss-marker" d="M0-10 10 0 0 10-10 0ZM0-4 4 0 0 4-4 0Z" />
          </g>
        );
      })}
    </Sheet>
  );
});

interface Seen {
  readonly ahead: readonly Square[];
  readonly unseen: readonly Square[];
}

/** On the deck where someone stands; of other decks nothing is said (S-4.4). */
function seenBy(view: View, plan: Plan, who: Who): Seen | undefined {
  const body = view.bodies[who];
  if (body === undefined) return undefined;
  const { first = 0, end = 0 } = plan.decks[plan.deck[body.at] as number] ?? {};
  const ahead: Square[] = [];
  const unseen: Square[] = [];
  for (let square = first; square < end; square++) {
    if (!canSee(plan, view.open, body.at, square)) unseen.push(square);
    else if (isInFront(plan, body.at, body.facing, square) && !isDark(view, plan, plan.room[square] as number))
      ahead.push(square);
  }
  return { ahead, unseen };
}
