/**
 * Eyes that are a little off. People judge by eye how a card will lie on the rack; bots could work it out exactly.
 * So all but the hardest see their card a few units out of place, in a direction drawn anew for each question.
 * Their expectations are honestly wrong now and then, and they see nothing that their seat may not.
 */
import type { Chance } from '@shutterbox/kernel';
import { FLOOR } from '../cards/floor.ts';
import { type Judge, judge, judgeOn } from '../cards/judge.ts';
import { type Layer, layersOf, tableOf } from '../cards/look.ts';
import type { Lens } from '../cards/types.ts';
import { CARDS } from '../data/cards.ts';

/**
 * How far off an eye is, in units, up to this effort. Of the perfect shots that players called with it, 66 % succeeded at
 * 16 units (easy), 86 % at 6 (normal), and all without error (hard).
 */
const SLIPS: readonly { readonly below: number; readonly units: number }[] = [
  { below: 100, units: 16 },
  { below: 3000, units: 6 },
];

const DIRECTIONS: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** The eye of a player of this effort. */
export function eyeFor(effort: number, chance: Chance): Judge {
  const units = SLIPS.find(({ below }) => effort < below)?.units;
  if (units === undefined) return judge;
  const [x, y] = DIRECTIONS[chance.int(DIRECTIONS.length)] as readonly [number, number];
  return eyeOff(units * x, units * y);
}

const eyes = new Map<string, Judge>();
let table: readonly Layer[] | undefined;

/** A judge who sees the placed card this many units out of place. */
export function eyeOff(dx: number, dy: number): Judge {
  const key = `${dx} ${dy}`;
  const known = eyes.get(key);
  if (known !== undefined) return known;
  table ??= tableOf(CARDS, FLOOR);
  // Cards in the rack keep their places; shifted cards are only ever on top, so only their lenses matter.
  const shifted = CARDS.flatMap(({ lenses }) =>
    layersOf({ animals: [], lenses: lenses.map((lens) => moved(lens, dx, dy)) }),
  );
  const off = judgeOn([...table.slice(0, -1), ...shifted, ...table.slice(-1)]);
  const eye: Judge = (stack, { card, turned }) => off(stack, { card: card + CARDS.length, turned });
  eyes.set(key, eye);
  return eye;
}

function moved({ x, y, radius }: Lens, dx: number, dy: number): Lens {
  return { x: x + dx, y: y + dy, radius };
}
