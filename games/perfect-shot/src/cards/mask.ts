/**
 * Masks: which cells of the card's lattice belong to a shape, one bit a cell. A cell is one unit square, and belongs to
 * a shape exactly when its centre does. A mask holds only the words of its own box.
 */
import type { Polygon } from './outline.ts';
import { FINE } from './outline.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Lens } from './types.ts';

const WORD = 32;
/** Words in a whole row of the card. */
const ROW_WORDS = CARD_WIDTH / WORD;

export interface Mask {
  /** First row, first word of the rows. */
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly words: number;
  /** Its cells lie from this column to just before that one. */
  readonly from: number;
  readonly to: number;
  /** Row by row. The lowest bit is the leftmost cell. */
  readonly bits: Uint32Array;
  readonly cells: number;
}

/** A rectangle, from its first cells to just before its last ones. */
export function boxMask(left: number, top: number, right: number, bottom: number): Mask {
  return maskOf(top, bottom, () => [left, right]);
}

export function lensMask({ x, y, radius }: Lens): Mask {
  return maskOf(y - radius, y + radius, (row) => {
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

/** A 256th of a unit: with places in units, sizes and corners in sixteenths, all that is compared is whole. */
const EXACT = FINE * FINE;

/** Inside is what the outline goes round, however often (the nonzero rule, as in SVG). */
export function animalMask(animal: Animal, silhouette: Polygon, foot: readonly [number, number]): Mask {
  const across = animal.mirrored ? -animal.size : animal.size;
  const x = (i: number) => animal.x * EXACT + ((silhouette[i] ?? 0) - foot[0] * FINE) * across;
  const y = (i: number) => animal.y * EXACT + ((silhouette[i + 1] ?? 0) - foot[1] * FINE) * animal.size;
  const rows: Crossing[][] = Array.from({ length: CARD_HEIGHT }, () => []);
  for (let i = 0; i < silhouette.length; i += 2) {
    const j = (i + 2) % silhouette.length;
    pushCrossings(rows, x(i), y(i), x(j), y(j));
  }
  return maskOf(0, CARD_HEIGHT, (row) => spansBetween(rows[row] ?? []));
}

/** An outline's edge on its way through a row. */
interface Crossing {
  /** The first cell whose centre is not left of the edge. */
  readonly cell: number;
  readonly turn: 1 | -1;
}

/** One crossing in each row whose middle the edge passes. */
function pushCrossings(rows: readonly Crossing[][], x0: number, y0: number, x1: number, y1: number): void {
  if (y0 > y1) {
    pushDown(rows, x1, y1, x0, y0, -1);
  } else {
    pushDown(rows, x0, y0, x1, y1, 1);
  }
}

function pushDown(rows: readonly Crossing[][], x0: number, y0: number, x1: number, y1: number, turn: 1 | -1): void {
  const height = y1 - y0;
  const first = Math.max(0, Math.ceil((y0 - EXACT / 2) / EXACT));
  for (let row = first; row < CARD_HEIGHT && row * EXACT + EXACT / 2 < y1; row++) {
    const over = x0 * height + (x1 - x0) * (row * EXACT + EXACT / 2 - y0);
    const cell = Math.ceil((over - (EXACT / 2) * height) / (EXACT * height));
    rows[row]?.push({ cell, turn });
  }
}

/** From and to, again and again, of what lies inside. */
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

/** Row by row; `spans` gives the cells of a row as from and to, again and again. */
function maskOf(top: number, bottom: number, spans: (row: number) => readonly number[]): Mask {
  const bits = new Uint32Array(ROW_WORDS * CARD_HEIGHT);
  for (let row = Math.max(0, top); row < Math.min(CARD_HEIGHT, bottom); row++) {
    const ends = spans(row);
    for (let i = 0; i < ends.length; i += 2) fill(bits, row, ends[i] ?? 0, ends[i + 1] ?? 0);
  }
  return cropped(bits);
}

function fill(bits: Uint32Array, row: number, from: number, to: number): void {
  for (let x = Math.max(0, from); x < Math.min(CARD_WIDTH, to); x++) {
    const at = row * ROW_WORDS + (x >>> 5);
    bits[at] = (bits[at] ?? 0) | (1 << (x & 31));
  }
}

/** A whole card's bits, cut down to the box that holds any. */
function cropped(bits: Uint32Array): Mask {
  let [top, bottom, left, right, cells] = [CARD_HEIGHT, -1, ROW_WORDS, -1, 0];
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at] ?? 0;
    if (word === 0) continue;
    const row = Math.floor(at / ROW_WORDS);
    const column = at % ROW_WORDS;
    if (row < top) top = row;
    if (column < left) left = column;
    if (column > right) right = column;
    bottom = row;
    cells += ones(word);
  }
  const rows = Math.max(0, bottom - top + 1);
  const words = Math.max(0, right - left + 1);
  const box = new Uint32Array(rows * words);
  for (let row = 0; row < rows; row++) {
    const from = (top + row) * ROW_WORDS + left;
    box.set(bits.subarray(from, from + words), row * words);
  }
  return { top, left, rows, words, ...columnsOf(box, left, words), bits: box, cells };
}

/** The first column that holds a cell, and the one after the last. */
function columnsOf(bits: Uint32Array, left: number, words: number): { readonly from: number; readonly to: number } {
  const merged = new Uint32Array(words);
  for (const [at, word] of bits.entries()) merged[at % words] = (merged[at % words] ?? 0) | word;
  const first = Math.clz32(reversedWord(merged[0] ?? 0));
  const last = Math.clz32(merged[words - 1] ?? 0);
  return { from: left * WORD + first, to: (left + words) * WORD - last };
}

/** The same shape on the card turned by half a turn: all bits in the opposite order. */
export function turnedMask(mask: Mask): Mask {
  const bits = mask.bits.map(reversedWord).reverse();
  const top = CARD_HEIGHT - mask.top - mask.rows;
  const [from, to] = [CARD_WIDTH - mask.to, CARD_WIDTH - mask.from];
  return { ...mask, top, left: ROW_WORDS - mask.left - mask.words, from, to, bits };
}

function reversedWord(word: number): number {
  let [rest, reversed] = [word, 0];
  for (let i = 0; i < WORD; i++) {
    reversed = (reversed << 1) | (rest & 1);
    rest >>>= 1;
  }
  return reversed >>> 0;
}

/** How many bits of a word are set. */
export function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many cells two masks share. */
export function shared(a: Mask, b: Mask): number {
  if (areApart(a, b)) return 0;
  const bottom = Math.min(a.top + a.rows, b.top + b.rows);
  const left = Math.max(a.left, b.left);
  const words = Math.min(a.left + a.words, b.left + b.words) - left;
  const bitsA = a.bits;
  const bitsB = b.bits;
  let cells = 0;
  for (let row = Math.max(a.top, b.top); row < bottom; row++) {
    const inA = (row - a.top) * a.words + left - a.left;
    const inB = (row - b.top) * b.words + left - b.left;
    for (let word = 0; word < words; word++) {
      const both = (bitsA[inA + word] ?? 0) & (bitsB[inB + word] ?? 0);
      if (both !== 0) cells += ones(both);
    }
  }
  return cells;
}

/** The cells that two masks share, or nothing. Writes into `room` where given, which may be longer than needed. */
export function overlap(a: Mask, b: Mask, room?: Uint32Array): Mask | undefined {
  if (areApart(a, b)) return undefined;
  const top = Math.max(a.top, b.top);
  const rows = Math.min(a.top + a.rows, b.top + b.rows) - top;
  const left = Math.max(a.left, b.left);
  const words = Math.min(a.left + a.words, b.left + b.words) - left;
  const bits = room ?? new Uint32Array(rows * words);
  const bitsA = a.bits;
  const bitsB = b.bits;
  let cells = 0;
  let at = 0;
  for (let row = top; row < top + rows; row++) {
    const inA = (row - a.top) * a.words + left - a.left;
    const inB = (row - b.top) * b.words + left - b.left;
    for (let word = 0; word < words; word++) {
      const both = (bitsA[inA + word] ?? 0) & (bitsB[inB + word] ?? 0);
      bits[at++] = both;
      if (both !== 0) cells += ones(both);
    }
  }
  if (cells === 0) return undefined;
  return { top, left, rows, words, from: Math.max(a.from, b.from), to: Math.min(a.to, b.to), bits, cells };
}

function areApart(a: Mask, b: Mask): boolean {
  return a.from >= b.to || b.from >= a.to || a.top >= b.top + b.rows || b.top >= a.top + a.rows;
}

/** The cells of a mask, as x and y. */
export function* cellsOf(mask: Mask): Generator<readonly [number, number]> {
  for (let at = 0; at < mask.rows * mask.words; at++) {
    const word = mask.bits[at] ?? 0;
    const y = mask.top + Math.floor(at / mask.words);
    const x = (mask.left + (at % mask.words)) * WORD;
    for (let bit = 0; bit < WORD; bit++) if ((word >>> bit) & 1) yield [x + bit, y];
  }
}
