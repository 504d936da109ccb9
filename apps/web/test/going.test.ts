import { expect, it } from 'vitest';
import { goingWords } from '../src/settings/going.ts';

it('a match that goes says when, and how to keep it', () => {
  expect(goingWords(Date.UTC(2026, 11, 16, 12))).toBe(
    'This match will be deleted on 16 December 2026. To keep it, download its record from the table menu.',
  );
});
