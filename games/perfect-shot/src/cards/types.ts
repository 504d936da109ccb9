/** The words of the cards: what is printed on them and what is cut out. Lengths are in units; a card is 480 by 320. */
import type { Environment, Species } from '../types.ts';

export const CARD_WIDTH = 480;
export const CARD_HEIGHT = 320;

/** A coloured shape of a drawing: an outline, or a disc as x, y and radius. The tone says which of the drawing's colours. */
export type Shape<Tone extends string> =
  | { readonly tone: Tone; readonly outline: string }
  | { readonly tone: Tone; readonly disc: readonly [number, number, number] };

/** A round hole cut through a card. The printed ring lies outside it. */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The three sizes that lenses come in. */
export const LENS_RADII = { small: 36, medium: 44, large: 54 } as const;

/** How far the printed ring reaches beyond the hole. */
export const RING = 14;
/** The gap between a ring and the animals of its card (PS-1.2). */
export const RING_GAP = 4;

/** An animal printed on a card: which drawing, and where its foot stands. */
export interface Animal {
  readonly species: Species;
  readonly pose: number;
  readonly x: number;
  readonly y: number;
  /** Sixteenths: 16 is the drawing's own size. */
  readonly size: number;
  /** Faces the other way. */
  readonly mirrored: boolean;
}

/** What the judge needs of a card or of the rack floor. */
export interface Picture {
  readonly animals: readonly Animal[];
  readonly lenses: readonly Lens[];
}

export interface Landscape extends Picture {
  readonly name: string;
  readonly environment: Environment;
  readonly scene: string;
  /** The scene is mirrored; animals and lenses keep their given places. */
  readonly mirrored: boolean;
}

/** A card in the rack, or about to be: turned means upside down. */
export interface Placed {
  readonly card: number;
  readonly turned: boolean;
}
