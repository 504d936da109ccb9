import { expect, it } from 'vitest';
import { shifted } from '../../src/ui/plan/path.ts';

it('moves what is absolute in a path, and leaves what is relative and the radii of arcs', () => {
  expect(shifted('M-10-14h20a2 2 0 0 1 2 2V12ZM-8-11H8.5', 100, 1000)).toBe(
    'M90 986h20a2 2 0 0 1 2 2V1012ZM92 989H108.5',
  );
  expect(shifted('M0-11A11 11 0 1 1 0 11', 100, 1000)).toBe('M100 989A11 11 0 1 1 100 1011');
  expect(shifted('M0 0C0-4 6-4 6 1', 100, 1000)).toBe('M100 1000C100 996 106 996 106 1001');
});
