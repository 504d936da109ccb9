import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKED, castRay } from '../../src/grid/line.ts';
import { range } from '../../src/grid/range.ts';
import { canSee, sightMask, withSight } from '../../src/grid/sight.ts';
import { areAdjacent } from '../../src/grid/step.ts';
import { addSeen, hasSquare, noSquares } from '../../src/grid/vista.ts';
import { compilePlan } from '../../src/plan/compile.ts';
import type { Plan } from '../../src/plan/types.ts';
import { planOfShip } from '../../src/ships.ts';
import { ALL_OPEN, ALL_SHUT, anyDrawing, planned, squareAt, squaresOf, wrongPair } from './drawings.ts';

/** One mask a deck. */
const masks = fc.array(fc.integer({ min: 0, max: 0x7fffffff }), { minLength: 2, maxLength: 2 });

function onAnyPlan(check: (plan: Plan, open: readonly number[], more: readonly number[]) => void): void {
  const property = fc.property(anyDrawing, masks, masks, (drawing, open, more) =>
    check(withSight(compilePlan(drawing)), open, more),
  );
  fc.assert(property, { seed: 7, numRuns: 80 });
}

describe('sight', () => {
  it('is the same both ways, and in the table what it is along the line', () => {
    onAnyPlan((plan, open) => {
      const wrong = wrongPair(plan, (a, b) => {
        const mask = sightMask(plan, a, b);
        const isClear = mask !== BLOCKED && (mask & ~(open[plan.deck[a] as number] as number)) === 0;
        return sightMask(plan, b, a) === mask && castRay(plan, a, b) === mask && canSee(plan, open, a, b) === isClear;
      });
      expect(wrong).toBeUndefined();
    });
  });

  it('at one square’s distance is adjacency', () => {
    onAnyPlan((plan, open) => {
      const wrong = wrongPair(
        plan,
        (a, b) => range(plan, a, b) !== 1 || canSee(plan, open, a, b) === areAdjacent(plan, open, a, b),
      );
      expect(wrong).toBeUndefined();
    });
  });

  it('only grows as portals open', () => {
    onAnyPlan((plan, open, more) => {
      const wider = open.map((mask, deck) => mask | (more[deck] as number));
      expect(wrongPair(plan, (a, b) => !canSee(plan, open, a, b) || canSee(plan, wider, a, b))).toBeUndefined();
    });
  });

  it('never leads to another deck, and always to the square itself', () => {
    const plan = planOfShip('beowulf');
    const wrong = wrongPair(plan, (a, b) =>
      a === b ? canSee(plan, ALL_SHUT, a, b) : plan.deck[a] === plan.deck[b] || sightMask(plan, a, b) === BLOCKED,
    );
    expect(wrong).toBeUndefined();
  });

  it('needs every portal on the line', () => {
    const plan = planned('deck One\n#===#===#===#===#\n# A D A   A I A #\n#===#===#===#===#');
    expect(sightMask(plan, 0, 3)).toBe(0b11);
    expect([0b00, 0b01, 0b10, 0b11].map((mask) => canSee(plan, [mask], 0, 3))).toEqual([false, false, false, true]);
  });

  it('is stopped by walls and by what is solid, but not by a corner with a way round', () => {
    const plan = planned(
      'deck One\n#===#===#===#\n# A   A   A #\n#   +---+   #\n# A | T | A #\n#   +---+   #\n# A   A   A #\n#===#===#===#',
    );
    const see = (ax: number, ay: number, bx: number, by: number) =>
      canSee(plan, ALL_OPEN, squareAt(plan, ax, ay), squareAt(plan, bx, by));
    expect(see(0, 0, 2, 0)).toBe(true);
    expect(see(0, 1, 1, 0)).toBe(true);
    expect(see(0, 1, 2, 1)).toBe(false);
    expect(see(0, 0, 2, 2)).toBe(false);
    expect(see(0, 0, 1, 2)).toBe(false);
  });

  it('through an open door widens from before it, and is narrow from beside it', () => {
    const plan = planned(
      'deck One\n#===#===#===#\n# A   A   A #\n#---+-D-+---#\n# A   A   A #\n#   .   .   #\n# A   A   A #\n#===#===#===#',
    );
    const seen = (x: number, y: number) =>
      squaresOf(plan).filter((square) => square > 2 && canSee(plan, ALL_OPEN, squareAt(plan, x, y), square));
    expect(seen(1, 0)).toEqual([4, 6, 7, 8]);
    expect(seen(0, 0)).toEqual([5]);
  });

  it.each(['intrepid', 'beowulf', 'lockedTogether'] as const)('is the same both ways on the %s', (ship) => {
    const plan = planOfShip(ship);
    expect(wrongPair(plan, (a, b) => sightMask(plan, a, b) === sightMask(plan, b, a))).toBeUndefined();
  });
});

describe('what is seen at once', () => {
  it('is what is seen square by square', () => {
    onAnyPlan((plan, open) => {
      const wrong = squaresOf(plan).find((from) => {
        const seen = noSquares(plan);
        addSeen(plan, open, from, seen);
        return squaresOf(plan).some((to) => hasSquare(seen, to) !== canSee(plan, open, from, to));
      });
      expect(wrong).toBeUndefined();
    });
  });

  it('adds up over several squares, beyond one word of bits', () => {
    const plan = planOfShip('beowulf');
    const seen = noSquares(plan);
    const eyes = [3, 140, 300];
    for (const from of eyes) addSeen(plan, ALL_SHUT, from, seen);
    const expected = squaresOf(plan).filter((to) => eyes.some((from) => canSee(plan, ALL_SHUT, from, to)));
    expect(squaresOf(plan).filter((to) => hasSquare(seen, to))).toEqual(expected);
  });
});
