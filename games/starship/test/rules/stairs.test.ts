import { expect, it } from 'vitest';
import { INTREPID } from '../../src/data/ships/intrepid.ts';
import type { PlanDocument } from '../../src/plan/types.ts';
import type { State } from '../../src/types.ts';
import { answer, apOf, at, CREW, emptyShip, has, put, refused, turnOf } from './table.ts';

/** The Intrepid with three squares of stairs in the corridor, rising aft: H8, I8, J8. */
const STEEP: PlanDocument = {
  name: 'Steep',
  lines: INTREPID.lines.map((line) => line.replace('C*  C*  C*  C*D', 'C*  C>  C>  C>D')),
};
const EAST = 2;
const WEST = 6;

function onStairs(square: string, facing: 1 | 3, ap = 14): State {
  const state = emptyShip({ ownPlan: STEEP });
  put(state, CREW, at(state, square), facing, { ap });
  return turnOf(state, CREW);
}

/** What a row of steps or runs costs, one after the other. */
function costs(state: State, type: 'step' | 'run', ...directions: readonly number[]): number[] {
  return directions.map((direction) => {
    const before = apOf(state, CREW);
    answer(state, type, direction);
    return before - apOf(state, CREW);
  });
}

it('S-6.21 charges 2 AP a square up stairs and 1 down', () => {
  expect(costs(onStairs('G8', 1), 'step', EAST, EAST, EAST)).toEqual([2, 2, 2]);
  expect(costs(onStairs('J8', 3), 'step', WEST, WEST, WEST)).toEqual([1, 1, 1]);
});

it('S-6.21 doubles that backward', () => {
  expect(costs(onStairs('G8', 3), 'step', EAST)).toEqual([4]);
  expect(costs(onStairs('J8', 1), 'step', WEST)).toEqual([2]);
});

it('S-6.21 charges 3 AP for three squares at a run up stairs, 2 down', () => {
  expect(costs(onStairs('G8', 1), 'run', EAST, EAST, EAST)).toEqual([3, 0, 0]);
  expect(costs(onStairs('J8', 3), 'run', WEST, WEST, WEST)).toEqual([2, 0, 0]);
});

it('S-6.21 charges the third AP where the block first goes up, and again for the next block', () => {
  expect(costs(onStairs('F8', 1), 'run', EAST, EAST, EAST, EAST)).toEqual([2, 1, 0, 3]);
});

it('S-6.21 charges a run again after another action', () => {
  const state = onStairs('G8', 1);
  costs(state, 'run', EAST);
  answer(state, 'swear');
  expect(costs(state, 'run', EAST)).toEqual([3]);
});

it('S-6.21 refuses what cannot be paid', () => {
  const poor = onStairs('G8', 1, 1);
  expect([has(poor, 'step', EAST), refused(poor, 'step', EAST)]).toEqual([false, 'tooDear S-2.1']);
  const short = onStairs('G8', 1, 2);
  expect([has(short, 'step', EAST), has(short, 'run', EAST), refused(short, 'run', EAST)]).toEqual([
    true,
    false,
    'tooDear S-2.1',
  ]);
});
