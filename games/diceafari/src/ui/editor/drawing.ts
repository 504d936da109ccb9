/** What can be done to the rows of a drawing. Every function returns rows as wide and as high as the paper. */
import type { Place } from '../../board.ts';
import { trimmed } from '../../map.ts';
import { columnName } from '../../text/words.ts';

export type Rows = readonly string[];

/** Of the paper, in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DIRECTIONS = ['left', 'up', 'down', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const TILE = '#';
const NONE = '.';

const STEPS: Readonly<Record<Direction, Place>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export function sizeOf(rows: Rows): Size {
  return { width: Math.max(0, ...rows.map((row) => row.length)), height: rows.length };
}

/**
 * Puts a drawing on paper of this size: unchanged if it fills the paper, otherwise in the middle. A drawing that is too large
 * gets larger paper.
 */
export function placed(rows: Rows, paper: Size): Rows {
  if (isAsLargeAs(rows, paper)) return rows;
  const drawn = trimmed(rows);
  const size = sizeOf(drawn);
  const larger = { width: Math.max(paper.width, size.width), height: Math.max(paper.height, size.height) };
  if (isAsLargeAs(rows, larger)) return rows;
  return moved(drawn, larger, {
    x: Math.floor((larger.width - size.width) / 2),
    y: Math.floor((larger.height - size.height) / 2),
  });
}

function isAsLargeAs(rows: Rows, { width, height }: Size): boolean {
  return rows.length === height && rows.every((row) => row.length === width);
}

function moved(rows: Rows, { width, height }: Size, by: Place): Rows {
  return made({ width, height }, ({ x, y }) => hasTile(rows, { x: x - by.x, y: y - by.y }));
}

function made({ width, height }: Size, isTile: (place: Place) => boolean): Rows {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (isTile({ x, y }) ? TILE : NONE)).join(''),
  );
}

export function hasTile(rows: Rows, { x, y }: Place): boolean {
  return rows[y]?.[x] === TILE;
}

export function tilesOf(rows: Rows): readonly Place[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === TILE ? [{ x, y }] : [])));
}

/** Puts tiles on all of these places, or takes them away. */
export function painted(rows: Rows, places: readonly Place[], tile: boolean): Rows {
  const touched = new Set(places.map(keyOf));
  return made(sizeOf(rows), (place) => (touched.has(keyOf(place)) ? tile : hasTile(rows, place)));
}

function keyOf({ x, y }: Place): string {
  return `${x},${y}`;
}

/** The places that a straight stroke passes, with both ends, each next to the one before: a fast hand skips none. */
export function stroke(from: Place, to: Place): readonly Place[] {
  const steps = { x: Math.abs(to.x - from.x), y: Math.abs(to.y - from.y) };
  const sign = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  const places = [from];
  for (let done = { x: 0, y: 0 }; done.x < steps.x || done.y < steps.y; ) {
    // The axis that lags behind goes next.
    const sideways = (done.x + 0.5) * steps.y < (done.y + 0.5) * steps.x || done.y === steps.y;
    done = sideways ? { x: done.x + 1, y: done.y } : { x: done.x, y: done.y + 1 };
    places.push({ x: from.x + done.x * sign.x, y: from.y + done.y * sign.y });
  }
  return places;
}

/** Moves the drawing by one cell; undefined if a tile would leave the paper, or there is none. */
export function nudged(rows: Rows, direction: Direction): Rows | undefined {
  const step = STEPS[direction];
  const paper = sizeOf(rows);
  const tiles = tilesOf(rows);
  const fits = tiles.every((tile) => isOn(paper, next(tile, step)));
  return fits && tiles.length > 0 ? moved(rows, paper, step) : undefined;
}

function next(place: Place, step: Place): Place {
  return { x: place.x + step.x, y: place.y + step.y };
}

function isOn({ width, height }: Size, { x, y }: Place): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Mirrors left and right, on the same part of the paper. */
export function mirrored(rows: Rows): Rows {
  const xs = tilesOf(rows).map(({ x }) => x);
  const sum = Math.min(...xs) + Math.max(...xs);
  return made(sizeOf(rows), ({ x, y }) => hasTile(rows, { x: sum - x, y }));
}

export function cleared(rows: Rows): Rows {
  return made(sizeOf(rows), () => false);
}

export function placeName({ x, y }: Place): string {
  return `${columnName(x)}${y + 1}`;
}
