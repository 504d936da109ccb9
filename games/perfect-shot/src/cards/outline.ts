/**
 * Outlines: a closed line through points written 'x,y', smooth by default, with a corner where a point ends in '!'.
 * Every outline is flattened to one polygon, which is both drawn and judged.
 */

/** Corners of a closed polygon, x and y in turn, in sixteenths of a unit. */
export type Polygon = readonly number[];

/** Parts of a unit in a polygon. */
export const FINE = 16;
/** Straight pieces that a bend between two points becomes. */
const PIECES = 8;

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

export function polygonOf(outline: string): Polygon {
  const knots = outline.trim().split(/\s+/).map(knotOf);
  const polygon: number[] = [];
  for (const [i, from] of knots.entries()) {
    const before = knots.at(i - 1) ?? from;
    const to = knots[(i + 1) % knots.length] ?? from;
    const after = knots[(i + 2) % knots.length] ?? to;
    pushBend(polygon, from.corner ? from : before, from, to, to.corner ? to : after);
  }
  return polygon;
}

function knotOf(text: string): Knot {
  const match = /^(-?\d+),(-?\d+)(!?)$/.exec(text);
  if (match === null) throw new Error(`${text} is no point of an outline.`);
  return { x: Number(match[1]), y: Number(match[2]), corner: match[3] === '!' };
}

/** A Catmull-Rom bend from one knot to the next, without its last point; straight between two corners. */
function pushBend(into: number[], before: Knot, from: Knot, to: Knot, after: Knot): void {
  const pieces = from.corner && to.corner ? 1 : PIECES;
  for (let k = 0; k < pieces; k++) {
    into.push(along(before.x, from.x, to.x, after.x, k), along(before.y, from.y, to.y, after.y, k));
  }
}

/** Where the bend is after k of its pieces, on one axis. The weights are whole numbers; only the last step rounds. */
function along(a: number, b: number, c: number, d: number, k: number): number {
  const n = PIECES;
  const [k2, k3] = [k * k, k * k * k];
  const sum =
    2 * b * n * n * n + (c - a) * k * n * n + (2 * a - 5 * b + 4 * c - d) * k2 * n + (3 * b - a - 3 * c + d) * k3;
  return Math.round((sum * FINE) / (2 * n * n * n));
}

/** The polygon as the path of an SVG. */
export function pathOf(polygon: Polygon): string {
  let path = '';
  for (let i = 0; i < polygon.length; i += 2) {
    path += `${i === 0 ? 'M' : 'L'}${(polygon[i] ?? 0) / FINE} ${(polygon[i + 1] ?? 0) / FINE}`;
  }
  return `${path}Z`;
}

/** The same outline elsewhere, and larger or smaller by a percentage. */
export function movedTo(x: number, y: number, outline: string, percent = 100): string {
  const moved = (by: number, at: string) => by + Math.round((Number(at) * percent) / 100);
  return outline.replace(/(-?\d+),(-?\d+)/g, (_all, px: string, py: string) => `${moved(x, px)},${moved(y, py)}`);
}
