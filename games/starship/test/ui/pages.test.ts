import { expect, it } from 'vitest';
import { pagesOf } from '../../src/ui/print/pages.ts';

it('keeps a small deck on one page and cuts a large one into as few as it takes', () => {
  expect(pagesOf({ x: 32, y: 64, width: 19 * 32, height: 13 * 32 }, 32)).toEqual([
    { x: 32, y: 64, width: 19 * 32, height: 13 * 32, number: 1, of: 1 },
  ]);
  const pages = pagesOf({ x: 0, y: 0, width: 25 * 32, height: 20 * 32 }, 32);
  expect(pages.map(({ x, y, width, height }) => [x, y, width, height].map((each) => each / 32))).toEqual([
    [0, 0, 13, 10],
    [13, 0, 12, 10],
    [0, 10, 13, 10],
    [13, 10, 12, 10],
  ]);
});
