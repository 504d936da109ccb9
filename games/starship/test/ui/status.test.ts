import { expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { factsOf } from '../../src/ui/status.tsx';
import { hullFacts } from '../../src/ui/status-hull.ts';
import { emptyShip } from '../rules/table.ts';

it('tells what is not as it should be aboard', () => {
  const state = emptyShip();
  const words = (): ReadonlyMap<string, string> =>
    new Map(factsOf(game.view(state, 0), hullFacts(game.view(state, 0))).map((fact) => [fact.label, fact.words]));
  state.turn = 3;
  state.alarm = 0;
  expect(words().get('Clock')).toBe('turn 3');
  expect(words().get('Alarm')).toBe('not raised');
  expect(words().get('Lights')).toBe('on');
  expect(words().has('Doors')).toBe(false);
  state.alarm = 2;
  state.dark = [0, 1, 2];
  state.broken = [1];
  expect(words().get('Clock')).toMatch(/^turn 3, \d+ left$/);
  expect(words().get('Alarm')).toBe('raised in turn 2');
  expect(words().get('Lights')).toBe('out in 3 rooms');
  expect(words().get('Doors')).toBe('1 forced');
});
