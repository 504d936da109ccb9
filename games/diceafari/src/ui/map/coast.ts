/** The coastline: the outline of all tiles together, a little way out, with rounded corners. */
import type { Place } from '../../board.ts';

/** One side of a cell, walked with the land on the right. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly step: Step;
}

interface Step {
  readonly x: number;
  readonly y: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  /** Its direction in and its direction out. */
  readonly from: Step;
  readonly to: Step;
}

/** The four sides of a cell, clockwise: where the neighbour is, where the side begins, and its direction. */
const SIDES = [
  { out: [0, -1], start: [0, 0], step: { x: 1, y: 0 } },
  { out: [1, 0], start: [1, 0], step: { x: 0, y: 1 } },
  { out: [0, 1], start: [1, 1], step: { x: -1, y: 0 } },
  { out: [-1, 0], start: [0, 1], step: { x: 0, y: -1 } },
] as const;

/**
 * An SVG path, filled by the rule `nonzero`: tiles of the size `tile` on a grid of `pitch`, starting at 0, with the gaps
 * between neighbours closed and everything grown by `grow`. Tiles that meet only at a corner are separate loops.
 */
export function coastPath(places: readonly Place[], pitch: number, tile: number, grow: number): string {
  const at = (line: number): number => Math.floor(line / 2) * pitch + (line % 2 === 0 ? 0 : tile);
  const radius = grow + (pitch - tile) / 2;
  return loopsOf(landOf(places))
    .map((loop) => loop.map(({ x, y, from, to }) => grown({ x: at(x), y: at(y), from, to }, grow)))
    .map((loop) => pathOf(loop, radius))
    .join('');
}

const key = (x: number, y: number): string => `${x},${y}`;

/** The cells that are land, on a grid where even columns and rows are tiles and odd ones the gaps after them. */
function landOf(places: readonly Place[]): readonly Place[] {
  const tiles = new Set(places.map(({ x, y }) => key(x, y)));
  return places.flatMap(({ x, y }) => {
    const right = tiles.has(key(x + 1, y));
    const below = tiles.has(key(x, y + 1));
    const land = [{ x: 2 * x, y: 2 * y }];
    if (right) land.push({ x: 2 * x + 1, y: 2 * y });
    if (below) land.push({ x: 2 * x, y: 2 * y + 1 });
    if (right && below && tiles.has(key(x + 1, y + 1))) land.push({ x: 2 * x + 1, y: 2 * y + 1 });
    return land;
  });
}

/** Every closed line around the land. No two cells of land meet only at a corner, so each side leads to exactly one other. */
function loopsOf(land: readonly Place[]): Corner[][] {
  const sides = shoreOf(land);
  const loops: Corner[][] = [];
  for (const start of sides.keys()) {
    const loop: Side[] = [];
    let at = start;
    for (let side = sides.get(at); side !== undefined; side = sides.get(at)) {
      sides.delete(at);
      loop.push(side);
      at = key(side.x + side.step.x, side.y + side.step.y);
    }
    loops.push(cornersOf(loop));
  }
  return loops;
}

/** The sides between land and water, by where they begin. */
function shoreOf(land: readonly Place[]): Map<string, Side> {
  const cells = new Set(land.map(({ x, y }) => key(x, y)));
  const sides = new Map<string, Side>();
  for (const { x, y } of land) {
    for (const { out, start, step } of SIDES) {
      if (cells.has(key(x + out[0], y + out[1]))) continue;
      const side = { x: x + start[0], y: y + start[1], step };
      sides.set(key(side.x, side.y), side);
    }
  }
  return sides;
}

/** Where the line turns. */
function cornersOf(loop: readonly Side[]): Corner[] {
  return loop.flatMap(({ x, y, step }, index) => {
    const from = loop.at(index - 1)?.step ?? step;
    return from === step ? [] : [{ x, y, from, to: step }];
  });
}

/** Land is on the right, so water is to the left of both steps. */
function grown({ x, y, from, to }: Corner, grow: number): Corner {
  return { x: x + (from.y + to.y) * grow, y: y - (from.x + to.x) * grow, from, to };
}

function pathOf(loop: readonly Corner[], radius: number): string {
  const parts = loop.map((corner, index) => {
    const before = loop.at(index - 1) ?? corner;
    const after = loop[(index + 1) % loop.length] ?? corner;
    const round = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const { x, y, from, to } = corner;
    const clockwise = from.x * to.y - from.y * to.x > 0;
    return (
      `${point(x - from.x * round, y - from.y * round)}` +
      `A${number(round)} ${number(round)} 0 0 ${clockwise ? 1 : 0} ${point(x + to.x * round, y + to.y * round)}`
    );
  });
  return `M${parts.join('L')}Z`;
}

function distance(a: Corner, b: Corner): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function point(x: number, y: number): string {
  return `${number(x)} ${number(y)}`;
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}
