/** What is where on a drawn deck; outside the drawing there is nothing. */
import type { Area, DeckDrawing, DrawnEdge, DrawnSquare, Facing, PlanDrawing } from './types.ts';

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
