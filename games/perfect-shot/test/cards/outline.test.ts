import { describe, expect, it } from 'vitest';
import { FINE, movedTo, pathOf, polygonOf } from '../../src/cards/outline.ts';

describe('outlines', () => {
  it('are polygons of their points if every point is a corner', () => {
    expect(polygonOf('0,0! 10,0! 10,5!')).toEqual([0, 0, 10 * FINE, 0, 10 * FINE, 5 * FINE]);
  });

  it('pass through their points where they bend', () => {
    const polygon = polygonOf('0,10 10,0 20,10 10,20');
    expect(polygon).toHaveLength(4 * 8 * 2);
    for (const [i, corner] of [
      [0, 10],
      [10, 0],
      [20, 10],
      [10, 20],
    ].entries()) {
      expect(polygon.slice(i * 16, i * 16 + 2)).toEqual(corner.map((n) => n * FINE));
    }
  });

  it('bulge where they bend and are straight where they do not', () => {
    const round = polygonOf('0,10 10,0 20,10 10,20');
    const flat = polygonOf('0,10! 10,0! 20,10! 10,20!');
    expect(areaOf(round)).toBeGreaterThan(areaOf(flat));
    expect(areaOf(flat)).toBe(200 * FINE * FINE);
  });

  it('are the same mirrored', () => {
    const [left, right] = [polygonOf('-3,7 -11,2! -20,9 -9,20'), polygonOf('3,7 11,2! 20,9 9,20')];
    const mirrored = left.map((n, i) => (i % 2 === 0 && n !== 0 ? -n : n));
    const apart = right.map((n, i) => Math.abs(n - (mirrored[i] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });

  it('are refused if they are not points', () => {
    expect(() => polygonOf('1,2 3;4')).toThrow('3;4');
  });

  it('are written as the path of the same polygon', () => {
    expect(pathOf(polygonOf('0,0! 10,0! 10,5!'))).toBe('M0 0L10 0L10 5Z');
    expect(pathOf([8, 24, 1, 0])).toBe('M0.5 1.5L0.0625 0Z');
  });

  it('can stand elsewhere, larger or smaller', () => {
    expect(movedTo(100, 50, '0,0! -10,20')).toBe('100,50! 90,70');
    expect(movedTo(100, 50, '0,0! -10,20', 50)).toBe('100,50! 95,60');
  });
});

function areaOf(polygon: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    const j = (i + 2) % polygon.length;
    sum += (polygon[i] ?? 0) * (polygon[j + 1] ?? 0) - (polygon[j] ?? 0) * (polygon[i + 1] ?? 0);
  }
  return Math.abs(sum) / 2;
}
