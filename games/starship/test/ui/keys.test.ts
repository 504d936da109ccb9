import { singleKeys } from '@shutterbox/ui/board';
import { expect, it } from 'vitest';
import type { Kind } from '../../src/ui/dock/kinds.ts';
import { RARE } from '../../src/ui/dock/lists.ts';
import { KEYS } from '../../src/ui/keys.ts';

it('has registered the letter of every kind of deed that has one, each for one kind', () => {
  const registered = KEYS.flatMap(singleKeys);
  const keys = Object.values<Kind>(RARE).flatMap(({ key }) => key ?? []);
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !registered.includes(key))).toEqual([]);
});
