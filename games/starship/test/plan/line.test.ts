import { describe, expect, it } from 'vitest';
import { isOnLine, lineSquares, squaresBeyond } from '../../src/grid/line.ts';
import { bandOf, isInFront, range } from '../../src/grid/range.ts';
import { compilePlan } from '../../src/plan/compile.ts';
import { type Facing, NONE } from '../../src/plan/types.ts';
import { planOfShip } from '../../src/ships.ts';
import { ALL_OPEN, ALL_SHUT, openDeck, planned, squareAt, squaresOf, wrongPair } from './drawings.ts';

describe('a line', () => {
  it.each([
    [9, 9],
    [8, 5],
    [1, 6],
  ])('crosses the same squares from both ends, and those are on it, in %i by %i squares', (width, height) => {
    const plan = compilePlan(openDeck(width, height));
    const wrong = wrongPair(plan, (a, b) => {
      const there = [a, ...lineSquares(plan, a, b)];
      const back = [b, ...lineSquares(plan, b, a)].reverse();
      const on = squaresOf(plan).filter((square) => isOnLine(plan, a, b, square));
      return back.join() === there.join() && on.join() === there.toSorted((one, two) => one - two).join();
    });
    expect(wrong).toBeUndefined();
  });

  it('crosses corners without touching the squares beside them', () => {
    const plan = compilePlan(openDeck(3, 3));
    expect(lineSquares(plan, 0, 8)).toEqual([4, 8]);
    expect(lineSquares(plan, 0, 5)).toEqual([1, 4, 5]);
    expect(isOnLine(plan, 0, 8, 1)).toBe(false);
  });

  it('goes on behind its end to a wall or a shut portal', () => {
    const plan = planned('deck One\n#===#===#===#===#===#===#\n# A   A   A   A D A | A #\n#===#===#===#===#===#===#');
    expect(squaresBeyond(plan, ALL_OPEN, 0, 1)).toEqual([2, 3, 4]);
    expect(squaresBeyond(plan, ALL_SHUT, 0, 1)).toEqual([2, 3]);
    expect(squaresBeyond(plan, ALL_OPEN, 3, 2)).toEqual([1, 0]);
    expect(squaresBeyond(plan, ALL_OPEN, 2, 2)).toEqual([]);
    expect(squaresBeyond(plan, ALL_SHUT, 0, 4)).toEqual([]);
  });

  it('behind its end goes on as it came', () => {
    const plan = compilePlan(openDeck(8, 8));
    expect(squaresBeyond(plan, ALL_OPEN, 0, 17)).toEqual([25, 26, 34, 42, 43, 51, 59, 60]);
    expect(squaresBeyond(plan, ALL_OPEN, 0, 9)).toEqual([18, 27, 36, 45, 54, 63]);
  });

  it('ends at what always blocks, and never leaves its deck', () => {
    const plan = planned('deck One\n#===#===#===#\n# A   A | A #\n#===#===#===#\ndeck Two\n#===#\n# A #\n#===#');
    expect(lineSquares(plan, 0, 2)).toEqual([1]);
    expect(lineSquares(plan, 0, 3)).toEqual([]);
    expect(squaresBeyond(plan, ALL_OPEN, 0, 3)).toEqual([]);
    expect([isOnLine(plan, 0, 2, 3), isOnLine(plan, 0, 3, 3), isOnLine(plan, 0, 0, 0)]).toEqual([false, false, true]);
  });
});

describe('range', () => {
  it('is the longer of the two distances', () => {
    const plan = compilePlan(openDeck(6, 4));
    expect(range(plan, 0, squareAt(plan, 5, 3))).toBe(5);
    expect(range(plan, squareAt(plan, 2, 3), squareAt(plan, 1, 0))).toBe(3);
    expect(range(planOfShip('beowulf'), 0, planOfShip('beowulf').squares - 1)).toBe(NONE);
  });

  it('is close, short, medium or long', () => {
    const bands = [1, 2, 3, 33, 34, 166, 167].map(bandOf);
    expect(bands).toEqual(['close', 'short', 'medium', 'medium', 'long', 'long', undefined]);
  });
});

it('has a front of 90 degrees with its diagonals', () => {
  const plan = compilePlan(openDeck(5, 5));
  const middle = squareAt(plan, 2, 2);
  const front = (facing: Facing) => squaresOf(plan).filter((square) => isInFront(plan, middle, facing, square));
  expect(front(0)).toEqual([0, 1, 2, 3, 4, 6, 7, 8]);
  expect(front(1)).toEqual([4, 8, 9, 13, 14, 18, 19, 24]);
  expect(front(2)).toEqual([16, 17, 18, 20, 21, 22, 23, 24]);
  expect(front(3)).toEqual([0, 5, 6, 10, 11, 15, 16, 20]);
  expect(isInFront(planOfShip('beowulf'), 0, 1, planOfShip('beowulf').squares - 1)).toBe(false);
});
