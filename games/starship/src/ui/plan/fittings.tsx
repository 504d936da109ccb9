/** Furniture and other fittings of a square, in thin lines about its middle. */
import type { ReactNode } from 'react';
import { type Deck, type Feature, type Plan, type Square, STAIRS } from '../../plan/types.ts';
import { UNIT } from '../places.ts';
import { shifted } from './path.ts';
import { LadderSign, LiftSign } from './signs.tsx';

/** What is drawn as a sign of its own, or by the portals, has none. */
const LINES: Readonly<Partial<Record<Feature, string>>> = {
  bunk: 'M-10-14h20a2 2 0 0 1 2 2V12a2 2 0 0 1-2 2H-10a2 2 0 0 1-2-2V-12a2 2 0 0 1 2-2ZM-8-11h16v6H-8Z',
  seat: 'M-7 5V-3a7 6 0 0 1 14 0v8ZM-8 7H8',
  table: 'M-9-12H9a4 4 0 0 1 4 4V8a4 4 0 0 1-4 4H-9a-4 4 0 0 1-4-4V-8a4 4 0 0 1 4-4Z',
  computer: 'M-12-13H12V13H-12ZM0-13V13M-12-6H12M-12 0H12M-12 6H12',
  controls: 'M-13-11C-6-4-6 4-13 11M-8-12C-1-4-1 4-8 12',
  engineering: 'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5',
  locker: 'M-12-12H0V12H-12ZM0-12H12V12H0ZM-4-2v4M4-2v4',
  cage: 'M-13-13H13V13H-13ZM-8-13V13M-3-13V13M3-13V13M8-13V13',
  lowBerth: 'M-10-13H10a4 4 0 0 1 4 4V9a4 4 0 0 1-4 4H-10a-4 4 0 0 1-4-4V-9a4 4 0 0 1 4-4ZM-7-9H7V9H-7Z',
  crate: 'M-13-13H13V13H-13ZM-13-13 13 13M13-13-13 13',
  fresher: 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0M0-2v4',
  galley: 'M-13-13H13V-4H-13ZM-8-8.500h.1M0-8.500h.1M8-8.500h.1',
  switch: 'M-14-14h4v4h-4Z',
  club: 'M9 13 13 9M11 14.500 14.500 11',
  spiral: 'M0 0C0-4 6-4 6 1S-2 10-7 6-9-9 1-11 14-3 13 5',
};
/** Steps, for stairs that rise to the north. */
const STEPS = 'M-12 12H12M-12 7H12M-12 2H12M-12-3H12M-12-8H12M0 12V-12M-4-8 0-13 4-8';

export function Fittings({ plan, deck }: { readonly plan: Plan; readonly deck: number }): ReactNode {
  const { first, end } = plan.decks[deck] as Deck;
  const all = Array.from({ length: end - first }, (_, at) => first + at).flatMap((square) =>
    (plan.features[square] ?? []).map((feature) => ({ feature, square, ...middleIn(plan, square) })),
  );
  return (
    <>
      <path className="ss-fitting" d={all.map(({ feature, x, y }) => shifted(LINES[feature] ?? '', x, y)).join('')} />
      {all.map(({ feature, square, x, y }) => (
        <Fitting key={`${square} ${feature}`} feature={feature} at={`translate(${x} ${y})`} />
      ))}
    </>
  );
}

function middleIn(plan: Plan, square: Square): { readonly x: number; readonly y: number } {
  return { x: ((plan.x[square] as number) + 0.5) * UNIT, y: ((plan.y[square] as number) + 0.5) * UNIT };
}

/** Those that are more than lines, or turned. */
function Fitting({ feature, at }: { readonly feature: Feature; readonly at: string }): ReactNode {
  const rises = STAIRS.indexOf(feature as (typeof STAIRS)[number]);
  if (rises >= 0) return <path className="ss-fitting" d={STEPS} transform={`${at} rotate(${rises * 90})`} />;
  if (feature !== 'ladder' && feature !== 'lift') return null;
  return <g transform={at}>{feature === 'ladder' ? <LadderSign /> : <LiftSign />}</g>;
}
