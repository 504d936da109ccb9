import { expect, it } from 'vitest';
import { seenWords } from '../src/settings/devices.ts';

it.each([
  ['2026-11-16', '2026-11-16', 'Seen on 16 November 2026'],
  ['2025-01-01', '2026-11-16', 'First seen on 1 January 2025, last on 16 November 2026'],
])('a device seen from %s to %s says so by the day', (first, last, words) => {
  expect(seenWords({ first, last })).toBe(words);
});
