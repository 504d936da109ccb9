/** Figures: the drawings of animals. A figure's silhouette is what the judge counts; its parts colour the inside. */
import type { Species } from '../types.ts';
import { eagle } from './figures/eagle.ts';
import { elephant } from './figures/elephant.ts';
import { ibex } from './figures/ibex.ts';
import { marmot } from './figures/marmot.ts';
import { penguin } from './figures/penguin.ts';
import { polarBear } from './figures/polar-bear.ts';
import { tiger } from './figures/tiger.ts';
import { toucan } from './figures/toucan.ts';
import { walrus } from './figures/walrus.ts';
import { yeti } from './figures/yeti.ts';
import { type Polygon, polygonOf } from './outline.ts';
import type { Animal, Shape } from './types.ts';

/** What a part is painted with; each species says which colour that is. */
export type Tone = 'coat' | 'shade' | 'light' | 'dark' | 'accent' | 'bright' | 'ink' | 'white';

/** Where a figure can be put. */
export type Hold = 'ground' | 'branch' | 'sky';

export interface Figure {
  readonly hold: Hold;
  /** The point that stands on the perch; for a flying figure, its middle. */
  readonly foot: readonly [number, number];
  readonly silhouette: string;
  /** Drawn in order and clipped to the silhouette. */
  readonly parts: readonly Shape<Tone>[];
}

/** A species as drawn: its paint and its two poses. The coat fills the whole silhouette first. */
export interface Drawing {
  readonly paint: Readonly<Partial<Record<Tone, string>>> & { readonly coat: string };
  readonly poses: readonly [Figure, Figure];
}

/** All drawings are invented for this edition. */
export const DRAWINGS: Readonly<Record<Species, Drawing>> = {
  walrus,
  'polar-bear': polarBear,
  penguin,
  eagle,
  ibex,
  marmot,
  tiger,
  elephant,
  toucan,
  yeti,
};

export function figureOf(animal: Pick<Animal, 'species' | 'pose'>): Figure {
  const figure = DRAWINGS[animal.species].poses[animal.pose];
  if (figure === undefined) throw new Error(`The ${animal.species} has no pose ${animal.pose}.`);
  return figure;
}

const silhouettes = new WeakMap<Figure, Polygon>();

/** The polygon that is both drawn and judged. */
export function silhouetteOf(figure: Figure): Polygon {
  let polygon = silhouettes.get(figure);
  if (polygon === undefined) {
    polygon = polygonOf(figure.silhouette);
    silhouettes.set(figure, polygon);
  }
  return polygon;
}
