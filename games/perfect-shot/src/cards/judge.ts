/**
 * The judge: what the lenses of a placed card show. It looks at the card right below, through that card's own lenses
 * at the next one, and so on down to the rack floor (P1). All counting is in whole cells of the lattice (P2).
 */
import { CARDS } from '../data/cards.ts';
import type { Species } from '../types.ts';
import { type Face, facesOf } from './face.ts';
import { FLOOR } from './floor.ts';
import { type Mask, overlap, shared } from './mask.ts';
import type { Picture, Placed } from './types.ts';

/** An animal counts as seen from this share of its silhouette on (P2, P18). */
export const SEEN_PERCENT = 1;
/** A perfect shot shows at least this share of one animal in one single lens (P2). */
export const WHOLE_PERCENT = 99;
/** The layer below all cards. */
export const FLOOR_LAYER = -1;

/** One animal that shows through the placed card's lenses, however little of it. */
export interface Sight {
  /** Index in the stack, 0 at the bottom; the rack floor is -1. */
  readonly layer: number;
  /** Index among the animals of that card. */
  readonly animal: number;
  readonly species: Species;
  /** Cells of its silhouette that show, and all that it has. */
  readonly cells: number;
  readonly of: number;
  /** The cells that show, by lens of the placed card. */
  readonly lens: readonly number[];
}

/** Sights run from the top of the stack to the floor, and in the card's own order within a layer. */
export interface Verdict {
  /** One tile each, as long as there are any (P4, P5). */
  readonly seen: readonly Sight[];
  /** Too little to count: no tile (P18). */
  readonly glimpses: readonly Sight[];
  /** Those among the seen that one lens shows whole. */
  readonly perfect: readonly Sight[];
}

export type Judge = (stack: readonly Placed[], placed: Placed) => Verdict;

/** What the placed card would see, lying on the stack (bottom first, without the placed card itself). */
export const judge: Judge = judgeOf(CARDS, FLOOR);

export function isSeen(sight: Sight): boolean {
  return 100 * sight.cells >= SEEN_PERCENT * sight.of;
}

/** The most that a single lens shows of the animal, in cells. */
export function bestLens(sight: Sight): number {
  return Math.max(...sight.lens);
}

export function isWhole(sight: Sight): boolean {
  return 100 * bestLens(sight) >= WHOLE_PERCENT * sight.of;
}

/** A judge for any set of cards. */
export function judgeOf(cards: readonly Picture[], floor: Picture): Judge {
  const faces = cards.map(facesOf);
  const [floorFace] = facesOf(floor);
  const faceOf = ({ card, turned }: Placed): Face => {
    const face = faces[card]?.[turned ? 1 : 0];
    if (face === undefined) throw new Error(`There is no card ${card}.`);
    return face;
  };
  return (stack, placed) => {
    const lenses = faceOf(placed).lenses;
    let beams: Beam[] = lenses.map((mask, lens) => ({ mask, lens }));
    const sights: Sight[] = [];
    for (let layer = stack.length - 1; layer >= FLOOR_LAYER && beams.length > 0; layer--) {
      const below = stack[layer];
      const face = below === undefined ? floorFace : faceOf(below);
      const picture = below === undefined ? floor : cards[below.card];
      for (const [animal, mask] of face.animals.entries()) {
        const lens = lenses.map(() => 0);
        for (const beam of beams) lens[beam.lens] = (lens[beam.lens] ?? 0) + shared(beam.mask, mask);
        const cells = lens.reduce((sum, n) => sum + n, 0);
        const species = picture?.animals[animal]?.species;
        if (cells > 0 && species !== undefined) sights.push({ layer, animal, species, cells, of: mask.cells, lens });
      }
      beams = through(beams, face.lenses);
    }
    return verdictOn(sights);
  };
}

/** What is left of the view through one lens of the placed card. */
interface Beam {
  readonly mask: Mask;
  readonly lens: number;
}

/** What passes on to the next layer down. */
function through(beams: readonly Beam[], lenses: readonly Mask[]): Beam[] {
  const passed: Beam[] = [];
  for (const beam of beams) {
    for (const hole of lenses) {
      const mask = overlap(beam.mask, hole);
      if (mask !== undefined) passed.push({ mask, lens: beam.lens });
    }
  }
  return passed;
}

function verdictOn(sights: readonly Sight[]): Verdict {
  const seen = sights.filter(isSeen);
  return { seen, glimpses: sights.filter((sight) => !isSeen(sight)), perfect: seen.filter(isWhole) };
}
