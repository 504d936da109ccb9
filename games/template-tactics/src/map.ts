/** TT-1.2, TT-4.1: the warehouse, and who sees what in it. */
import { type Decoded, isRecord } from '@shutterbox/kernel';
import { FIGURES, type MapDocument, type Square } from './types.ts';

const SMALLEST = 5;
export const LARGEST = 9;
const LONGEST_NAME = 40;
const SQUARE = /^[#.12]+$/;
/** Half of the eight directions of sight; the others are their opposites. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

export const WAREHOUSE: MapDocument = {
  name: 'Warehouse',
  rows: ['1..#..2', '.......', '.##.##.', '...#...', '.##.##.', '.......', '1..#..2'],
};
export const AISLES: MapDocument = {
  name: 'Aisles',
  rows: ['1.....1', '.#.#.#.', '.#.#.#.', '.......', '.#.#.#.', '.#.#.#.', '2.....2'],
};

/** What follows from a map: worked out once, because all states of a game share its document. */
export interface Floor {
  readonly width: number;
  readonly squares: number;
  /** By figure. */
  readonly starts: readonly Square[];
  /** By square: the neighbours that can be stepped on. */
  readonly beside: readonly (readonly Square[])[];
  /** By square: all squares in sight, including itself. */
  readonly inSight: readonly (readonly Square[])[];
  /** By pair, `a * squares + b`: 0 if they do not see each other, otherwise the distance plus 1. */
  readonly sight: Uint8Array;
}

const floors = new WeakMap<MapDocument, Floor>();

export function floorOf(map: MapDocument): Floor {
  const known = floors.get(map);
  if (known !== undefined) return known;
  const floor = floorFrom(map.rows);
  floors.set(map, floor);
  return floor;
}

export function sees({ sight, squares }: Floor, a: Square, b: Square): boolean {
  return (sight[a * squares + b] as number) > 0;
}

/** The distance of two squares that see each other. */
export function distance({ sight, squares }: Floor, a: Square, b: Square): number {
  return (sight[a * squares + b] as number) - 1;
}

function floorFrom(rows: readonly string[]): Floor {
  const width = (rows[0] as string).length;
  const cells = rows.join('');
  const squares = cells.length;
  const at = (x: number, y: number): Square =>
    x < 0 || x >= width || cells[y * width + x] === undefined ? -1 : y * width + x;
  const isFloor = (square: Square): boolean => square >= 0 && cells[square] !== '#';
  const sight = new Uint8Array(squares * squares);
  const inSight = Array.from({ length: squares }, (_, square) => (isFloor(square) ? [square] : []));
  const link = (a: Square, b: Square, far: number): void => {
    sight[a * squares + b] = far + 1;
    sight[b * squares + a] = far + 1;
    (inSight[a] as Square[]).push(b);
    (inSight[b] as Square[]).push(a);
  };
  for (let square = 0; square < squares; square++) {
    if (!isFloor(square)) continue;
    sight[square * squares + square] = 1;
    const [x, y] = [square % width, Math.floor(square / width)];
    for (const [dx, dy] of LINES)
      for (let far = 1; isFloor(at(x + far * dx, y + far * dy)); far++)
        link(square, at(x + far * dx, y + far * dy), far);
  }
  const beside = Array.from({ length: squares }, (_, square) => {
    const [x, y] = [square % width, Math.floor(square / width)];
    return isFloor(square) ? [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)].filter(isFloor) : [];
  });
  const starts = [startsOf(cells, '1'), startsOf(cells, '2')];
  return { width, squares, starts: FIGURES.map((f) => starts[f % 2]?.[f >> 1] ?? 0), beside, inSight, sight };
}

function startsOf(cells: string, sign: string): Square[] {
  return [...cells].flatMap((cell, square) => (cell === sign ? [square] : []));
}

/** A map from untrusted JSON. */
export function decodeMap(json: unknown): Decoded<MapDocument> {
  if (!isRecord(json) || typeof json.name !== 'string' || !Array.isArray(json.rows))
    return bad('it needs a name and rows.');
  const { name } = json;
  if (name === '' || name.length > LONGEST_NAME) return bad(`its name must have 1 to ${LONGEST_NAME} characters.`);
  const rows = json.rows.filter((row): row is string => typeof row === 'string' && SQUARE.test(row));
  const width = rows[0]?.length ?? 0;
  if (rows.length !== json.rows.length || rows.some((row) => row.length !== width))
    return bad("its rows must be equally long and made of '#', '.', '1' and '2'.");
  if (!isSize(width) || !isSize(rows.length)) return bad(`it must have ${SMALLEST} to ${LARGEST} rows and columns.`);
  const cells = rows.join('');
  for (const sign of ['1', '2'])
    if (startsOf(cells, sign).length !== 2) return bad(`it needs two starting squares '${sign}'.`);
  if (!isConnected(rows)) return bad('every square of floor must be within reach of every other.');
  return { ok: true, value: { name, rows } };
}

function isSize(n: number): boolean {
  return n >= SMALLEST && n <= LARGEST;
}

function isConnected(rows: readonly string[]): boolean {
  const { beside, inSight, starts } = floorFrom(rows);
  const reached = new Set([starts[0] as Square]);
  for (const square of reached) for (const next of beside[square] as Square[]) reached.add(next);
  return reached.size === inSight.filter((squares) => squares.length > 0).length;
}

function bad(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: `The map is broken: ${problem}` };
}
