import { expect, it } from 'vitest';
import { smallest } from '../../src/ui/steady-height.ts';

it('keeps the smallest height of the map until the screen changes', () => {
  const heights = (all: readonly number[], more: object = {}) => {
    const first = { width: 390, most: 296, height: 296 };
    return all
      .map((height) => ({ ...first, height }))
      .reduce((seen, now) => smallest(seen, { ...now, ...more }), first);
  };
  expect(heights([281, 296, 264, 281]).height).toBe(264);
  expect(heights([264, 281], { width: 412 })).toEqual({ width: 412, most: 296, height: 264 });
  expect(smallest({ width: 390, most: 296, height: 264 }, { width: 390, most: 366, height: 366 }).height).toBe(366);
});
