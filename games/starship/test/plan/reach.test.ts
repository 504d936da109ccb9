import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachableFrom } from '../../src/grid/flood.ts';
import { type OfferMove, type Reach, reach, wayTo } from '../../src/grid/reach.ts';
import { stepTo } from '../../src/grid/step.ts';
import { compilePlan } from '../../src/plan/compile.ts';
import { DIRECTIONS, type Direction, NONE, type Plan } from '../../src/plan/types.ts';
import { ALL_OPEN, ALL_SHUT, anyDrawing, openDeck, planned, squareAt, squaresOf } from './drawings.ts';

/** As people walk: a node is a square and a facing, ahead costs 1, aside and back 2, a quarter turn 1. */
function walk(plan: Plan, start: number, budget: number, open = ALL_OPEN): Reach {
  return reach(plan.squares * 4, start, budget, (node, offer: OfferMove) => {
    const [square, facing] = [Math.trunc(node / 4), node % 4];
    offer(square * 4 + ((facing + 1) % 4), 1);
    offer(square * 4 + ((facing + 3) % 4), 1);
    for (const direction of DIRECTIONS) {
      const next = stepTo(plan, open, square, direction);
      const aside = Math.min((direction - facing * 2 + 8) % 8, (facing * 2 - direction + 8) % 8);
      if (next !== NONE) offer(next * 4 + facing, aside <= 1 ? 1 : 2);
    }
  });
}

describe('reach', () => {
  it('counts steps ahead, aside and back, and turns', () => {
    const plan = compilePlan(openDeck(7, 7));
    const middle = squareAt(plan, 3, 3);
    const { cost } = walk(plan, middle * 4, 4);
    const costAt = (x: number, y: number, facing: number) => cost[squareAt(plan, x, y) * 4 + facing];
    expect([costAt(3, 3, 0), costAt(3, 2, 0), costAt(2, 2, 0), costAt(3, 0, 0)]).toEqual([0, 1, 1, 3]);
    expect([costAt(4, 3, 0), costAt(3, 4, 0), costAt(5, 3, 0)]).toEqual([2, 2, 3]);
    expect([costAt(3, 3, 1), costAt(3, 3, 2), costAt(5, 3, 1), costAt(3, 5, 2)]).toEqual([1, 2, 3, 4]);
    expect(costAt(3, 6, 2)).toBe(NONE);
  });

  it('stays within its budget and goes round what is shut', () => {
    const plan = planned('deck One\n#===#===#===#\n# A D A   A #\n#   +---+   #\n# A   A   A #\n#===#===#===#');
    const from = 0 * 4 + 1;
    expect(walk(plan, from, 9, ALL_OPEN).cost[1 * 4 + 1]).toBe(1);
    expect(walk(plan, from, 9, ALL_SHUT).cost[1 * 4 + 1]).toBe(4);
    expect(walk(plan, from, 3, ALL_SHUT).cost[1 * 4 + 1]).toBe(NONE);
  });

  it('shows a way that costs what it says', () => {
    const plan = compilePlan(openDeck(6, 6));
    const all = walk(plan, 0, 12);
    const goal = squareAt(plan, 4, 5) * 4 + 3;
    const way = wayTo(all, goal);
    expect([way[0], way.at(-1)]).toEqual([0, goal]);
    const steps = way.slice(1).map((node, at) => (all.cost[node] as number) - (all.cost[way[at] as number] as number));
    expect(steps.every((step) => step === 1 || step === 2)).toBe(true);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(all.cost[goal]);
    expect(wayTo(walk(plan, 0, 1), goal)).toEqual([]);
  });

  it('finds the same costs as trying every move again until nothing changes', () => {
    const moves = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(4)), { maxLength: 30 });
    fc.assert(
      fc.property(moves, fc.nat(12), (list, budget) => {
        const { cost } = reach(10, 0, budget, (node, offer) => {
          for (const [from, to, price] of list) if (from === node) offer(to, price);
        });
        const slow = Array.from({ length: 10 }, (_, node): number => (node === 0 ? 0 : 999));
        for (let round = 0; round < 10; round++)
          for (const [from, to, price] of list) slow[to] = Math.min(slow[to] as number, (slow[from] as number) + price);
        expect([...cost]).toEqual(slow.map((total) => (total <= budget ? total : NONE)));
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe('what can be reached at all', () => {
  it('is closed under steps, stairs, open shafts and lifts', () => {
    fc.assert(
      fc.property(anyDrawing, fc.constantFrom(ALL_OPEN, ALL_SHUT), (drawing, open) => {
        const plan = compilePlan(drawing);
        if (plan.squares === 0) return;
        const reached = reachableFrom(plan, open, 0);
        const lost = [...reached].filter((square) =>
          DIRECTIONS.some((direction: Direction) => {
            const next = stepTo(plan, open, square, direction);
            return next !== NONE && !reached.has(next);
          }),
        );
        expect(lost).toEqual([]);
        for (const { upper, lower, cover } of plan.ways)
          if (cover === NONE || open === ALL_OPEN) expect(reached.has(upper)).toBe(reached.has(lower));
        for (const { stops } of plan.lifts) expect(new Set(stops.map((stop) => reached.has(stop))).size).toBe(1);
      }),
      { seed: 7, numRuns: 80 },
    );
  });

  it('ends at shut portals and covers', () => {
    const plan = planned(
      'deck One\n#===#===#===#\n# A D A   AH#\n#===#===#===#\ndeck Two\n#===#===#===#\n# A | A | Au#\n#===#===#===#',
    );
    expect([...reachableFrom(plan, ALL_SHUT, 1)]).toEqual([1, 2]);
    expect([...reachableFrom(plan, [0b01, 0], 1)].sort()).toEqual([0, 1, 2]);
    expect([...reachableFrom(plan, [0b10, 0], 1)].sort()).toEqual([1, 2, 5]);
    expect(squaresOf(plan).length).toBe(6);
  });
});
