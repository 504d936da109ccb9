/** Drawings turned and mirrored: the same ship the other way round. */
import { drawDeck, edgeAt, squareAt } from './drawing.ts';
import { type DeckDrawing, type Facing, type Feature, type PlanDrawing, type Point, STAIRS } from './types.ts';

/** Where a place and a facing of the new drawing were on the old one. */
interface Turning {
  readonly width: number;
  readonly height: number;
  before(x: number, y: number): Point;
  facingBefore(facing: Facing): Facing;
  /** In tenths of a square. */
  after(corner: Point): Point;
  featureAfter(feature: Feature): Feature;
}

/** Clockwise by 90 degrees. */
export function turned(drawing: PlanDrawing): PlanDrawing {
  return redrawn(drawing, ({ width, height }) => ({
    width: height,
    height: width,
    before: (x, y) => ({ x: y, y: height - 1 - x }),
    facingBefore: (facing) => ((facing + 3) % 4) as Facing,
    after: ({ x, y }) => ({ x: height * 10 - y, y: x }),
    featureAfter: (feature) => stairsWith(feature, (facing) => facing + 1),
  }));
}

/** Left becomes right. */
export function mirrored(drawing: PlanDrawing): PlanDrawing {
  return redrawn(drawing, ({ width, height }) => ({
    width,
    height,
    before: (x, y) => ({ x: width - 1 - x, y }),
    facingBefore: (facing) => ((4 - facing) % 4) as Facing,
    after: ({ x, y }) => ({ x: width * 10 - x, y }),
    featureAfter: (feature) => stairsWith(feature, (facing) => 4 - facing),
  }));
}

function stairsWith(feature: Feature, turn: (facing: number) => number): Feature {
  const facing = (STAIRS as readonly Feature[]).indexOf(feature);
  return facing < 0 ? feature : (STAIRS[turn(facing) % 4] as Feature);
}

/** All decks must be of one size, or they would no longer lie over each other. */
function redrawn(drawing: PlanDrawing, turningOf: (size: Size) => Turning): PlanDrawing {
  const size = {
    width: Math.max(...drawing.decks.map(({ width }) => width)),
    height: Math.max(...drawing.decks.map(({ height }) => height)),
  };
  return { ...drawing, decks: drawing.decks.map((deck) => redrawnDeck(deck, turningOf(size))) };
}

type Size = Pick<DeckDrawing, 'width' | 'height'>;

function redrawnDeck(deck: DeckDrawing, turning: Turning): DeckDrawing {
  const { width, height, before, facingBefore, after, featureAfter } = turning;
  const edge = (x: number, y: number, facing: Facing) => {
    const old = before(x, y);
    return edgeAt(deck, old.x, old.y, facingBefore(facing));
  };
  return drawDeck({
    name: deck.name,
    width,
    height,
    square: (x, y) => {
      const old = before(x, y);
      const { area, features } = squareAt(deck, old.x, old.y);
      return { area, features: features.map(featureAfter) };
    },
    across: (x, y) => edge(x, y, 0),
    down: (x, y) => edge(x, y, 3),
    hulls: deck.hulls.map((hull) => hull.map(after)),
  });
}
