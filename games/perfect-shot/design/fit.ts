/** Whether a card is well made: what PS-1.2 demands, and what looks good. */
import { maskOfAnimal } from '../src/cards/face.ts';
import { type Mask, shared } from '../src/cards/mask.ts';
import { boxMask, lensMask } from '../src/cards/trace.ts';
import {
  type Animal,
  CARD_HEIGHT,
  CARD_WIDTH,
  type Landscape,
  LENS_RADII,
  type Lens,
  type Picture,
  RING,
  RING_GAP,
} from '../src/cards/types.ts';
import type { Environment, Species } from '../src/types.ts';
import { type Circle, circleOf } from './circle.ts';
import { ANIMAL_GAP, COARSE, EDGE_GAP, LENS_GAP } from './inputs.ts';

export const HABITATS: Readonly<Record<Environment, readonly Species[]>> = {
  ice: ['walrus', 'polar-bear', 'penguin'],
  mountain: ['eagle', 'ibex', 'marmot'],
  jungle: ['tiger', 'elephant', 'toucan'],
};

/** Everything that is wrong with the card, in words; empty if it is well made. */
export function faultsOf(card: Landscape): readonly string[] {
  return [...strangers(card), ...layoutFaults(card)];
}

function strangers({ environment, animals }: Landscape): readonly string[] {
  const natives = HABITATS[environment];
  const others = animals.filter(({ species }) => !natives.includes(species));
  const faults = others.filter(({ species }) => species !== 'yeti').map(({ species }) => `no ${species} lives here`);
  return others.length - faults.length > 1 ? [...faults, 'more than one yeti'] : faults;
}

export function layoutFaults({ animals, lenses }: Picture): readonly string[] {
  const faults: string[] = [];
  for (const [i, lens] of lenses.entries()) {
    if (!insideCard(lens, lens.radius + RING)) faults.push(`lens ${i} reaches over the edge`);
    for (const other of lenses.slice(i + 1)) if (ringsTouch(lens, other)) faults.push(`lens ${i} touches another`);
  }
  for (const [i, animal] of animals.entries()) {
    const mask = knownMask(animal);
    if (!standsInside(mask)) faults.push(`${animal.species} reaches over the edge`);
    if (circleOf(animal).radius > LENS_RADII.large) faults.push(`${animal.species} fits no lens`);
    if (lenses.some((lens) => isUnder(lens, animal, mask))) faults.push(`${animal.species} lies under a ring`);
    for (const other of animals.slice(i + 1))
      if (tooClose(animal, mask, other)) faults.push(`${animal.species} touches another`);
  }
  return faults;
}

function insideCard({ x, y }: { readonly x: number; readonly y: number }, reach: number): boolean {
  const gap = reach + EDGE_GAP;
  return x >= gap && y >= gap && x <= CARD_WIDTH - gap && y <= CARD_HEIGHT - gap;
}

function ringsTouch(a: Lens, b: Lens): boolean {
  const gap = a.radius + b.radius + 2 * RING + LENS_GAP;
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < gap * gap;
}

const masks = new WeakMap<Animal, Mask>();

function knownMask(animal: Animal): Mask {
  const mask = masks.get(animal) ?? maskOfAnimal(animal, COARSE);
  masks.set(animal, mask);
  return mask;
}

/** Under the lens, its ring, or the gap around the ring. */
function isUnder(lens: Lens, animal: Animal, mask: Mask): boolean {
  const reach = { ...lens, radius: lens.radius + RING + RING_GAP };
  return areNear(reach, circleOf(animal), 1) && shared(mask, lensMask(reach, COARSE)) > 0;
}

function areNear(a: Circle, b: Circle, gap: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= a.radius + b.radius + gap;
}

function standsInside(mask: Mask): boolean {
  return FRAME.every((side) => shared(mask, side) === 0);
}

const FRAME: readonly Mask[] = [
  boxMask(0, 0, CARD_WIDTH, EDGE_GAP, COARSE),
  boxMask(0, CARD_HEIGHT - EDGE_GAP, CARD_WIDTH, CARD_HEIGHT, COARSE),
  boxMask(0, 0, EDGE_GAP, CARD_HEIGHT, COARSE),
  boxMask(CARD_WIDTH - EDGE_GAP, 0, CARD_WIDTH, CARD_HEIGHT, COARSE),
];

/** Checked by moving the other animal a little in eight directions. */
function tooClose(animal: Animal, mask: Mask, other: Animal): boolean {
  if (!areNear(circleOf(animal), circleOf(other), 2 * ANIMAL_GAP)) return false;
  return AROUND.some(
    ([dx, dy]) => shared(mask, maskOfAnimal({ ...other, x: other.x + dx, y: other.y + dy }, COARSE)) > 0,
  );
}

const AROUND: readonly (readonly [number, number])[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].map((dy): readonly [number, number] => [dx * ANIMAL_GAP, dy * ANIMAL_GAP]),
);

/** How far the card's weight is from its middle, and how much of it is bare: a small value is well composed. */
export function unrestOf({ animals, lenses }: Picture): number {
  const things = [...animals.map(circleOf), ...lenses.map(({ x, y, radius }) => ({ x, y, radius: radius + RING }))];
  let [weight, leanX, leanY] = [0, 0, 0];
  for (const { x, y, radius } of things) {
    weight += radius;
    leanX += radius * (x - CARD_WIDTH / 2);
    leanY += radius * (y - CARD_HEIGHT / 2);
  }
  const lean = weight === 0 ? CARD_WIDTH : Math.hypot(leanX, leanY) / weight;
  return lean / 40 + bareness(things) / 60;
}

const SAMPLE = 40;

/** The radius of the largest bare round patch, over a coarse grid. */
function bareness(things: readonly { readonly x: number; readonly y: number; readonly radius: number }[]): number {
  let barest = 0;
  for (let x = SAMPLE; x < CARD_WIDTH; x += SAMPLE) {
    for (let y = SAMPLE; y < CARD_HEIGHT; y += SAMPLE) {
      let nearest = Number.POSITIVE_INFINITY;
      for (const thing of things) nearest = Math.min(nearest, Math.hypot(thing.x - x, thing.y - y) - thing.radius);
      barest = Math.max(barest, nearest);
    }
  }
  return barest;
}
