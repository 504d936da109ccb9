import { expect, it } from 'vitest';
import { ruleIn } from '../src/pages/rule-in.ts';

it.each([
  ['#W-2.4', 'W-2.4'],
  ['#W%2D2.4', 'W-2.4'],
  ['', undefined],
  ['#', undefined],
  ['#%', undefined],
  ['#%E0%A4%A', undefined],
])('the hash %j names the rule %j', (hash, rule) => {
  expect(ruleIn(hash)).toBe(rule);
});
