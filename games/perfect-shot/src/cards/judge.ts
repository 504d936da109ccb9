/**
 * The judge: what the lenses of a placed card show. It looks at the card right below, through that card's own lenses
 * at the next one, and so on down to the rack floor (PS-2.5). All counting is in whole cells of the lattice.
 */
import { CARDS } from '../data/cards.ts';
import type { Species } from '../types.ts';
import { FLOOR } from './floor.ts';
import {
  type Glance,
  glanceOf,
  type Hit,
  hitsOn,
  indexAt,
  indexOf,
  type Layer,
  layerAt,
  Scratch,
  tableOf,
  through,
} from './look.ts';
import type { Placed } from './types.ts';

/** An animal counts as seen from this share of its silhouette on (PS-2.6). */
export const SEEN_PERCENT = 1;
/** A perfect shot shows at least this share of one animal in one single lens (PS-3.3). */
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
  /** Cells of its silhouette that show, and how many it has in all. */
  readonly cells: number;
  readonly of: number;
  /** The cells that show, by lens of the placed card. */
  readonly lens: readonly number[];
}

/** Sights run from the top of the stack to the floor, and in the card's own order within a layer. */
export interface Verdict {
  /** One tile each, as long as there are any (PS-2.7, PS-2.8). */
  readonly seen: readonly Sight[];
  /** Too little to count: no tile (PS-2.6). */
  readonly glimpses: readonly Sight[];
  /** Those among the seen that one lens shows whole. */
  readonly perfect: readonly Sight[];
}

export type Judge = (stack: readonly Placed[], placed: Placed) => Verdict;

let layers: readonly Layer[] | undefined;
let ready: Judge | undefined;

/** The forty cards and the floor as masks; made on first use, because that takes a moment. */
export function setLayers(): readonly Layer[] {
  layers ??= tableOf(CARDS, FLOOR);
  return layers;
}

/** What the placed card would see, lying on the stack (bottom first, without the placed card itself). */
export function judge(stack: readonly Placed[], placed: Placed): Verdict {
  ready ??= judgeOn(setLayers());
  return ready(stack, placed);
}

export function isSeen(sight: Pick<Sight, 'cells' | 'of'>): boolean {
  return 100 * sight.cells >= SEEN_PERCENT * sight.of;
}

/** The most that a single lens shows of the animal, in cells. */
export function bestLens(sight: Pick<Sight, 'lens'>): number {
  let most = 0;
  for (const cells of sight.lens) if (cells > most) most = cells;
  return most;
}

export function isWhole(sight: Sight): boolean {
  return 100 * bestLens(sight) >= WHOLE_PERCENT * sight.of;
}

/** A judge over any table of cards. What one card shows right below another is worked out once and kept. */
export function judgeOn(table: readonly Layer[], look: (upper: Layer, below: Layer) => Glance = glanceOf): Judge {
  const glances: (Glance | undefined)[] = [];
  const scratch = new Scratch();
  const glanceAt = (placed: number, below: number): Glance => {
    const key = placed * table.length + below;
    const glance = glances[key] ?? look(layerAt(table, placed), layerAt(table, below));
    glances[key] = glance;
    return glance;
  };
  return (stack, placed) => {
    scratch.clear();
    const above = indexOf(table, placed);
    const lenses = layerAt(table, above).face.lenses.length;
    const first = glanceAt(above, indexAt(table, stack, stack.length - 1));
    const sights = first.hits.map((hit) => sightOf(hit, stack.length - 1));
    let beams = first.beams;
    for (let layer = stack.length - 2; beams.length > 0 && layer >= FLOOR_LAYER; layer--) {
      const below = layerAt(table, indexAt(table, stack, layer));
      for (const hit of hitsOn(below, beams, lenses)) sights.push(sightOf(hit, layer));
      beams = through(beams, below.face.lenses, scratch);
    }
    return verdictOn(sights);
  };
}

function sightOf({ animal, species, cells, of, lens }: Hit, layer: number): Sight {
  return { layer, animal, species, cells, of, lens };
}

function verdictOn(sights: readonly Sight[]): Verdict {
  const seen: Sight[] = [];
  const glimpses: Sight[] = [];
  const perfect: Sight[] = [];
  for (const sight of sights) {
    if (!isSeen(sight)) glimpses.push(sight);
    else seen.push(sight);
    if (isWhole(sight)) perfect.push(sight);
  }
  return { seen, glimpses, perfect };
}
