/**
 * Masks: which cells of the card's lattice belong to a shape, row by row, as spans. The overlap of lenses has one span per
 * row, and a silhouette few, so that looking through many cards costs little however fine the lattice is.
 */
import { CARD_HEIGHT, CARD_WIDTH } from './types.ts';

/** Cells per unit along both axes for the judge: the pixels of a card drawn at twice its size. */
export const GRAIN = 2;

/** Spans row by row. */
export interface Spans {
  /** Where each row begins in `ends`; one more says where the last row stops. */
  readonly starts: Int32Array;
  /** The first cell of a span and the one after its last, in pairs, ascending within a row. */
  readonly ends: Int16Array;
}

export interface Mask extends Spans {
  readonly grain: number;
  readonly top: number;
  readonly rows: number;
  /** Its cells lie from this column to just before that one. */
  readonly from: number;
  readonly to: number;
  readonly cells: number;
}

/** `spans` gives the cells of a row as pairs of from and to; anything beyond the card is left out. */
export function maskOf(grain: number, top: number, bottom: number, spans: (row: number) => readonly number[]): Mask {
  const rows: number[][] = [];
  const first = Math.max(0, top);
  for (let row = first; row < Math.min(CARD_HEIGHT * grain, bottom); row++) {
    rows.push(onCard(spans(row), CARD_WIDTH * grain));
  }
  const filled = rows.findIndex((row) => row.length > 0);
  if (filled < 0) return masked(grain, 0, []);
  const last = rows.findLastIndex((row) => row.length > 0);
  return masked(grain, first + filled, rows.slice(filled, last + 1));
}

function onCard(spans: readonly number[], width: number): number[] {
  const kept: number[] = [];
  for (let i = 0; i < spans.length; i += 2) {
    const [from, to] = [Math.max(0, spans[i] ?? 0), Math.min(width, spans[i + 1] ?? 0)];
    if (from < to) kept.push(from, to);
  }
  return kept;
}

function masked(grain: number, top: number, rows: readonly (readonly number[])[]): Mask {
  const starts = new Int32Array(rows.length + 1);
  for (const [i, row] of rows.entries()) starts[i + 1] = (starts[i] ?? 0) + row.length;
  const ends = Int16Array.from(rows.flat());
  let [from, to, cells] = [CARD_WIDTH * grain, 0, 0];
  for (let i = 0; i < ends.length; i += 2) {
    const [first = 0, last = 0] = ends.subarray(i, i + 2);
    from = Math.min(from, first);
    to = Math.max(to, last);
    cells += last - first;
  }
  return { grain, top, rows: rows.length, starts, ends, from, to, cells };
}

/** The same shape on the card turned by half a turn: all spans in the opposite order. */
export function turnedMask(mask: Mask): Mask {
  const { grain, top, rows } = mask;
  const width = CARD_WIDTH * grain;
  const all = mask.starts[rows] ?? 0;
  const starts = mask.starts.map((start) => all - start).reverse();
  const ends = mask.ends.map((end) => width - end).reverse();
  const [from, to] = [width - mask.to, width - mask.from];
  return { ...mask, top: CARD_HEIGHT * grain - top - rows, from, to, starts, ends };
}

/** How many cells two masks share. */
export function shared(a: Mask, b: Mask): number {
  if (areApart(a, b)) return 0;
  const bottom = Math.min(a.top + a.rows, b.top + b.rows);
  const { starts: startsA, ends: endsA } = a;
  const { starts: startsB, ends: endsB } = b;
  let cells = 0;
  let inA = Math.max(0, b.top - a.top);
  let inB = Math.max(0, a.top - b.top);
  for (let rows = bottom - a.top - inA; rows > 0; rows--) {
    let i = startsA[inA++] as number;
    let j = startsB[inB++] as number;
    const lastI = startsA[inA] as number;
    const lastJ = startsB[inB] as number;
    while (i < lastI && j < lastJ) {
      const fromA = endsA[i] as number;
      const fromB = endsB[j] as number;
      const toA = endsA[i + 1] as number;
      const toB = endsB[j + 1] as number;
      const span = (toA < toB ? toA : toB) - (fromA > fromB ? fromA : fromB);
      if (span > 0) cells += span;
      if (toA < toB) i += 2;
      else j += 2;
    }
  }
  return cells;
}

/** The cells that two masks share, or undefined. Writes into `room` if given, which may be longer than needed. */
export function overlap(a: Mask, b: Mask, room?: Spans): Mask | undefined {
  if (areApart(a, b)) return undefined;
  const top = Math.max(a.top, b.top);
  const rows = Math.min(a.top + a.rows, b.top + b.rows) - top;
  const { starts, ends } = room ?? roomFor(rows, a.ends.length + b.ends.length);
  const { starts: startsA, ends: endsA } = a;
  const { starts: startsB, ends: endsB } = b;
  let [at, cells] = [0, 0];
  for (let row = 0; row < rows; row++) {
    let i = startsA[row + top - a.top] as number;
    let j = startsB[row + top - b.top] as number;
    const lastI = startsA[row + top - a.top + 1] as number;
    const lastJ = startsB[row + top - b.top + 1] as number;
    starts[row] = at;
    while (i < lastI && j < lastJ) {
      const fromA = endsA[i] as number;
      const fromB = endsB[j] as number;
      const toA = endsA[i + 1] as number;
      const toB = endsB[j + 1] as number;
      const from = fromA > fromB ? fromA : fromB;
      const to = toA < toB ? toA : toB;
      if (from < to) {
        ends[at++] = from;
        ends[at++] = to;
        cells += to - from;
      }
      if (toA < toB) i += 2;
      else j += 2;
    }
  }
  starts[rows] = at;
  if (cells === 0) return undefined;
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  return { grain: a.grain, top, rows, starts, ends, from, to, cells };
}

/** Room for this many rows and span ends. */
export function roomFor(rows: number, ends: number): Spans {
  return { starts: new Int32Array(rows + 1), ends: new Int16Array(ends) };
}

function areApart(a: Mask, b: Mask): boolean {
  return a.from >= b.to || b.from >= a.to || a.top >= b.top + b.rows || b.top >= a.top + a.rows;
}

/** The spans of a mask, as row, first cell and the one after the last. */
export function* spansOf({ top, rows, starts, ends }: Mask): Generator<readonly [number, number, number]> {
  for (let row = 0; row < rows; row++) {
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 2)
      yield [top + row, ends[i] ?? 0, ends[i + 1] ?? 0];
  }
}

/** Whether the cell at a place given in units belongs to the mask. */
export function holds({ grain, top, rows, starts, ends }: Mask, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x * grain), Math.floor(y * grain) - top];
  if (row < 0 || row >= rows) return false;
  for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 2) {
    if (column >= (ends[i] ?? 0) && column < (ends[i + 1] ?? 0)) return true;
  }
  return false;
}
