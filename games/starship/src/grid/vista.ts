/** Everything that is seen from a square, for shading and for fog: a few words of bits for each set of portals. */
import { clear } from '@shutterbox/kernel';
import type { OpenPortals, Plan, Portal, Square } from '../plan/types.ts';
import { BLOCKED } from './line.ts';
import { range } from './range.ts';
import { sightMask } from './sight.ts';

const WORD = 32;

/** Squares seen from one square through the same portals: 32 squares to a word, from word `first` on. */
export interface Vista {
  readonly mask: number;
  readonly first: number;
  readonly words: Int32Array;
}

export function wordsOf({ squares }: Plan): number {
  return Math.ceil(squares / WORD);
}

/** A set of squares with none in it. */
export function noSquares(plan: Plan): number[] {
  const squares: number[] = [];
  for (let word = 0; word < wordsOf(plan); word++) squares.push(0);
  return squares;
}

export function hasSquare(squares: readonly number[], square: Square): boolean {
  return (((squares[square >> 5] as number) >> (square & 31)) & 1) === 1;
}

/** Adds what is seen from a square, all round. */
export function addSeen(plan: Plan, open: OpenPortals, from: Square, into: number[]): void {
  const vistas = plan.vistas[from] ?? fillVistas(plan, from);
  const shut = ~(open[plan.deck[from] as number] as number);
  for (let v = 0; v < vistas.length; v++) {
    const { mask, first, words } = vistas[v] as Vista;
    if ((mask & shut) !== 0) continue;
    for (let w = 0; w < words.length; w++) into[first + w] = (into[first + w] as number) | (words[w] as number);
  }
}

function fillVistas(plan: Plan, from: Square): readonly Vista[] {
  const { first, end } = plan.decks[plan.deck[from] as number] as Plan['decks'][number];
  const byMask = new Map<number, number[]>();
  for (let to = first; to < end; to++) {
    const mask = sightMask(plan, from, to);
    if (mask === BLOCKED) continue;
    const squares = byMask.get(mask) ?? noSquares(plan);
    squares[to >> 5] = (squares[to >> 5] as number) | (1 << (to & 31));
    byMask.set(mask, squares);
  }
  const vistas = [...byMask].map(([mask, squares]) => trimmed(mask, squares));
  plan.vistas[from] = vistas;
  return vistas;
}

function trimmed(mask: number, squares: readonly number[]): Vista {
  const first = squares.findIndex((word) => word !== 0);
  const end = squares.findLastIndex((word) => word !== 0) + 1;
  return { mask, first, words: Int32Array.from(squares.slice(first, end)) };
}

/**
 * What is seen from each square, as its portals were when it was last asked: a row of numbers for each, because rows side by side are read far
 * quicker than objects. A row has the portals that lines of sight meet, which of these are open, the portals in sight (these, and those beside a
 * square in sight) by deck, and the squares in sight.
 */
export interface Lookouts {
  readonly width: number;
  readonly rows: Int32Array;
  /** By square, rows that were there before, one behind the other. */
  readonly known: (number[] | undefined)[];
}

const OPEN = 1;
const GATES = 2;

/** For each square. Few are ever asked for: most portals are behind shut ones. */
const MOST_KNOWN = 64;

export function noLookouts(squares: number, decks: number): Lookouts {
  const width = GATES + decks + Math.ceil(squares / WORD);
  const rows = new Int32Array(squares * width);
  // No portal is met, and yet some are open: no such row holds.
  for (let row = 0; row < rows.length; row += width) rows[row + OPEN] = -1;
  return { width, rows, known: new Array(squares).fill(undefined) };
}

/** Where the row of a square begins. It holds while the portals that are met stay as they are. */
export function rowOf(plan: Plan, open: OpenPortals, from: Square): number {
  const { width, rows } = plan.lookouts;
  const row = from * width;
  const mask = (open[plan.deck[from] as number] as number) & (rows[row] as number);
  if (rows[row + OPEN] !== mask) renew(plan, open, from, row);
  return row;
}

/** Of the portals that are met, those that are open: from one square no two rows have the same. */
export function openIn({ rows }: Lookouts, row: number): number {
  return rows[row + OPEN] as number;
}

export function addRow({ rows }: Lookouts, row: number, seen: number[], gates: number[]): void {
  const start = row + GATES;
  for (let deck = 0; deck < gates.length; deck++)
    gates[deck] = (gates[deck] as number) | (rows[start + deck] as number);
  const first = start + gates.length;
  for (let word = 0; word < seen.length; word++) seen[word] = (seen[word] as number) | (rows[first + word] as number);
}

function renew(plan: Plan, open: OpenPortals, from: Square, row: number): void {
  const { rows, known, width } = plan.lookouts;
  const before = known[from] ?? [];
  known[from] = before;
  const start =
    rowIn(before, width, open[plan.deck[from] as number] as number) ?? keep(before, newRow(plan, open, from));
  for (let i = 0; i < width; i++) rows[row + i] = before[start + i] as number;
}

/** Where a row begins whose portals are as they are now. */
function rowIn(known: readonly number[], width: number, mask: number): number | undefined {
  for (let row = 0; row < known.length; row += width)
    if ((mask & (known[row] as number)) === known[row + OPEN]) return row;
  return undefined;
}

function keep(known: number[], row: readonly number[]): number {
  if (known.length === MOST_KNOWN * row.length) clear(known);
  const start = known.length;
  for (let i = 0; i < row.length; i++) known.push(row[i] as number);
  return start;
}

function newRow(plan: Plan, open: OpenPortals, from: Square): readonly number[] {
  const mask = open[plan.deck[from] as number] as number;
  const squares = noSquares(plan);
  addSeen(plan, open, from, squares);
  const gates = plan.decks.map(() => 0);
  const met = gatesMet(plan, from, mask);
  gates[plan.deck[from] as number] = met;
  for (const { deck, bit, beside } of plan.portals)
    if (beside.some((square) => hasSquare(squares, square))) gates[deck] = (gates[deck] as number) | (1 << bit);
  return [met, met & mask, ...gates, ...squares];
}

/**
 * The portals that lines of sight meet, each line as far as its first shut one. What is seen from the square depends on these portals and
 * no others: a portal farther off changes nothing here.
 */
function gatesMet(plan: Plan, from: Square, open: number): number {
  let met = 0;
  for (const { mask } of plan.vistas[from] ?? fillVistas(plan, from)) {
    if ((mask & ~open) === 0) met |= mask;
    else
      for (const bit of nearestFirst(plan, from, mask)) {
        met |= 1 << bit;
        if (((open >> bit) & 1) === 0) break;
      }
  }
  return met;
}

function nearestFirst(plan: Plan, from: Square, mask: number): readonly number[] {
  const deck = plan.deck[from];
  const on = plan.portals.filter((portal) => portal.deck === deck && ((mask >> portal.bit) & 1) === 1);
  const far = ({ beside }: Portal) => Math.min(...beside.map((square) => Math.max(0, range(plan, from, square))));
  return on.sort((a, b) => far(a) - far(b) || a.bit - b.bit).map(({ bit }) => bit);
}
