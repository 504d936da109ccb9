import { expect, it } from 'vitest';
import { rise } from '../../src/grid/stairs.ts';
import { DIRECTIONS } from '../../src/plan/types.ts';
import { planned } from './drawings.ts';

it('goes up toward where stairs rise, down the other way, and level along them', () => {
  const plan = planned('deck One\n#===#===#===#===#===#===#\n# A^  A>  Av  A<  A@  A #\n#===#===#===#===#===#===#');
  const rises = [0, 1, 2, 3, 4, 5].map((square) => DIRECTIONS.map((direction) => rise(plan, square, direction)));
  expect(rises).toEqual([
    [1, 1, 0, -1, -1, -1, 0, 1],
    [0, 1, 1, 1, 0, -1, -1, -1],
    [-1, -1, 0, 1, 1, 1, 0, -1],
    [0, -1, -1, -1, 0, 1, 1, 1],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ]);
});
