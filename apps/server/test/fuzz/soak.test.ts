/** The check of `npm run soak`: an acknowledged answer that is not stored under its number is lost. */
import { expect, it } from 'vitest';
import { lostOf, SoakTable } from '../../../../scripts/lib/soak-table.mjs';
import { openStorage } from '../../src/storage/open.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { Person } from '../api/person.ts';

it('finds every acknowledged answer in storage, and notices one that is not there', async () => {
  const storage = await openStorage(settingsOf());
  const { url } = await openHouse({ storage });
  const people = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')];
  const { id } = (await people[0]?.make([{ kind: 'me' }, { kind: 'open' }])) ?? { id: '' };
  await people[1]?.seat(id, 1, 'join');
  const players = people.map(({ cookie }) => ({ address: '127.0.0.1', token: cookie.slice('shutterbox='.length) }));
  const table = new SoakTable(() => url, id, players);
  while (!table.over) {
    await expect.poll(() => table.ready || table.over).toBe(true);
    if (!table.over) await new Promise((resolve) => table.answer(resolve));
  }
  table.end();
  expect(table.acknowledged.size).toBeGreaterThan(3);
  expect(table.refusals).toEqual([]);
  expect(await lostOf(storage, table)).toEqual([]);
  table.acknowledged.set('0.never', 1);
  expect(await lostOf(storage, table)).toEqual(['0.never']);
});
