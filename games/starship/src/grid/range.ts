/** Distances and what lies in front. */
import { type Facing, NONE, type Plan, type Square } from '../plan/types.ts';

export const BANDS = ['close', 'short', 'medium', 'long'] as const;
export type Band = (typeof BANDS)[number];
/** S-9.4: the longest distance of each band, in squares. */
const BAND_ENDS: Readonly<Record<Band, number>> = { close: 1, short: 2, medium: 33, long: 166 };

/** S-9.1; NONE between decks. */
export function range(plan: Plan, a: Square, b: Square): number {
  if (plan.deck[a] !== plan.deck[b]) return NONE;
  const dx = Math.abs((plan.x[a] as number) - (plan.x[b] as number));
  const dy = Math.abs((plan.y[a] as number) - (plan.y[b] as number));
  return dx > dy ? dx : dy;
}

/** Undefined beyond all bands. */
export function bandOf(squares: number): Band | undefined {
  return BANDS.find((band) => squares <= BAND_ENDS[band]);
}

/** S-9.5: the wedge of 90 degrees ahead, its diagonals included. */
export function isInFront(plan: Plan, from: Square, facing: Facing, to: Square): boolean {
  if (plan.deck[from] !== plan.deck[to]) return false;
  const dx = (plan.x[to] as number) - (plan.x[from] as number);
  const dy = (plan.y[to] as number) - (plan.y[from] as number);
  const ahead = facing === 0 ? -dy : facing === 1 ? dx : facing === 2 ? dy : -dx;
  const aside = facing % 2 === 0 ? dx : dy;
  return ahead > 0 && aside <= ahead && -aside <= ahead;
}
