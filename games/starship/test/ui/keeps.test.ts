import { expect, it } from 'vitest';
import { howOf, READY } from '../../src/combat/means.ts';
import { apToKeep, attackCost } from '../../src/combat/target.ts';
import { bodyOf } from '../../src/people.ts';
import { at, CREW, emptyShip, give, put, turnOf } from '../rules/table.ts';

it.each([
  ['revolver', [8, 4]],
  ['laser-carbine', [12, 6]],
  [undefined, [8, 4]],
] as const)('S-8.2 S-8.3 keeps what an attack with a %s costs', (weapon, keeps) => {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'), 1);
  if (weapon !== undefined) give(state, CREW, weapon);
  turnOf(state, CREW);
  expect([false, true].map((snap) => apToKeep(state, CREW, snap))).toEqual(keeps);
  // After a step: nobody keeps less than what is then charged.
  bodyOf(state, CREW).ap -= 1;
  expect([false, true].map((snap) => attackCost(state, CREW, howOf(READY, snap, false)))).toEqual(keeps);
});

it('S-8.2 keeps the price of bare hands for what cannot attack now', () => {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'), 1);
  give(state, CREW, 'laser-carbine', { broken: true });
  turnOf(state, CREW);
  expect(apToKeep(state, CREW, false)).toBe(8);
});
