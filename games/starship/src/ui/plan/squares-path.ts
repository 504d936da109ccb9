/** Squares of the plan as one path. */
import type { Square } from '../../plan/types.ts';
import type { View } from '../../types.ts';
import { middleOf, UNIT } from '../places.ts';

export function squaresPath(squares: readonly Square[], view: Pick<View, 'options'>): string {
  return squares
    .map((square) => {
      const [x, y] = middleOf(square, view);
      return `M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}Z`;
    })
    .join('');
}
