/** Composing cards: animals on the perches of a scene, lenses round the sockets, and small changes to both. */
import type { Chance } from '@shutterbox/kernel';
import { DRAWINGS } from '../src/cards/figure.ts';
import { FINE } from '../src/cards/outline.ts';
import { type Perch, sceneOf } from '../src/cards/scene.ts';
import { type Animal, CARD_HEIGHT, CARD_WIDTH, type Landscape, type Lens } from '../src/cards/types.ts';
import type { Species } from '../src/types.ts';
import { circleOf } from './circle.ts';
import { faultsOf, HABITATS, unrestOf } from './fit.ts';
import { GIRTH, RADII, SOCKETS, STRAY } from './inputs.ts';

/** Cards more unbalanced than this are not kept. */
const CALM = 1.7;
const TRIES = 4000;

export interface Plan {
  readonly name: string;
  readonly scene: string;
  readonly mirrored: boolean;
  readonly cast: readonly Species[];
  readonly lenses: number;
}

/** A card as planned; starts again when nothing fits any more. */
export function composed(plan: Plan, chance: Chance): Landscape {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const card = attempted(plan, chance);
    if (card !== undefined) return card;
  }
  throw new Error(`${plan.name} cannot be composed.`);
}

/** Adds one thing after another, as long as they fit. */
function attempted({ name, scene, mirrored, cast, lenses }: Plan, chance: Chance): Landscape | undefined {
  const { environment } = sceneOf(scene);
  let card: Landscape | undefined = { name, environment, scene, mirrored, animals: [], lenses: [] };
  for (let i = 0; i < lenses; i++) {
    card = fitting(card, (old) => ({ ...old, lenses: [...old.lenses, someLens(chance)] }));
  }
  for (const species of cast) {
    card = fitting(card, (old) => ({ ...old, animals: [...old.animals, someAnimal(species, old, chance)] }));
  }
  return card;
}

function fitting(card: Landscape | undefined, next: (card: Landscape) => Landscape): Landscape | undefined {
  for (let i = 0; card !== undefined && i < 15; i++) {
    const more = next(card);
    if (faultsOf(more).length === 0) return more;
  }
  return undefined;
}

/** A small change, or the same card if it does not turn out well. */
export function changed(card: Landscape, others: readonly Landscape[], chance: Chance): Landscape {
  const calm = Math.max(CALM, unrestOf(card));
  for (let i = 0; i < 12; i++) {
    const draft = draftOf(card, others, chance);
    if (unrestOf(draft) <= calm && faultsOf(draft).length === 0) return draft;
  }
  return card;
}

function draftOf(card: Landscape, others: readonly Landscape[], chance: Chance): Landscape {
  switch (chance.int(6)) {
    case 0:
      return { ...card, lenses: replaced(card.lenses, chance, (lens) => nudged(lens, chance)) };
    case 1:
      return { ...card, lenses: replaced(card.lenses, chance, () => someLens(chance)) };
    case 2:
    case 3:
      return { ...card, lenses: replaced(card.lenses, chance, (lens) => aimed(lens, others, chance)) };
    case 4:
      return { ...card, animals: replaced(card.animals, chance, ({ species }) => someAnimal(species, card, chance)) };
    default:
      return { ...card, animals: replaced(card.animals, chance, (animal) => recast(animal, card, chance)) };
  }
}

function replaced<T>(list: readonly T[], chance: Chance, by: (old: T) => T): readonly T[] {
  const at = chance.int(list.length);
  return list.map((old, i) => (i === at ? by(old) : old));
}

function pick<T>(list: readonly T[], chance: Chance): T {
  const one = list[chance.int(list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

function between(low: number, high: number, chance: Chance): number {
  return low + chance.int(high - low + 1);
}

function someLens(chance: Chance): Lens {
  const [x, y] = pick(SOCKETS, chance);
  return nudged({ x, y, radius: pick(RADII, chance) }, chance);
}

function nudged(lens: Lens, chance: Chance): Lens {
  return nearSocket({
    ...lens,
    x: lens.x + between(-STRAY, STRAY, chance),
    y: lens.y + between(-STRAY, STRAY, chance),
  });
}

/** Pulled back towards the nearest socket as far as needed. */
function nearSocket(lens: Lens): Lens {
  const distance = ([x, y]: readonly [number, number]) => Math.hypot(x - lens.x, y - lens.y);
  const [x, y] = SOCKETS.reduce((best, socket) => (distance(socket) < distance(best) ? socket : best));
  const close = (value: number, to: number) => Math.round(Math.max(to - STRAY, Math.min(to + STRAY, value)));
  return { ...lens, x: close(lens.x, x), y: close(lens.y, y) };
}

/** A lens placed to show an animal of another card, or nearly. */
function aimed(lens: Lens, others: readonly Landscape[], chance: Chance): Lens {
  const { x, y } = circleOf(pick(pick(others, chance).animals, chance));
  const turned = chance.int(2) === 1;
  const radius = pick(RADII, chance);
  return nearSocket({
    x: (turned ? CARD_WIDTH - x : x) + between(-4, 4, chance),
    y: (turned ? CARD_HEIGHT - y : y) + between(-4, 4, chance),
    radius: chance.int(2) === 1 ? radius : lens.radius,
  });
}

function recast(animal: Animal, card: Landscape, chance: Chance): Animal {
  return animal.species === 'yeti'
    ? someAnimal('yeti', card, chance)
    : someAnimal(pick(HABITATS[card.environment], chance), card, chance);
}

/** A place in the card's scene where the species can be in one of its poses. */
function someAnimal(species: Species, card: Landscape, chance: Chance): Animal {
  const places = sceneOf(card.scene).perches.flatMap((perch) =>
    posesOn(species, perch).map((pose) => ({ perch, pose })),
  );
  const { perch, pose } = pick(places, chance);
  const part = chance.int(1001);
  const along = (axis: 0 | 1) => Math.round(perch.from[axis] + ((perch.to[axis] - perch.from[axis]) * part) / 1000);
  const x = card.mirrored ? CARD_WIDTH - along(0) : along(0);
  const lift = perch.kind === 'sky' ? between(-10, 10, chance) : between(-3, 3, chance);
  const upright: Animal = { species, pose, x, y: along(1) + lift, size: FINE, mirrored: chance.int(2) === 1 };
  const [low, high] = GIRTH[species].map((radius) => Math.round((radius * FINE) / circleOf(upright).radius));
  return { ...upright, size: between(low ?? FINE, high ?? FINE, chance) };
}

function posesOn(species: Species, { kind }: Perch): readonly number[] {
  const hold = kind === 'sky' || kind === 'branch' ? kind : 'ground';
  return DRAWINGS[species].poses.flatMap((figure, pose) => (figure.hold === hold ? [pose] : []));
}
