import { expect, it } from 'vitest';
import { type Flagged, flagCorner } from '../../src/ui/map/flag-corner.ts';

const tile = (column: number, row: number, lost = false): Flagged => ({
  x: 50 * column,
  y: 50 * row,
  width: 40,
  height: 40,
  lost,
});

it('flags the chosen route at its left end and another one at its right end', () => {
  const row = [tile(1, 1), tile(2, 1), tile(3, 1)];
  expect(flagCorner(true, row)).toEqual({ x: 50, y: 50, hangs: false });
  expect(flagCorner(false, row)).toEqual({ x: 190, y: 50, hangs: false });
  expect(flagCorner(false, [])).toBeUndefined();
});

it('does not cover the crossed-out jeep of a tile that the route would win back', () => {
  expect(flagCorner(false, [tile(1, 1), tile(2, 1, true)])).toEqual({ x: 140, y: 90, hangs: true });
  expect(flagCorner(false, [tile(2, 1, true), tile(1, 2), tile(2, 2)])).toEqual({ x: 140, y: 140, hangs: true });
  expect(flagCorner(false, [tile(1, 1, true), tile(2, 1)])).toEqual({ x: 140, y: 50, hangs: false });
});
