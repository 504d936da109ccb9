/** Tables for the rule tests: a map of your own with the photographers on it, and scripted dice. */
import { SeededChance } from '@shutterbox/kernel';
import { ruleTables } from '@shutterbox/kernel/tables';
import { game } from '../../src/index.ts';
import { decodeMap } from '../../src/map.ts';
import { type Figure, guiseOf, type Options, type Square, type State } from '../../src/types.ts';

export const { asked, legal, play, question, refused, standing } = ruleTables(game);

/** One long corridor along the bottom, three dead ends, and a room at the right. */
export const CORRIDOR = ['1#.#...', '1#.#...', '.#.#.#.', '.......', '2#2#.#.'];
const WIDTH = 7;

/** "C4" is the third square of the fourth row. */
export function at(name: string): Square {
  return (Number(name.slice(1)) - 1) * WIDTH + name.charCodeAt(0) - 'A'.charCodeAt(0);
}

export interface Arrangement {
  readonly seats?: 2 | 4;
  readonly dark?: boolean;
  /** Red 1, Blue 1, Red 2, Blue 2; '' if it is out. */
  readonly places: readonly [string, string, string, string];
  readonly watching?: readonly Figure[];
  readonly points?: number;
}

/** Red acts, on the corridor. */
export function table({ seats = 2, dark = true, places, watching = [], points = 6 }: Arrangement): State {
  const map = decodeMap({ name: 'Corridor', rows: CORRIDOR });
  if (!map.ok) throw new Error(map.problem);
  const options: Options = { dark, map: map.value };
  const state = game.setup(seats, options, { chance: new SeededChance(1), reveal: () => {} });
  const order = seats === 2 ? [0, 1] : [0, 1, 2, 3];
  const squares = places.map((place) => (place === '' ? -1 : at(place)));
  return {
    ...state,
    phase: 'act',
    order,
    bids: order.map(() => 0),
    points,
    places: squares,
    maybe: squares.map((square, figure) => (square === -1 ? [] : [guiseOf(square, watching.includes(figure))])),
    watching: squares.map((_, figure) => watching.includes(figure)),
  };
}
