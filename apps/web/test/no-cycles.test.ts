import { expect, it } from 'vitest';
import { cycleFrom } from '../build/no-cycles.ts';

it('finds the chunks on a way back', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', []],
    ['c', ['d']],
    ['d', ['b', 'c']],
  ]);
  expect(cycleFrom('a', imports)).toBeUndefined();
  expect(cycleFrom('c', imports)).toEqual(['c', 'd', 'c']);
  expect(cycleFrom('b', imports)).toBeUndefined();
});
