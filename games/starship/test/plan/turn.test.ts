/** A plan that is turned or mirrored answers every question as before, turned or mirrored. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKED, lineSquares } from '../../src/grid/line.ts';
import { isInFront, range } from '../../src/grid/range.ts';
import { sightMask } from '../../src/grid/sight.ts';
import { areAdjacent, directionTo } from '../../src/grid/step.ts';
import { compilePlan } from '../../src/plan/compile.ts';
import { mirrored, turned } from '../../src/plan/turn.ts';
import { FACINGS, type Facing, NONE, type Plan, type PlanDrawing, type Square } from '../../src/plan/types.ts';
import { ALL_OPEN, ALL_SHUT, anyDrawing, drawn, squareAt, squaresOf, wrongPair } from './drawings.ts';

interface Move {
  readonly name: string;
  readonly of: (drawing: PlanDrawing) => PlanDrawing;
  readonly place: (width: number, height: number) => (x: number, y: number) => readonly [number, number];
  readonly facing: (facing: Facing) => Facing;
}

const MOVES: readonly Move[] = [
  {
    name: 'turned',
    of: turned,
    place: (_, height) => (x, y) => [height - 1 - y, x],
    facing: (facing) => ((facing + 1) % 4) as Facing,
  },
  {
    name: 'mirrored',
    of: mirrored,
    place: (width) => (x, y) => [width - 1 - x, y],
    facing: (facing) => ((4 - facing) % 4) as Facing,
  },
];

/** What a mask means: the squares beside each of its portals. */
function portalsIn(plan: Plan, deck: number, mask: number, to: (square: Square) => Square): string {
  return plan.portals
    .filter((portal) => portal.deck === deck && ((mask >> portal.bit) & 1) === 1)
    .map(({ beside }) => sorted(beside.map(to)))
    .sort()
    .join(' ');
}

function sorted(squares: readonly Square[]): string {
  return squares.toSorted((a, b) => a - b).join();
}

describe.each(MOVES)('a plan that is $name', ({ of, place, facing }) => {
  /** `to` is where a square has gone. */
  const onAnyPlan = (check: (plan: Plan, moved: Plan, to: (square: Square) => Square) => void) =>
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        const [plan, moved] = [compilePlan(drawing), compilePlan(of(drawing))];
        const { width = 0, height = 0 } = drawing.decks[0] ?? {};
        const squares = squaresOf(plan).map((square) => {
          const [x, y] = place(width, height)(plan.x[square] as number, plan.y[square] as number);
          return squareAt(moved, x, y, plan.deck[square]);
        });
        check(plan, moved, (square) => squares[square] as Square);
      }),
      { seed: 7, numRuns: 80 },
    );

  it('has the same sight', () => {
    onAnyPlan((plan, moved, to) => {
      const wrong = wrongPair(plan, (a, b) => {
        const [mask, other] = [sightMask(plan, a, b), sightMask(moved, to(a), to(b))];
        if (mask === BLOCKED || other === BLOCKED) return mask === other;
        const deck = plan.deck[a] as number;
        return portalsIn(moved, deck, other, (square) => square) === portalsIn(plan, deck, mask, to);
      });
      expect(wrong).toBeUndefined();
    });
  });

  it('has the same steps, ranges and fronts', () => {
    onAnyPlan((plan, moved, to) => {
      const wrong = wrongPair(
        plan,
        (a, b) =>
          areAdjacent(moved, ALL_OPEN, to(a), to(b)) === areAdjacent(plan, ALL_OPEN, a, b) &&
          areAdjacent(moved, ALL_SHUT, to(a), to(b)) === areAdjacent(plan, ALL_SHUT, a, b) &&
          (directionTo(moved, to(a), to(b)) === NONE) === (directionTo(plan, a, b) === NONE) &&
          range(moved, to(a), to(b)) === range(plan, a, b) &&
          FACINGS.every((each) => isInFront(moved, to(a), facing(each), to(b)) === isInFront(plan, a, each, b)),
      );
      expect(wrong).toBeUndefined();
    });
  });

  it('has the same lines', () => {
    onAnyPlan((plan, moved, to) => {
      const wrong = wrongPair(
        plan,
        (a, b) => lineSquares(moved, to(a), to(b)).join() === lineSquares(plan, a, b).map(to).join(),
      );
      expect(wrong).toBeUndefined();
    });
  });

  it('has the same rooms, compartments, ways and lifts', () => {
    onAnyPlan((plan, moved, to) => {
      const parts = ({ rooms, compartments, ways, lifts }: Plan, at: (square: Square) => Square) => ({
        rooms: rooms.map(({ squares }) => sorted(squares.map(at))),
        compartments: compartments.map(({ squares }) => sorted(squares.map(at))).sort(),
        ways: ways.map(({ kind, upper, lower }) => `${kind} ${at(upper)} ${at(lower)}`).sort(),
        lifts: lifts.map(({ stops }) => stops.map(at).join()).sort(),
      });
      expect(parts(moved, (square) => square)).toEqual(parts(plan, to));
    });
  });

  it('is the same again after four times', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        expect(of(of(of(of(drawing))))).toEqual(drawing);
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});

it('keeps decks of different sizes over each other', () => {
  const drawing = drawn(
    'deck One\n#===#\n# AH#\n#===#\ndeck Two\n#===#===#===#\n# Au  A   A #\n#   .   .   #\n# A   A   A #\n#===#===#===#',
  );
  for (const of of [turned, mirrored]) expect(compilePlan(of(drawing)).ways).toHaveLength(1);
});

it('turns stairs, walls and hulls clockwise, and mirrors left and right', () => {
  const drawing = drawn('deck One\n#===#===#\n# A^  A>D\n#===#---+\nhull 0,0 20,0');
  const [deck] = turned(drawing).decks;
  expect(deck?.squares.map(({ features }) => features)).toEqual([['stairsEast'], ['stairsSouth']]);
  expect(deck?.across).toEqual(['bulkhead', 'nothing', 'door']);
  expect(deck?.down).toEqual(['bulkhead', 'bulkhead', 'wall', 'bulkhead']);
  expect(deck?.hulls).toEqual([
    [
      { x: 10, y: 0 },
      { x: 10, y: 20 },
    ],
  ]);
  const [other] = mirrored(drawing).decks;
  expect(other?.squares.map(({ features }) => features)).toEqual([['stairsWest'], ['stairsNorth']]);
  expect(other?.down).toEqual(['door', 'nothing', 'bulkhead']);
});
