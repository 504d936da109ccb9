/** Cards in characters. A letter stands for an animal, a colon for what shows through a lens, 'o' for a lens of a card in hand. */
import type { Line, Span, Tone } from '@shutterbox/kernel';
import { type Face, facesOf } from '../cards/face.ts';
import { FLOOR } from '../cards/floor.ts';
import { holds } from '../cards/mask.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Picture, type Placed } from '../cards/types.ts';
import { CARDS } from '../data/cards.ts';
import type { Card, Species } from '../types.ts';

/** A character is about twice as high as it is wide. */
const ROWS_A_COLUMN = CARD_HEIGHT / CARD_WIDTH / 2;

const LETTERS: Readonly<Record<Species, readonly [letter: string, tone: Tone]>> = {
  walrus: ['W', 'cyan'],
  'polar-bear': ['B', 'cyan'],
  penguin: ['P', 'cyan'],
  eagle: ['E', 'magenta'],
  ibex: ['I', 'magenta'],
  marmot: ['M', 'magenta'],
  tiger: ['T', 'green'],
  elephant: ['L', 'green'],
  toucan: ['U', 'green'],
  yeti: ['Y', 'yellow'],
};

export function letterOf(species: Species): string {
  return LETTERS[species][0];
}

export function toneOf(species: Species): Tone {
  return LETTERS[species][1];
}

const PAPER: Span = { text: ' ' };
const DEPTH: Span = { text: ':', tone: 'dim' };
const LENS: Span = { text: 'o', tone: 'bold' };

interface Layer {
  readonly picture: Picture;
  readonly face: Face;
}

const faces = new Map<Card, readonly [Face, Face]>();
const floor: { face?: Face } = {};

function layerOf({ card, turned }: Placed): Layer {
  const picture = CARDS[card] as Picture;
  const both = faces.get(card) ?? facesOf(picture);
  faces.set(card, both);
  return { picture, face: both[turned ? 1 : 0] };
}

function floorLayer(): Layer {
  floor.face ??= facesOf(FLOOR)[0];
  return { picture: FLOOR, face: floor.face };
}

/** The rack from above: the top card, and through its lenses whatever lies below. */
export function rackLines(rack: readonly Placed[], width: number): Line[] {
  const layers = [...rack.toReversed().map(layerOf), floorLayer()];
  return drawn(width, (x, y) => through(layers, x, y));
}

function through(layers: readonly Layer[], x: number, y: number): Span {
  for (const [depth, layer] of layers.entries()) {
    if (layer.face.lenses.some((lens) => holds(lens, x, y))) continue;
    return animalAt(layer, x, y) ?? (depth === 0 ? PAPER : DEPTH);
  }
  return DEPTH;
}

/** PS-2.3: a card in hand is never drawn over the rack; nothing shows through its lenses. */
export function cardLines(card: Card, width: number): Line[] {
  const layer = layerOf({ card, turned: false });
  const isLens = (x: number, y: number) => layer.face.lenses.some((lens) => holds(lens, x, y));
  return drawn(width, (x, y) => (isLens(x, y) ? LENS : (animalAt(layer, x, y) ?? PAPER)));
}

function animalAt({ picture, face }: Layer, x: number, y: number): Span | undefined {
  const species = picture.animals[face.animals.findIndex((mask) => holds(mask, x, y))]?.species;
  return species === undefined ? undefined : { text: letterOf(species), tone: toneOf(species) };
}

/** A frame, with a character for the middle of each of its cells. */
function drawn(width: number, at: (x: number, y: number) => Span): Line[] {
  const columns = width - 2;
  const rows = Math.max(1, Math.round(columns * ROWS_A_COLUMN));
  const edge = [{ text: `+${'-'.repeat(columns)}+`, tone: 'dim' as const }];
  const side: Span = { text: '|', tone: 'dim' };
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = Math.floor(((2 * row + 1) * CARD_HEIGHT) / (2 * rows));
    const cells = Array.from({ length: columns }, (__, column) =>
      at(Math.floor(((2 * column + 1) * CARD_WIDTH) / (2 * columns)), y),
    );
    return [side, ...merged(cells), side];
  });
  return [edge, ...lines, edge];
}

/** Neighbours of one tone as one span. */
function merged(spans: readonly Span[]): Span[] {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last !== undefined && last.tone === span.tone) runs[runs.length - 1] = { ...last, text: last.text + span.text };
    else runs.push(span);
  }
  return runs;
}
