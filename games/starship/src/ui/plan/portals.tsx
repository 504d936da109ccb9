/** The portals of a deck, as they stand. */
import type { ReactNode } from 'react';
import { isOpen } from '../../grid/step.ts';
import { isBroken } from '../../move/portals.ts';
import { isMoving, jamOf } from '../../move/waits.ts';
import {
  NONE,
  type OpenPortals,
  type Plan,
  type Portal,
  type PortalId,
  type PortalSide,
  type Square,
  type Way,
} from '../../plan/types.ts';
import { shipOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
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

/** What is wrong with a portal: something stuck in it, or a zigzag where a door was broken. And dots for one that will move. */
const MARKS = {
  jammed: 'M-12 7 12-7M-7 8-9 4M11-3 8-9',
  broken: 'M-13 3-7-5-1 5 5-5 12 4',
  moving: 'M-5 0h.1M0 0h.1M5 0h.1',
} as const;

/** What the marks are about. */
export type Marked = Pick<View, 'options' | 'items' | 'broken' | 'act'>;

export function PortalMarks({ view, deck }: { readonly view: Marked; readonly deck: number }): ReactNode {
  const plan = shipOf(view.options);
  return plan.portals.map((portal) => {
    const mark = portal.deck === deck ? markOf(view, portal) : undefined;
    if (mark === undefined) return null;
    const at = portal.sides.map((side) => sideTransform(plan, side));
    const upper = plan.ways.find(({ cover }) => cover === portal.id)?.upper;
    const places = upper === undefined ? at : [squareTransform(plan, upper)];
    return places.map((place) => (
      <g key={place} className={`ss-mark ss-${mark}`} transform={place}>
        <path d={MARKS[mark]} />
        <path d={MARKS[mark]} />
      </g>
    ));
  });
}

function markOf(view: Marked, portal: Portal): keyof typeof MARKS | undefined {
  if (jamOf(view, portal.id) !== NONE) return 'jammed';
  if (isBroken(view, portal)) return 'broken';
  return isMoving(view, portal.id) ? 'moving' : undefined;
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
