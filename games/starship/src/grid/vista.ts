/** Everything that is seen from a square, for shading and for fog: a few words of bits for each set of portals. */
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

/** What is seen from a square while certain portals of its deck are open. */
export interface Sighting {
  readonly first: number;
  readonly words: Int32Array;
  /** The portals in sight: those beside a square in sight, and those that a line of sight meets. By deck, as bits. */
  readonly gates: Int32Array;
}

/** What was seen from one square lately: by those of its portals that were open. The others of its deck make no difference. */
export interface Lookout {
  readonly portals: number;
  readonly seen: Map<number, Sighting>;
  /** The last answer: doors seldom move. */
  mask: number;
  sighting: Sighting;
}

/** Most answers are known; keeping too many would not help. */
const MOST_SIGHTINGS = 64;

/** All round. */
export function sightFrom(plan: Plan, open: OpenPortals, from: Square): Sighting {
  const lookout = plan.lookouts[from] ?? newLookout(plan, open, from);
  const mask = (open[plan.deck[from] as number] as number) & lookout.portals;
  if (lookout.mask === mask) return lookout.sighting;
  lookout.mask = mask;
  lookout.sighting = lookout.seen.get(mask) ?? keep(lookout.seen, mask, newSighting(plan, open, from, mask));
  return lookout.sighting;
}

function newLookout(plan: Plan, open: OpenPortals, from: Square): Lookout {
  const portals = (plan.vistas[from] ?? fillVistas(plan, from)).reduce((bits, vista) => bits | vista.mask, 0);
  const mask = (open[plan.deck[from] as number] as number) & portals;
  const sighting = newSighting(plan, open, from, mask);
  const lookout = { portals, seen: new Map([[mask, sighting]]), mask, sighting };
  plan.lookouts[from] = lookout;
  return lookout;
}

function keep(known: Map<number, Sighting>, mask: number, sighting: Sighting): Sighting {
  if (known.size === MOST_SIGHTINGS) known.clear();
  known.set(mask, sighting);
  return sighting;
}

function newSighting(plan: Plan, open: OpenPortals, from: Square, mask: number): Sighting {
  const squares = noSquares(plan);
  addSeen(plan, open, from, squares);
  const gates = new Int32Array(plan.decks.length);
  gates[plan.deck[from] as number] = gatesMet(plan, from, mask);
  for (const { deck, bit, beside } of plan.portals)
    if (beside.some((square) => hasSquare(squares, square))) gates[deck] = (gates[deck] as number) | (1 << bit);
  const { first, words } = trimmed(0, squares);
  return { first, words, gates };
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
