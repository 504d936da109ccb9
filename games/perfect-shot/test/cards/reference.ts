/** The judge again, in the plainest way possible: cell by cell, without masks. */
import { figureOf, silhouetteOf } from '../../src/cards/figure.ts';
import { GRAIN } from '../../src/cards/mask.ts';
import { FINE } from '../../src/cards/outline.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Lens, type Picture, type Placed } from '../../src/cards/types.ts';

/** Columns and rows of the lattice. */
export const COLUMNS = CARD_WIDTH * GRAIN;
export const ROWS = CARD_HEIGHT * GRAIN;

/** Where a cell's middle is, in units. */
function middle(cell: number): number {
  return (cell + 0.5) / GRAIN;
}

export function inLens({ x, y, radius }: Lens, cellX: number, cellY: number): boolean {
  return (middle(cellX) - x) ** 2 + (middle(cellY) - y) ** 2 <= radius * radius;
}

/** The outline's edges on the card, and their bounding box. */
interface Edges {
  readonly edges: readonly Edge[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const known = new WeakMap<Animal, Edges>();

function edgesOf(animal: Animal): Edges {
  const ready = known.get(animal);
  if (ready !== undefined) return ready;
  const figure = figureOf(animal);
  const polygon = silhouetteOf(figure);
  const corner = (i: number) => {
    const x = ((polygon[i] ?? 0) / FINE - figure.foot[0]) * (animal.size / FINE);
    const y = ((polygon[i + 1] ?? 0) / FINE - figure.foot[1]) * (animal.size / FINE);
    return { x: animal.x + (animal.mirrored ? -x : x), y: animal.y + y };
  };
  const edges = [];
  for (let i = 0; i < polygon.length; i += 2) {
    const [from, to] = [corner(i), corner((i + 2) % polygon.length)];
    edges.push({ x0: from.x, y0: from.y, x1: to.x, y1: to.y });
  }
  const [xs, ys] = [edges.map(({ x0 }) => x0), edges.map(({ y0 }) => y0)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  known.set(animal, { edges, left, right, top, bottom });
  return { edges, left, right, top, bottom };
}

/** How often the outline goes round the cell's centre. */
export function inAnimal(animal: Animal, cellX: number, cellY: number): boolean {
  const [x, y] = [middle(cellX), middle(cellY)];
  const { edges, left, right, top, bottom } = edgesOf(animal);
  if (x < left || x > right || y < top || y > bottom) return false;
  let winding = 0;
  for (const { x0, y0, x1, y1 } of edges) {
    const side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
    if (y0 <= y && y < y1 && side <= 0) winding++;
    if (y1 <= y && y < y0 && side >= 0) winding--;
  }
  return winding !== 0;
}

/** Cells that show of each animal, by 'layer animal lens'. */
export function referenceLook(
  cards: readonly Picture[],
  floor: Picture,
  stack: readonly Placed[],
  placed: Placed,
): Readonly<Record<string, number>> {
  const shown: Record<string, number> = {};
  const placedCard = cards[placed.card] ?? floor;
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      const lens = holeAt(placedCard, placed.turned, x, y);
      if (lens < 0) continue;
      const hit = firstOpaque(cards, floor, stack, x, y);
      for (const animal of hit.animals) {
        const key = `${hit.layer} ${animal} ${lens}`;
        shown[key] = (shown[key] ?? 0) + 1;
      }
    }
  }
  return shown;
}

function holeAt({ lenses }: Picture, turned: boolean, x: number, y: number): number {
  const [cx, cy] = own(turned, x, y);
  return lenses.findIndex((lens) => inLens(lens, cx, cy));
}

function own(turned: boolean, x: number, y: number): readonly [number, number] {
  return turned ? [COLUMNS - 1 - x, ROWS - 1 - y] : [x, y];
}

function firstOpaque(cards: readonly Picture[], floor: Picture, stack: readonly Placed[], x: number, y: number) {
  for (let layer = stack.length - 1; layer >= 0; layer--) {
    const { card, turned } = stack[layer] ?? { card: -1, turned: false };
    const picture = cards[card] ?? floor;
    if (holeAt(picture, turned, x, y) < 0) return { layer, animals: animalsAt(picture, turned, x, y) };
  }
  return { layer: -1, animals: animalsAt(floor, false, x, y) };
}

function animalsAt({ animals }: Picture, turned: boolean, x: number, y: number): readonly number[] {
  const [cx, cy] = own(turned, x, y);
  return animals.flatMap((animal, i) => (inAnimal(animal, cx, cy) ? [i] : []));
}

/** All cells of an animal's silhouette. */
export function referenceCells(animal: Animal): number {
  let cells = 0;
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLUMNS; x++) if (inAnimal(animal, x, y)) cells++;
  }
  return cells;
}
