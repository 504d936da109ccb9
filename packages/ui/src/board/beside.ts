/** Where arrow keys lead, and what is nearest, by the boxes of the places alone. */
import type { Place } from './types.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Boxes = ReadonlyMap<Place, Box>;
type Point = readonly [number, number];

/** The nearest place in a direction: straight ahead before aside. */
export function besideByBox(boxes: Boxes, from: Place, dx: number, dy: number): Place | undefined {
  return nearestOf(boxes, from, ([x, y]) => {
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // Anything twice as far to the side as ahead is in another direction.
    return ahead > 0 && aside <= 2 * ahead ? ahead + 2 * aside : undefined;
  });
}

/** The place nearest to one whose box was known. */
export function nearByBox(boxes: Boxes, from: Place, box: Box): Place | undefined {
  return nearestOf(new Map([...boxes, [from, box]]), from, ([x, y]) => Math.hypot(x, y));
}

function nearestOf(boxes: Boxes, from: Place, farness: (way: Point) => number | undefined): Place | undefined {
  const here = boxes.get(from);
  if (here === undefined) return undefined;
  const [x, y] = middle(here);
  let best: { readonly place: Place; readonly far: number } | undefined;
  for (const [place, box] of boxes) {
    if (place === from) continue;
    const [toX, toY] = middle(box);
    const far = farness([toX - x, toY - y]);
    if (far !== undefined && (best === undefined || far < best.far)) best = { place, far };
  }
  return best?.place;
}

function middle({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}
