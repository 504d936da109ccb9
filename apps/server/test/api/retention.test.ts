/** A match between people is deleted only by the rule in the settings, and after notice that its players can see. */
import { CLOSED } from '@shutterbox/protocol';
import { expect, it } from 'vitest';
import { openHouse, settingsOf } from './house.ts';
import { Person } from './person.ts';

const DAY = 86_400_000;

it('players see when a finished match will go, can take its record until then, and then it is gone', async () => {
  const { DATA_DIR } = settingsOf();
  let now = Date.UTC(2026, 10, 16);
  const begin = (more: Readonly<Record<string, string>> = {}) => openHouse({ now: () => now }, { DATA_DIR, ...more });
  const first = await begin();
  const ann = await Person.named(first.url, 'Ann');
  const { id } = await ann.make([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  await (await ann.socket(id)).playOn();
  const back = (url: string) => Object.assign(new Person(url), { cookie: ann.cookie });
  await first.close();

  now += 400 * DAY;
  const kept = await begin();
  expect((await back(kept.url).table(id)).goes).toBeUndefined();
  await kept.close();

  const second = await begin({ KEEP_MATCHES_DAYS: '90' });
  const later = back(second.url);
  const { table } = await (await later.socket(id)).wait('table', (told) => told.table.goes !== undefined);
  expect(table.goes).toBe(now + 30 * DAY);
  expect(await later.must('GET', '/matches/mine')).toMatchObject({ matches: [{ id, goes: now + 30 * DAY }] });
  expect(await later.refused('GET', `/matches/${id}/record`)).toBe('200 no error');
  await second.close();

  now += 30 * DAY;
  const last = await begin({ KEEP_MATCHES_DAYS: '90' });
  const line = await back(last.url).socket(id);
  expect((await line.closed).code).toBe(CLOSED.unknownMatch);
  expect(await back(last.url).refused('GET', `/matches/${id}`)).toBe('404 match.unknown');
});
