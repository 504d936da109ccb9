/** What is where on a drawn deck; outside the drawing there is nothing. */
import { isPortal } from './signs.ts';
import {
  type Area,
  type DeckDrawing,
  type DeckId,
  type DrawnEdge,
  type DrawnSquare,
  FACINGS,
  type Facing,
  type Hull,
  type PlanDrawing,
} from './types.ts';

const EMPTY: DrawnSquare = { area: '', features: [] };

export function squareAt({ squares, width, height }: DeckDrawing, x: number, y: number): DrawnSquare {
  const isInside = x >= 0 && x < width && y >= 0 && y < height;
  return (isInside ? squares[y * width + x] : undefined) ?? EMPTY;
}

/** Undefined in space. */
export function areaAt({ areas }: PlanDrawing, deck: DeckDrawing, x: number, y: number): Area | undefined {
  const { area } = squareAt(deck, x, y);
  return area === '' ? undefined : areas.find(({ key }) => key === area);
}

/** The side above a square. */
export function acrossAt({ across, width, height }: DeckDrawing, x: number, y: number): DrawnEdge {
  const isInside = x >= 0 && x < width && y >= 0 && y <= height;
  return (isInside ? across[y * width + x] : undefined) ?? 'nothing';
}

/** The side left of a square. */
export function downAt({ down, width, height }: DeckDrawing, x: number, y: number): DrawnEdge {
  const isInside = x >= 0 && x <= width && y >= 0 && y < height;
  return (isInside ? down[y * (width + 1) + x] : undefined) ?? 'nothing';
}

export function edgeAt(deck: DeckDrawing, x: number, y: number, facing: Facing): DrawnEdge {
  switch (facing) {
    case 0:
      return acrossAt(deck, x, y);
    case 1:
      return downAt(deck, x + 1, y);
    case 2:
      return acrossAt(deck, x, y + 1);
    case 3:
      return downAt(deck, x, y);
  }
}

/** A side of the hull with a portal in it. */
export interface Port {
  readonly deck: DeckId;
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly edge: DrawnEdge;
  readonly area: Area;
}

/** Column and row that a facing leads to. */
export const AHEAD_X = [0, 1, 0, -1] as const;
export const AHEAD_Y = [-1, 0, 1, 0] as const;

/** All portals that lead into space, side by side, deck by deck and row by row. */
export function portsOf(drawing: PlanDrawing): readonly Port[] {
  return drawing.decks.flatMap((drawn, deck) =>
    drawn.squares.flatMap((_, at) => {
      const [x, y] = [at % drawn.width, Math.trunc(at / drawn.width)];
      const area = areaAt(drawing, drawn, x, y);
      if (area === undefined) return [];
      return FACINGS.map((facing) => ({ deck, x, y, facing, edge: edgeAt(drawn, x, y, facing), area })).filter(
        ({ facing, edge }) => isPortal(edge) && squareAt(drawn, x + AHEAD_X[facing], y + AHEAD_Y[facing]).area === '',
      );
    }),
  );
}

/** What a new drawing holds, asked place by place. */
export interface DeckSketch {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  square(x: number, y: number): DrawnSquare;
  /** Above a square; also asked one row below the last. */
  across(x: number, y: number): DrawnEdge;
  /** Left of a square; also asked one column right of the last. */
  down(x: number, y: number): DrawnEdge;
  readonly hulls: readonly Hull[];
}

export function drawDeck({ name, width, height, square, across, down, hulls }: DeckSketch): DeckDrawing {
  const grid = <T>(columns: number, rows: number, at: (x: number, y: number) => T): T[] =>
    Array.from({ length: columns * rows }, (_, index) => at(index % columns, Math.trunc(index / columns)));
  return {
    name,
    width,
    height,
    squares: grid(width, height, square),
    across: grid(width, height + 1, across),
    down: grid(width + 1, height, down),
    hulls,
  };
}
