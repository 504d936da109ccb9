import { expect, test } from 'vitest';
import { type Reason, total } from '../src/index.ts';

const reasons: readonly Reason[] = [
  { code: 'difficulty', value: 9, rule: 'T-1' },
  { code: 'tokens', value: -2, rule: 'T-2' },
  { code: 'fog', value: 1, rule: 'T-3' },
];

test('reasons add up to the number to reach', () => {
  expect(total(reasons)).toBe(8);
  expect(total(reasons.slice(1))).toBe(-1);
});

test('no reasons give no number', () => {
  expect(total([])).toBe(0);
});
