/** S-6.21: stairs on one deck. Between decks they are ways of the plan. */
import { type Direction, FACINGS, type Plan, type Square, STAIRS } from '../plan/types.ts';

/** Whether a step in a direction onto a square of stairs goes up (1) or down (-1); 0 along them, on spiral stairs and elsewhere. */
export function rise(plan: Pick<Plan, 'features'>, onto: Square, direction: Direction): -1 | 0 | 1 {
  const facing = FACINGS.find((side) => plan.features[onto]?.includes(STAIRS[side]));
  if (facing === undefined) return 0;
  const turn = (direction - 2 * facing + 8) % 8;
  if (turn === 2 || turn === 6) return 0;
  return turn < 2 || turn > 6 ? 1 : -1;
}
