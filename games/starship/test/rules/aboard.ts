/** The Beowulf in Mutiny, with the captain where they are wanted and a mutineer far below. */
import { edgeOf } from '../../src/grid/step.ts';
import { hitWall } from '../../src/hull/walls.ts';
import type { Facing, Square } from '../../src/plan/types.ts';
import { shipOf } from '../../src/scenario/scenario.ts';
import { witness } from '../../src/testing.ts';
import type { Options, State } from '../../src/types.ts';
import { at, CAPTAIN, emptyShip, MUTINEER, type Person, put, turnOf } from './table.ts';

export const EAST: Facing = 1;
export const SOUTH: Facing = 2;
export const WEST: Facing = 3;

export function ship(
  square: Square | string,
  facing: Facing,
  person: Person = {},
  options: Partial<Options> = {},
): State {
  const state = emptyShip({ scenario: 'mutiny', ...options });
  put(state, CAPTAIN, typeof square === 'string' ? at(state, square) : square, facing, { ap: 40, ...person });
  put(state, MUTINEER, at(state, 'L7', 1), 1, { str: 15, dex: 15, end: 15 });
  for (const body of state.bodies) body.hurt = true;
  return turnOf(state, CAPTAIN);
}

export function edge(state: State, square: string, side: Facing, deck = 0): number {
  return edgeOf(shipOf(state.options), at(state, square, deck), side);
}

export function strikeWall(state: State, wall: number, points: number) {
  const cx = witness();
  hitWall(state, CAPTAIN, wall, [points], cx);
  return cx.events;
}
