/** Cards and the rack on a grid of twelve by eight squares: what is where. Only facts; ear.ts has the words. */
import { CARDS } from '../data/cards.ts';
import type { Environment, Species } from '../types.ts';
import { FLOOR_LAYER, setLayers } from './judge.ts';
import { type Beam, hitsOn, indexAt, indexOf, type Layer, layerAt, through } from './look.ts';
import { GRAIN, type Mask, overlap, spansOf } from './mask.ts';
import { boxMask } from './trace.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Landscape, LENS_RADII, type Placed } from './types.ts';

export const GRID_COLUMNS = 12;
export const GRID_ROWS = 8;
/** A square of the grid is this wide and high, in cells. */
const SQUARE = (CARD_WIDTH / GRID_COLUMNS) * GRAIN;

/** Squares from the left column to the right one and from the upper row to the lower one, all included, from 0. */
export interface GridBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DescribedAnimal {
  readonly species: Species;
  readonly box: GridBox;
}

export type LensSize = keyof typeof LENS_RADII;

export interface DescribedLens {
  readonly size: LensSize;
  readonly box: GridBox;
}

/** A card as its player sees it, this way up. */
export interface DescribedCard {
  readonly card: number;
  readonly turned: boolean;
  readonly name: string;
  readonly environment: Environment;
  readonly animals: readonly DescribedAnimal[];
  readonly lenses: readonly DescribedLens[];
}

/** A part of an animal visible in the rack: its squares, and how much of it shows, in cells. */
export interface VisibleAnimal extends DescribedAnimal {
  /** Index in the stack; the rack floor is -1. */
  readonly layer: number;
  readonly animal: number;
  readonly cells: number;
  readonly of: number;
  /** By lens of the top card that shows any of it; empty for an animal on the top card itself. */
  readonly parts: readonly VisiblePart[];
}

/** What one lens shows of an animal. */
export interface VisiblePart {
  readonly lens: number;
  readonly box: GridBox;
  readonly cells: number;
}

/** What a lens of the top card looks at: layers, with the cells of the lens that each fills. */
export interface LensView extends DescribedLens {
  readonly layers: readonly { readonly layer: number; readonly cells: number }[];
}

export interface DescribedRack {
  /** The top card, or undefined while the rack is empty. */
  readonly top: DescribedCard | undefined;
  /** From the top card down. */
  readonly animals: readonly VisibleAnimal[];
  readonly lenses: readonly LensView[];
}

export function describeCard(placed: Placed): DescribedCard {
  const { name, environment } = landscapeAt(placed.card);
  const { face, species } = layerOf(placed);
  return {
    card: placed.card,
    turned: placed.turned,
    name,
    environment,
    animals: species.map((one, i) => ({ species: one, box: boxOf(...face.animals.slice(i, i + 1)) })),
    lenses: lensesOf(placed),
  };
}

export function describeRack(stack: readonly Placed[]): DescribedRack {
  const height = stack.length - 1;
  const layer = layerIn(stack, height);
  const onTop = visibleOn(height, layer, [WHOLE]).map((animal): VisibleAnimal => ({ ...animal, parts: [] }));
  const placed = stack[height];
  if (placed === undefined) return { top: undefined, animals: onTop, lenses: [] };
  const { animals, fills } = lookDown(stack, layer);
  const lenses = lensesOf(placed).map((lens, i) => ({
    ...lens,
    layers: fills.flatMap((fill) => (fill.lens === i ? [{ layer: fill.layer, cells: fill.cells }] : [])),
  }));
  return { top: describeCard(placed), animals: [...onTop, ...animals], lenses };
}

/** How many cells of a lens a layer fills. */
interface Fill {
  readonly layer: number;
  readonly lens: number;
  readonly cells: number;
}

/** What the lenses of the top card show, layer by layer. */
function lookDown(stack: readonly Placed[], top: Layer) {
  const animals: VisibleAnimal[] = [];
  const fills: Fill[] = [];
  let beams: readonly Beam[] = top.face.lenses.map((mask, lens) => ({ mask, lens }));
  for (let layer = stack.length - 2; beams.length > 0 && layer >= FLOOR_LAYER; layer--) {
    const below = layerIn(stack, layer);
    animals.push(...visibleOn(layer, below, beams));
    const passed = through(beams, below.face.lenses);
    for (const lens of top.face.lenses.keys()) {
      const cells = cellsIn(beams, lens) - cellsIn(passed, lens);
      if (cells > 0) fills.push({ layer, lens, cells });
    }
    beams = passed;
  }
  return { animals, fills };
}

/** Nothing is in the way. */
const WHOLE: Beam = { mask: boxMask(0, 0, CARD_WIDTH, CARD_HEIGHT), lens: 0 };

function layerOf(placed: Placed): Layer {
  return layerAt(setLayers(), indexOf(setLayers(), placed));
}

function layerIn(stack: readonly Placed[], height: number): Layer {
  return layerAt(setLayers(), indexAt(setLayers(), stack, height));
}

function landscapeAt(card: number): Landscape {
  const landscape = CARDS[card];
  if (landscape === undefined) throw new Error(`There is no card ${card}.`);
  return landscape;
}

function lensesOf(placed: Placed): readonly DescribedLens[] {
  const { face } = layerOf(placed);
  return landscapeAt(placed.card).lenses.map(({ radius }, i) => ({
    size: sizeOf(radius),
    box: boxOf(...face.lenses.slice(i, i + 1)),
  }));
}

function sizeOf(radius: number): LensSize {
  if (radius <= LENS_RADII.small) return 'small';
  return radius <= LENS_RADII.medium ? 'medium' : 'large';
}

function visibleOn(layer: number, below: Layer, beams: readonly Beam[]): VisibleAnimal[] {
  const lenses = 1 + Math.max(...beams.map(({ lens }) => lens));
  return hitsOn(below, beams, lenses).map(({ animal, species, cells, of, lens: shown }) => {
    const mask = below.face.animals[animal];
    const seen = (lens?: number) =>
      mask === undefined ? [] : beams.flatMap((beam) => (isOf(beam, lens) ? (overlap(beam.mask, mask) ?? []) : []));
    const parts = shown.flatMap((n, lens) => (n === 0 ? [] : [{ lens, cells: n, box: boxOf(...seen(lens)) }]));
    return { layer, animal, species, cells, of, box: boxOf(...seen()), parts };
  });
}

function isOf(beam: Beam, lens: number | undefined): boolean {
  return lens === undefined || beam.lens === lens;
}

function cellsIn(beams: readonly Beam[], lens: number): number {
  return beams.reduce((sum, beam) => (beam.lens === lens ? sum + beam.mask.cells : sum), 0);
}

/** The squares from the first cell to the last, along both axes. */
function boxOf(...masks: readonly Mask[]): GridBox {
  let [left, top, right, bottom] = [GRID_COLUMNS, GRID_ROWS, 0, 0];
  for (const mask of masks) {
    for (const [row, from, to] of spansOf(mask)) {
      left = Math.min(left, Math.floor(from / SQUARE));
      right = Math.max(right, Math.floor((to - 1) / SQUARE));
      top = Math.min(top, Math.floor(row / SQUARE));
      bottom = Math.max(bottom, Math.floor(row / SQUARE));
    }
  }
  return { left, top, right, bottom };
}
