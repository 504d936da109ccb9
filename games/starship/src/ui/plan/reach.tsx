/** Where the acting character can go, and for how much; and what keeps action points for an attack. */
import type { Offer } from '@shutterbox/ui/board';
import { memo, type ReactNode } from 'react';
import type { Action } from '../../answers.ts';
import { apToKeep } from '../../combat/target.ts';
import { bodyOf } from '../../people.ts';
import { NONE, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { middleOf, placeOf, squareIn, UNIT } from '../places.ts';
import { Sheet } from './sheet.tsx';
import { zonePath } from './zone.ts';

/** Of the corner marks: how far they stand off, and how long they are. */
const OFF = 3;
const CORNER = 4;

interface ReachProps {
  readonly offers: readonly Offer<Action>[];
  readonly view: View;
}

export const Reach = memo(function Reach({ offers, view }: ReachProps): ReactNode {
  const plan = planOf(view);
  const costs = costsOf(offers, view);
  const { who } = view.act;
  const ap = who === NONE ? 0 : bodyOf(view, who).ap;
  const [aimed = 0, snap = 0] = who === NONE ? [] : [false, true].map((quick) => apToKeep(view, who, quick));
  const keeps = (left: number): ReadonlySet<Square> =>
    new Set([...costs].flatMap(([square, cost]) => (cost !== undefined && ap - cost >= left ? [square] : [])));
  const open = new Set(offers.flatMap(({ at, off }) => (off === undefined ? at : [])));
  const path = (left: number): string => zonePath(plan, keeps(left), (square) => middleOf(square, view));
  return (
    <Sheet plan={plan}>
      <path className="ss-keeps-snap" d={path(snap)} />
      <path className="ss-keeps-aimed" d={path(aimed)} />
      {[...costs].map(([square, cost]) => (
        <Mark
          key={square}
          square={square}
          cost={cost}
          look={lookOf(ap - (cost ?? 0), aimed, snap)}
          open={open.has(placeOf(square, view))}
          view={view}
        />
      ))}
    </Sheet>
  );
});

/** Squares of offers; those to walk to have a price. */
function costsOf(offers: readonly Offer<Action>[], view: View): ReadonlyMap<Square, number | undefined> {
  const costs = new Map<Square, number | undefined>();
  for (const { at, actions, price } of offers) {
    const last = actions.at(-1)?.type;
    const walks = last === 'step' || last === 'run';
    for (const place of at) {
      const square = squareIn(place, view);
      if (square !== NONE && !costs.has(square)) costs.set(square, walks ? price?.n : undefined);
    }
  }
  return costs;
}

function lookOf(left: number, aimed: number, snap: number): string {
  return left >= aimed ? 'ss-ap ss-ap-aimed' : left >= snap ? 'ss-ap' : 'ss-ap ss-ap-far';
}

interface MarkProps {
  readonly square: Square;
  readonly cost: number | undefined;
  readonly look: string;
  /** A lesson shows all prices, and lets one square be pressed. */
  readonly open: boolean;
  readonly view: View;
}

function Mark({ square, cost, look, open, view }: MarkProps): ReactNode {
  const [x, y] = middleOf(square, view);
  return (
    <>
      {open && <path className="ss-can" data-can={placeOf(square, view)} d={`M${x} ${y}${CORNERS}`} />}
      {cost !== undefined && (
        <text className={look} x={x} y={y + 4.5}>
          {cost}
        </text>
      )}
    </>
  );
}

const HALF = UNIT / 2 - OFF;
/** From the middle of a square on. A transform for each mark would be a layer of the page's for each. */
const CORNERS = `m${-HALF} ${CORNER - HALF}v${-CORNER}h${CORNER}m${2 * (HALF - CORNER)} 0h${CORNER}v${CORNER}m0 ${2 * (HALF - CORNER)}v${CORNER}h${-CORNER}m${-2 * (HALF - CORNER)} 0h${-CORNER}v${-CORNER}`;
