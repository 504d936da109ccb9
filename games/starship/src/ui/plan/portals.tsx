/** The portals of a deck, as they stand. */
import type { ReactNode } from 'react';
import { isOpen } from '../../grid/step.ts';
import type { OpenPortals, Plan, Portal, PortalId, PortalSide, Square, Way } from '../../plan/types.ts';
import { UNIT } from '../places.ts';
import { PortalSign, ShaftSign } from './signs.tsx';

interface PortalsProps {
  readonly plan: Plan;
  readonly deck: number;
  readonly open: OpenPortals;
  readonly moving: PortalId;
}

export function Portals({ plan, deck, open, moving }: PortalsProps): ReactNode {
  const here = plan.portals.filter((portal) => portal.deck === deck);
  return (
    <>
      {here.flatMap((portal) =>
        portal.sides.map((side) => (
          <g key={`${portal.id} ${side.a}`} className="ss-portal" transform={sideTransform(plan, side)}>
            <PortalSign kind={portal.kind} open={isOpen(plan, open, portal.id)} moves={portal.id === moving} />
          </g>
        )),
      )}
      {plan.ways
        .filter((way) => plan.deck[way.upper] === deck && way.cover >= 0)
        .map((way) => (
          <g key={way.cover} className="ss-portal" transform={squareTransform(plan, way.upper)}>
            <ShaftSign kind={coverKind(plan, way)} open={isOpen(plan, open, way.cover)} moves={way.cover === moving} />
          </g>
        ))}
    </>
  );
}

function coverKind(plan: Plan, { cover }: Way): 'iris' | 'hatch' {
  return (plan.portals[cover] as Portal).kind === 'iris' ? 'iris' : 'hatch';
}

/** The middle of a side, in columns and rows of its deck. */
export function sideMiddle(plan: Plan, { a, facing }: PortalSide): readonly [number, number] {
  const x = plan.x[a] as number;
  const y = plan.y[a] as number;
  return facing % 2 === 0 ? [x + 0.5, y + (facing === 2 ? 1 : 0)] : [x + (facing === 1 ? 1 : 0), y + 0.5];
}

function sideTransform(plan: Plan, side: PortalSide): string {
  const [x, y] = sideMiddle(plan, side);
  return `translate(${x * UNIT} ${y * UNIT})${side.facing % 2 === 0 ? '' : ' rotate(90)'}`;
}

function squareTransform(plan: Plan, square: Square): string {
  return `translate(${((plan.x[square] as number) + 0.5) * UNIT} ${((plan.y[square] as number) + 0.5) * UNIT})`;
}
