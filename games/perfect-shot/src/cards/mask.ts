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
  /** Row by row. The lowest bit is the leftmost cell. */
  readonly bits: Uint32Array;
  readonly cells: number;
}

export const EVERYTHING: Mask = maskOf((_row, fill) => fill(0, CARD_WIDTH));

export function lensMask(lens: Lens): Mask {
  return maskOf((row, fill) => {
    const half = halfChord(4 * lens.radius * lens.radius - (2 * (row - lens.y) + 1) ** 2);
    if (half > 0) fill(lens.x - half, lens.x + half);
  });
}

/** How many cells right of a circle's middle have their centres in it: the largest h with (2h - 1)² not above the square. */
function halfChord(square: number): number {
  let half = 0;
  while ((2 * half + 1) ** 2 <= square) half++;
  return half;
}

/** Exact: with the place in units and the size in sixteenths, corners are whole 256ths of a unit, as are centres of cells. */
export function animalMask(animal: Animal, silhouette: Polygon, foot: readonly [number, number]): Mask {
  const across = animal.mirrored ? -animal.size : animal.size;
  const corners: number[] = [];
  for (let i = 0; i < silhouette.length; i += 2) {
    corners.push(
      animal.x * FINE * FINE + ((silhouette[i] ?? 0) - foot[0] * FINE) * across,
      animal.y * FINE * FINE + ((silhouette[i + 1] ?? 0) - foot[1] * FINE) * animal.size,
    );
  }
  return maskOf((row, fill) => {
    const crossings = crossingsAt(corners, row * FINE * FINE + (FINE * FINE) / 2);
    let winding = 0;
    for (const [i, { cell, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[i + 1];
      if (winding !== 0 && next !== undefined) fill(cell, next.cell);
    }
  });
}

interface Crossing {
  /** The first cell whose centre is right of the edge. */
  readonly cell: number;
  readonly turn: 1 | -1;
}

/** Where edges cross the line at height y, from left to right. */
function crossingsAt(corners: readonly number[], y: number): Crossing[] {
  const crossings: Crossing[] = [];
  const scale = FINE * FINE;
  for (let i = 0; i < corners.length; i += 2) {
    const [x0, y0] = [corners[i] ?? 0, corners[i + 1] ?? 0];
    const j = (i + 2) % corners.length;
    const [x1, y1] = [corners[j] ?? 0, corners[j + 1] ?? 0];
    if (y0 <= y === y1 <= y) continue;
    const height = y1 - y0;
    const rise = height > 0 ? 1 : -1;
    const over = (x0 * height + (x1 - x0) * (y - y0)) * rise;
    const cell = Math.ceil((over - (scale / 2) * height * rise) / (scale * height * rise));
    crossings.push({ cell, turn: rise });
  }
  return crossings.sort((a, b) => a.cell - b.cell);
}

type Fill = (from: number, to: number) => void;

/** Draws row by row; `fill` sets the cells from one to just before another. */
function maskOf(draw: (row: number, fill: Fill) => void): Mask {
  const bits = new Uint32Array(ROW_WORDS * CARD_HEIGHT);
  for (let row = 0; row < CARD_HEIGHT; row++) {
    draw(row, (from, to) => {
      for (let x = Math.max(0, from); x < Math.min(CARD_WIDTH, to); x++) {
        const at = row * ROW_WORDS + (x >>> 5);
        bits[at] = (bits[at] ?? 0) | (1 << (x & 31));
      }
    });
  }
  return cropped(bits);
}

/** A whole card's bits, cut down to the box that holds any. */
function cropped(bits: Uint32Array): Mask {
  let [top, bottom, left, right, cells] = [CARD_HEIGHT, -1, ROW_WORDS, -1, 0];
  for (const [at, word] of bits.entries()) {
    if (word === 0) continue;
    const [row, column] = [Math.floor(at / ROW_WORDS), at % ROW_WORDS];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    cells += ones(word);
  }
  const [rows, words] = [Math.max(0, bottom - top + 1), Math.max(0, right - left + 1)];
  const box = new Uint32Array(rows * words);
  for (let row = 0; row < rows; row++) {
    const from = (top + row) * ROW_WORDS + left;
    box.set(bits.subarray(from, from + words), row * words);
  }
  return { top, left, rows, words, bits: box, cells };
}

/** The same shape on the card turned by half a turn: all bits in the opposite order. */
export function turnedMask(mask: Mask): Mask {
  const bits = mask.bits.map(reversedWord).reverse();
  const top = CARD_HEIGHT - mask.top - mask.rows;
  return { ...mask, top, left: ROW_WORDS - mask.left - mask.words, bits };
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
  const top = Math.max(a.top, b.top);
  const bottom = Math.min(a.top + a.rows, b.top + b.rows);
  const left = Math.max(a.left, b.left);
  const right = Math.min(a.left + a.words, b.left + b.words);
  let cells = 0;
  for (let row = top; row < bottom; row++) {
    const inA = (row - a.top) * a.words - a.left;
    const inB = (row - b.top) * b.words - b.left;
    for (let word = left; word < right; word++) {
      const both = (a.bits[inA + word] ?? 0) & (b.bits[inB + word] ?? 0);
      if (both !== 0) cells += ones(both);
    }
  }
  return cells;
}

/** The cells that two masks share, or nothing. Writes into `bits` where given, which may be longer than needed. */
export function overlap(a: Mask, b: Mask, bits?: Uint32Array): Mask | undefined {
  const top = Math.max(a.top, b.top);
  const rows = Math.min(a.top + a.rows, b.top + b.rows) - top;
  const left = Math.max(a.left, b.left);
  const words = Math.min(a.left + a.words, b.left + b.words) - left;
  if (rows <= 0 || words <= 0) return undefined;
  const into = bits ?? new Uint32Array(rows * words);
  let cells = 0;
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const inA = (top + row - a.top) * a.words + left - a.left;
    const inB = (top + row - b.top) * b.words + left - b.left;
    for (let word = 0; word < words; word++) {
      const both = (a.bits[inA + word] ?? 0) & (b.bits[inB + word] ?? 0);
      into[at++] = both;
      if (both !== 0) cells += ones(both);
    }
  }
  return cells === 0 ? undefined : { top, left, rows, words, bits: into, cells };
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
