/** Hits by arithmetic on a board of squares: a thousand squares need no elements of their own. */
import type { Box } from '../board/beside.ts';
import type { Place } from '../board/types.ts';

/** Where the places of a surface are, in units of its world. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The size of a square, by which a scale is far or near. */
  readonly unit: number;
  /** All of them, in reading order. */
  readonly places: readonly Place[];
  placeAt(x: number, y: number): Place | undefined;
  boxOf(place: Place): Box | undefined;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly unit: number;
  /** False for a hole in the map. */
  has?(column: number, row: number): boolean;
}

/** Places are called "column,row". */
export function squares({ columns, rows, unit, has = () => true }: Grid): Plan {
  const there = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && has(column, row);
  return {
    width: columns * unit,
    height: rows * unit,
    unit,
    places: Array.from({ length: rows * columns }, (_, at) => [at % columns, Math.floor(at / columns)] as const)
      .filter(([column, row]) => there(column, row))
      .map(([column, row]) => squareAt(column, row)),
    placeAt(x, y) {
      const column = Math.floor(x / unit);
      const row = Math.floor(y / unit);
      return there(column, row) ? squareAt(column, row) : undefined;
    },
    boxOf(place) {
      const at = squareOf(place);
      if (at === undefined || !there(...at)) return undefined;
      const [column, row] = at;
      return { x: column * unit, y: row * unit, width: unit, height: unit };
    },
  };
}

export function squareAt(column: number, row: number): Place {
  return `${column},${row}`;
}

export function squareOf(place: Place): readonly [number, number] | undefined {
  const match = /^(\d+),(\d+)$/.exec(place);
  return match === null ? undefined : [Number(match[1]), Number(match[2])];
}

/** Where an arrow key leads: over holes, to the next square in that direction. */
export function besideSquare(plan: Plan, place: Place, dx: number, dy: number): Place | undefined {
  const at = squareOf(place);
  if (at === undefined || (dx === 0 && dy === 0)) return undefined;
  let [column, row] = at;
  do {
    column += dx;
    row += dy;
    const next = squareAt(column, row);
    if (plan.boxOf(next) !== undefined) return next;
  } while (column >= 0 && row >= 0 && column * plan.unit < plan.width && row * plan.unit < plan.height);
  return undefined;
}
