/** The lines of a map card: an eye, a tusk, a tail. */

import type { Place } from '../../board.ts';
import { MAPS } from '../../data/maps.ts';
import { NONE, type View } from '../../types.ts';

const NO_STROKES: readonly (readonly Place[])[] = [];
/** Strokes are stored in tenths of a tile. */
const TENTHS = 10;

/** In tiles, by index of the map. */
const STROKES: readonly (readonly (readonly Place[])[])[] = MAPS.map(({ strokes }) => strokes.map(pointsOf));

export function strokesOf({ map }: Pick<View, 'map'>): readonly (readonly Place[])[] {
  return map === NONE ? NO_STROKES : (STROKES[map] ?? NO_STROKES);
}

function pointsOf(stroke: string): readonly Place[] {
  return stroke.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x: x / TENTHS, y: y / TENTHS };
  });
}

export type StrokeKind = 'eye' | 'part' | 'line';

/** A stroke this close to a tile is part of the animal, in tiles. */
const TOUCH = 0.25;

/** A closed line is an eye; one that begins and ends at the coast is a part of the animal; any other sticks out of it. */
export function kindOfStroke(points: readonly Place[], tiles: readonly Place[]): StrokeKind {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return 'line';
  if (first.x === last.x && first.y === last.y) return 'eye';
  return isAshore(first, tiles) && isAshore(last, tiles) ? 'part' : 'line';
}

function isAshore(point: Place, tiles: readonly Place[]): boolean {
  return tiles.some(
    ({ x, y }) => point.x > x - TOUCH && point.x < x + 1 + TOUCH && point.y > y - TOUCH && point.y < y + 1 + TOUCH,
  );
}

/** Curves where a line bends a little, corners where it doubles back. */
export function strokePath(points: readonly Place[], scale: number): string {
  const at = (index: number): Place => points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  const say = ({ x, y }: Place): string => `${round(x * scale)} ${round(y * scale)}`;
  if (points.length < 3 || isZigzag(points)) return `M${points.map(say).join('L')}`;
  const curves = points.slice(1).map((to, index) => {
    const from = at(index);
    const before = at(index - 1);
    const after = at(index + 2);
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${say(out)} ${say(into)} ${say(to)}`;
  });
  return `M${say(at(0))}${curves.join('')}`;
}

/** A part of the animal, closed through the tiles beside it, so that no water is left between it and the coast. */
export function filledPath(points: readonly Place[], tiles: readonly Place[], scale: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const between = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  const middles = tiles.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  const ashore = [last, between, first].flatMap((point) => nearest(point, middles));
  const back = ashore.flatMap((from, index) => [from, ...turnTo(from, ashore[index + 1], middles)]);
  return `${strokePath(points, scale)}${back.map(({ x, y }) => `L${round(x * scale)} ${round(y * scale)}`).join('')}Z`;
}

function nearest(point: Place, middles: readonly Place[]): readonly Place[] {
  const far = ({ x, y }: Place): number => Math.hypot(x - point.x, y - point.y);
  return middles.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
}

/** Across a bay the way would leave water behind it. */
function turnTo(from: Place, to: Place | undefined, middles: readonly Place[]): readonly Place[] {
  return middles.filter(({ x, y }) => (x === from.x && y === to?.y) || (x === to?.x && y === from.y)).slice(0, 1);
}

/** Zigzags: most corners are sharp. */
function isZigzag(points: readonly Place[]): boolean {
  const sharp = points.slice(1, -1).filter((point, index) => {
    const before = points[index] ?? point;
    const after = points[index + 2] ?? point;
    const dot = (point.x - before.x) * (after.x - point.x) + (point.y - before.y) * (after.y - point.y);
    return dot <= 0;
  });
  return sharp.length > (points.length - 2) / 2 && points.length > 4;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
