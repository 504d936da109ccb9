/** The border of a set of squares. */
import { FACINGS, type Plan, type Square } from '../../plan/types.ts';
import { UNIT } from '../places.ts';

/** By facing: from the middle to where the side begins, and which way it runs. */
const SIDES = [
  [-0.5, -0.5, 'h'],
  [0.5, -0.5, 'v'],
  [-0.5, 0.5, 'h'],
  [-0.5, -0.5, 'v'],
] as const;

export function zonePath(
  plan: Plan,
  squares: ReadonlySet<Square>,
  middleOf: (square: Square) => readonly [number, number],
): string {
  let path = '';
  for (const square of squares) {
    const [x, y] = middleOf(square);
    for (const facing of FACINGS) {
      if (squares.has(plan.neighbour[square * 4 + facing] as Square)) continue;
      const [dx, dy, along] = SIDES[facing];
      path += `M${x + dx * UNIT} ${y + dy * UNIT}${along}${UNIT}`;
    }
  }
  return path;
}
