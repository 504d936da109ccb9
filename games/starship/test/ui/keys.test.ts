import { singleKeys } from '@shutterbox/ui/board';
import { expect, it } from 'vitest';
import { KINDS } from '../../src/ui/dock/turn-deeds.ts';
import { KEYS } from '../../src/ui/keys.ts';

it('has a registered key for every kind of deed, so that the help lists it', () => {
  const registered = KEYS.flatMap(singleKeys);
  const keys = Object.values(KINDS).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !registered.includes(key))).toEqual([]);
});
