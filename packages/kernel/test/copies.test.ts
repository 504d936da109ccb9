import { expect, test } from 'vitest';
import { copyLists } from '../src/index.ts';

test('lists are copied two deep', () => {
  const lists: readonly (readonly number[])[] = [[1, 2], [], [3]];
  const copies = copyLists(lists);
  expect(copies).toEqual([[1, 2], [], [3]]);
  copies[0]?.push(9);
  copies.pop();
  expect(lists).toEqual([[1, 2], [], [3]]);
});
