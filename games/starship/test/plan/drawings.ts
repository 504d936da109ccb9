/** Small plans for the tests: drawn by hand, and at random. */
import fc from 'fast-check';
import { compilePlan } from '../../src/plan/compile.ts';
import { drawDeck } from '../../src/plan/drawing.ts';
import { faultSentence, isFault } from '../../src/plan/fault.ts';
import { parsePlan } from '../../src/plan/parse.ts';
import {
  type Area,
  type DeckDrawing,
  DRAWN_EDGES,
  type DrawnSquare,
  FEATURES,
  type Plan,
  type PlanDrawing,
  type Square,
} from '../../src/plan/types.ts';

const HEADING = `ship Tug, tug, 10 tons
A room: Hall
B bridge: Bridge
K lock: Air lock
T tank: Tank`;

/** Areas A (a room), B (a bridge), K (an air lock) and T (a tank); decks begin with a line 'deck …'. */
export function drawn(text: string): PlanDrawing {
  const drawing = parsePlan({ name: 'Test', lines: [...HEADING.split('\n'), ...text.split('\n')] });
  if (isFault(drawing)) throw new Error(faultSentence(drawing));
  return drawing;
}

export function planned(text: string): Plan {
  return compilePlan(drawn(text));
}

export function squareAt(plan: Plan, x: number, y: number, deck = 0): Square {
  for (let square = 0; square < plan.squares; square++)
    if (plan.x[square] === x && plan.y[square] === y && plan.deck[square] === deck) return square;
  throw new Error(`No square at ${x},${y} on deck ${deck}.`);
}

export const ALL_SHUT = [0, 0, 0, 0, 0, 0];
export const ALL_OPEN = [-1, -1, -1, -1, -1, -1].map((mask) => mask >>> 1);

const AREAS: readonly Area[] = [
  { key: 'A', kind: 'room', name: 'Hall', number: 0, ship: 0 },
  { key: 'B', kind: 'lowPassage', name: 'Sleepers', number: 7, ship: 0 },
  { key: 'T', kind: 'tank', name: 'Tank', number: 0, ship: 0 },
];

const square = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record<DrawnSquare>({
      area: fc.constantFrom('A', 'B'),
      features: fc.array(fc.constantFrom(...FEATURES), { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<DrawnSquare>({ area: 'T', features: [] }, { area: '', features: [] }) },
);
const edge = fc.oneof(
  { weight: 5, arbitrary: fc.constant('nothing' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...DRAWN_EDGES) },
);
const corner = fc.record({ x: fc.integer({ min: -30, max: 99 }), y: fc.integer({ min: -30, max: 99 }) });

function deckOf(width: number, height: number): fc.Arbitrary<DeckDrawing> {
  return fc
    .record({
      squares: fc.array(square, { minLength: width * height, maxLength: width * height }),
      across: fc.array(edge, { minLength: width * (height + 1), maxLength: width * (height + 1) }),
      down: fc.array(edge, { minLength: (width + 1) * height, maxLength: (width + 1) * height }),
      hulls: fc.array(fc.array(corner, { minLength: 1, maxLength: 5 }), { maxLength: 2 }),
    })
    .map(({ squares, across, down, hulls }) => ({ name: 'Deck', width, height, squares, across, down, hulls }));
}

/** Any plan that can be drawn, sensible or not; small enough for its portals to fit into a mask. */
export const anyDrawing: fc.Arbitrary<PlanDrawing> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 2 }))
  .chain(([width, height, decks]) => fc.array(deckOf(width, height), { minLength: decks, maxLength: decks }))
  .map((decks) => ({ name: 'Any', ships: [{ name: 'Tug', type: 'tug', tons: 10 }], areas: AREAS, decks }))
  .filter((drawing) => compilePlan(drawing).decks.every(({ portals }) => portals < 32));

/** One deck of squares with nothing between them. */
export function openDeck(width: number, height: number): PlanDrawing {
  const deck = drawDeck({
    name: 'Deck',
    width,
    height,
    square: () => ({ area: 'A', features: [] }),
    across: () => 'nothing',
    down: () => 'nothing',
    hulls: [],
  });
  return { name: 'Open', ships: [{ name: 'Tug', type: 'tug', tons: 10 }], areas: AREAS, decks: [deck] };
}

export function squaresOf(plan: Plan): readonly Square[] {
  return [...Array(plan.squares).keys()];
}

/** The first two squares for which something does not hold: one `expect` for all pairs is a hundred times cheaper than one for each. */
export function wrongPair(plan: Plan, holds: (a: Square, b: Square) => boolean): readonly Square[] | undefined {
  for (const a of squaresOf(plan)) for (const b of squaresOf(plan)) if (!holds(a, b)) return [a, b];
  return undefined;
}
