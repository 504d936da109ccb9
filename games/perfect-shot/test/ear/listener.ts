/**
 * A player who never sees a card: all it knows of its hand and the rack is the words of ear.ts. It imagines what it hears
 * as round shapes in the squares named, compares the lenses of a card with them, and otherwise plays like greedy.
 */
import type { Heuristics } from '@shutterbox/kernel';
import { applyWith } from '../../src/apply.ts';
import { candidatesBy } from '../../src/bot/candidates.ts';
import { heuristics } from '../../src/bot.ts';
import type { Judge, Sight, Verdict } from '../../src/cards/judge.ts';
import { LENS_RADII } from '../../src/cards/types.ts';
import { cardByEar, rackByEar } from '../../src/ear.ts';
import { type Action, SPECIES, type Species, type State } from '../../src/types.ts';

const SQUARE = 40;

/** A round shape: its middle, and how far it reaches each way. */
interface Blob {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

interface HeardAnimal extends Blob {
  readonly species: Species;
  /** How much of the animal lies there. */
  readonly share: number;
}

/** Squares are named from the first to the last that contain any of it: a shape reaches about half into both. */
const REACH = 0.42;
/** It expects a tile from this much of an animal, and a whole animal from that much. */
const [ENOUGH, WHOLE] = [0.04, 0.97];

function blobOf(from: string, to: string | undefined): Blob {
  const [left, top] = cornerOf(from);
  const [right, bottom] = cornerOf(to ?? from);
  const middle = (low: number, high: number) => ((low + high + 1) * SQUARE) / 2;
  const reach = (low: number, high: number) => (high - low + 1) * SQUARE * REACH;
  return { x: middle(left, right), y: middle(top, bottom), across: reach(left, right), down: reach(top, bottom) };
}

function cornerOf(square: string): readonly [number, number] {
  return [square.charCodeAt(0) - 'A'.charCodeAt(0), Number(square[1]) - 1];
}

const PLACE = 'at ([A-L][1-8])(?: to ([A-L][1-8]))?';
const LENS = new RegExp(`a (small|medium|large) one ${PLACE}`, 'g');
const ANIMAL = new RegExp(
  `(a whole|(?:less than )?\\d+% of an?|an?) (${SPECIES.join('|').replace('-', ' ')}) ${PLACE}`,
  'g',
);

export function heardLenses(words: string): readonly Blob[] {
  return [...words.matchAll(LENS)].map(([, size = '', from = '', to]) => {
    const radius = LENS_RADII[size as keyof typeof LENS_RADII];
    return { ...blobOf(from, to), across: radius, down: radius };
  });
}

export function heardAnimals(words: string): readonly HeardAnimal[] {
  return [...words.matchAll(ANIMAL)].map(([, how = '', name = '', from = '', to]) => ({
    ...blobOf(from, to),
    species: name.replace(' ', '-') as Species,
    share: how.includes('%') ? Number(/\d+/.exec(how)?.[0]) / 100 : 1,
  }));
}

/** The part of a shape that lies in a lens, by a net of points. */
function partIn(shape: Blob, lens: Blob): number {
  let [inside, all] = [0, 0];
  for (let i = -5; i <= 5; i++) {
    for (let j = -5; j <= 5; j++) {
      if (i * i + j * j > 30) continue;
      all++;
      const [x, y] = [shape.x + (i * shape.across) / 5.5, shape.y + (j * shape.down) / 5.5];
      if ((x - lens.x) ** 2 + (y - lens.y) ** 2 <= lens.across ** 2) inside++;
    }
  }
  return inside / all;
}

const expected = new Map<string, Verdict>();

/** What it expects of a card, remembered so that the same words are read only once. */
const earEye: Judge = (stack, placed) => {
  const key = [...stack, placed].map(({ card, turned }) => 2 * card + (turned ? 1 : 0)).join();
  const verdict = expected.get(key) ?? expectedFrom(cardByEar(placed), rackByEar(stack));
  expected.set(key, verdict);
  return verdict;
};

function expectedFrom(card: string, rack: string): Verdict {
  const lenses = heardLenses(card);
  const sights = heardAnimals(rack).map((one, animal): Sight => {
    const lens = lenses.map((hole) => one.share * partIn(one, hole));
    const cells = lens.reduce((sum, part) => sum + part, 0);
    return { layer: 0, animal, species: one.species, cells, of: 1, lens };
  });
  return {
    seen: sights.filter(({ cells }) => cells >= ENOUGH),
    glimpses: [],
    perfect: sights.filter(({ lens }) => Math.max(...lens) >= WHOLE),
  };
}

export const listening: Heuristics<State, Action> = {
  ...heuristics,
  imagine: () => ({ apply: applyWith(earEye), candidates: candidatesBy(earEye) }),
};
