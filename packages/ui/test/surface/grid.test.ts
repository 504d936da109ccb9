import { describe, expect, it } from 'vitest';
import { besideSquare, squareAt, squareOf, squares } from '../../src/surface/grid.ts';

const PLAN = squares({ columns: 40, rows: 25, unit: 20, has: (column, row) => !(column === 3 && row === 2) });

describe('a board of squares', () => {
  it('finds the square at a point', () => {
    expect(PLAN.placeAt(0, 0)).toBe('0,0');
    expect(PLAN.placeAt(799.9, 499.9)).toBe('39,24');
    expect(PLAN.placeAt(20, 19.9)).toBe('1,0');
  });

  it('finds none outside the map, and none in a hole', () => {
    expect([PLAN.placeAt(-0.1, 5), PLAN.placeAt(800, 5), PLAN.placeAt(5, 500)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(PLAN.placeAt(65, 45)).toBeUndefined();
    expect(PLAN.boxOf('3,2')).toBeUndefined();
    expect([PLAN.boxOf('40,0'), PLAN.boxOf('locker'), PLAN.boxOf('-1,0')]).toEqual([undefined, undefined, undefined]);
  });

  it('has a box for each square, in whose middle it is found again', () => {
    for (let column = 0; column < 40; column++) {
      const box = PLAN.boxOf(squareAt(column, 7));
      expect(box && PLAN.placeAt(box.x + 10, box.y + 10)).toBe(`${column},7`);
    }
  });

  it('reads back what it writes', () => {
    expect(squareOf(squareAt(12, 7))).toEqual([12, 7]);
    expect(squareOf('12')).toBeUndefined();
  });

  it.each([
    ['0,0', 1, 0, '1,0'],
    ['2,2', 1, 0, '4,2'],
    ['3,3', 0, -1, '3,1'],
    ['0,0', -1, 0, undefined],
    ['39,24', 0, 1, undefined],
    ['locker', 1, 0, undefined],
    ['0,0', 0, 0, undefined],
  ] as const)('leads from %s by %i, %i to %s', (from, dx, dy, to) => {
    expect(besideSquare(PLAN, from, dx, dy)).toBe(to);
  });
});
