/** Stacks of Perfect Shot cards as SVG in flat colours, from the judge's own outlines; holes are real holes. */
import { placeOf, shapePath, silhouettePath } from '../../games/perfect-shot/src/cards/drawing.ts';
import { FLOOR } from '../../games/perfect-shot/src/cards/floor.ts';
import {
  type Animal,
  CARD_HEIGHT,
  CARD_WIDTH,
  type Picture,
  type Placed,
} from '../../games/perfect-shot/src/cards/types.ts';
import { CARDS } from '../../games/perfect-shot/src/data/cards.ts';

/** Pixels per unit. */
export const SCALE = 2;
const HALF_TURN = `rotate(180 ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`;

/** Where an animal is printed: the place in the stack, -1 for the rack floor, and its place on that card. */
export interface Printed {
  readonly layer: number;
  readonly animal: number;
}

/** The colour of an animal; the paper's if undefined. */
export type Colouring = (printed: Printed) => string | undefined;

export interface Look {
  readonly paper: string;
  readonly colour: Colouring;
  /** Without soft edges, every pixel has exactly one colour. */
  readonly soft: boolean;
}

export function pictureAt(stack: readonly Placed[], layer: number): Picture {
  const placed = stack[layer];
  return placed === undefined ? FLOOR : (CARDS[placed.card] ?? FLOOR);
}

/** All animals in the stack, and on the floor below it. */
export function animalsIn(stack: readonly Placed[]): readonly Printed[] {
  return [-1, ...stack.keys()].flatMap((layer) =>
    pictureAt(stack, layer).animals.map((_, animal) => ({ layer, animal })),
  );
}

/** The stack from above, bottom card first. */
export function drawnStack(stack: readonly Placed[], { paper, colour, soft }: Look): string {
  const layers = [-1, ...stack.keys()].map((layer) => {
    const picture = pictureAt(stack, layer);
    const animals = picture.animals.map((animal, i) => drawnAnimal(animal, colour({ layer, animal: i }) ?? paper));
    const turn = stack[layer]?.turned === true ? ` transform="${HALF_TURN}"` : '';
    return `<g${turn}><path fill-rule="evenodd" fill="${paper}" d="${sheetPath(picture)}"/>${animals.join('')}</g>`;
  });
  return framed(layers.join(''), soft);
}

/** Some animals of one card on black paper, each in its colour. */
export function drawnAlone(animals: readonly Animal[], colours: readonly string[], soft: boolean): string {
  const paper = `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}"/>`;
  return framed(paper + animals.map((animal, i) => drawnAnimal(animal, colours[i] ?? '#000000')).join(''), soft);
}

function drawnAnimal(animal: Animal, colour: string): string {
  return `<path transform="${placeOf(animal)}" fill="${colour}" d="${silhouettePath(animal)}"/>`;
}

/** A card's sheet with its lenses cut out. */
function sheetPath({ lenses }: Picture): string {
  const holes = lenses.map(({ x, y, radius }) => shapePath({ tone: '', disc: [x, y, radius] }));
  return `M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0Z${holes.join('')}`;
}

function framed(art: string, soft: boolean): string {
  const size = `width="${CARD_WIDTH * SCALE}" height="${CARD_HEIGHT * SCALE}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}"`;
  const edges = soft ? '' : ' shape-rendering="crispEdges"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${edges}>${art}</svg>`;
}
