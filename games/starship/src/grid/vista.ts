/** All that is seen from a square at once, for shading and for fog: a few words of bits for each set of portals. */
import type { OpenPortals, Plan, Square } from '../plan/types.ts';
import { BLOCKED } from './line.ts';
import { sightMask } from './sight.ts';

const WORD = 32;

/** Squares seen from one square through the same portals: 32 squares a word, from word `first` on. */
export interface Vista {
  readonly mask: number;
  readonly first: number;
  readonly words: Int32Array;
}

/** A set of squares with none in it. */
export function noSquares(plan: Plan): number[] {
  return new Array(Math.ceil(plan.squares / WORD)).fill(0);
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
