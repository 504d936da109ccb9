/** Tracing: shapes as masks. A cell belongs to a shape exactly when its centre does. */
import { GRAIN, type Mask, maskOf } from './mask.ts';
import { FINE, type Polygon } from './outline.ts';
import { type Animal, CARD_HEIGHT, type Lens } from './types.ts';

/** A rectangle in units, from its left and upper edge to its right and lower one. */
export function boxMask(left: number, top: number, right: number, bottom: number, grain = GRAIN): Mask {
  return maskOf(grain, top * grain, bottom * grain, () => [left * grain, right * grain]);
}

export function lensMask(lens: Lens, grain = GRAIN): Mask {
  const [x, y, radius] = [lens.x * grain, lens.y * grain, lens.radius * grain];
  return maskOf(grain, y - radius, y + radius, (row) => {
    const half = halfChord(4 * radius * radius - (2 * (row - y) + 1) ** 2);
    return [x - half, x + half];
  });
}

/** How many cells right of a circle's middle have their centres in it: the largest h with (2h - 1)² not above the square. */
function halfChord(square: number): number {
  let half = 0;
  while ((2 * half + 1) ** 2 <= square) half++;
  return half;
}

/** A 256th of a unit: with places in units, and sizes and corners in sixteenths, everything compared is a whole number. */
const EXACT = FINE * FINE;

/** Inside is what the outline goes round, however often (the nonzero rule, as in SVG). */
export function animalMask(animal: Animal, silhouette: Polygon, foot: readonly [number, number], grain = GRAIN): Mask {
  const across = animal.mirrored ? -animal.size : animal.size;
  const x = (i: number) => animal.x * EXACT + ((silhouette[i] ?? 0) - foot[0] * FINE) * across;
  const y = (i: number) => animal.y * EXACT + ((silhouette[i + 1] ?? 0) - foot[1] * FINE) * animal.size;
  const rows: Crossing[][] = Array.from({ length: CARD_HEIGHT * grain }, () => []);
  for (let i = 0; i < silhouette.length; i += 2) {
    const j = (i + 2) % silhouette.length;
    pushCrossings(rows, EXACT / grain, x(i), y(i), x(j), y(j));
  }
  return maskOf(grain, 0, rows.length, (row) => spansBetween(rows[row] ?? []));
}

/** An outline's edge on its way through a row. */
interface Crossing {
  /** The first cell whose centre is not left of the edge. */
  readonly cell: number;
  readonly turn: 1 | -1;
}

/** One crossing in each row whose middle the edge passes. Cells are `step` wide and high. */
function pushCrossings(
  rows: readonly Crossing[][],
  step: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 > y1) {
    pushDown(rows, step, x1, y1, x0, y0, -1);
  } else {
    pushDown(rows, step, x0, y0, x1, y1, 1);
  }
}

function pushDown(
  rows: readonly Crossing[][],
  step: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  turn: 1 | -1,
): void {
  const height = y1 - y0;
  const first = Math.max(0, Math.ceil((y0 - step / 2) / step));
  for (let row = first; row < rows.length && row * step + step / 2 < y1; row++) {
    const over = x0 * height + (x1 - x0) * (row * step + step / 2 - y0);
    const cell = Math.ceil((over - (step / 2) * height) / (step * height));
    rows[row]?.push({ cell, turn });
  }
}

/** What lies inside, as pairs of from and to. */
function spansBetween(crossings: Crossing[]): readonly number[] {
  crossings.sort((a, b) => a.cell - b.cell);
  const spans: number[] = [];
  let winding = 0;
  for (const { cell, turn } of crossings) {
    if (winding === 0) spans.push(cell);
    winding += turn;
    if (winding === 0) spans.push(cell);
  }
  return spans;
}
