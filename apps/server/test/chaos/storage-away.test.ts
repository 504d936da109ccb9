import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { Person } from '../api/person.ts';

it('a match that cannot be loaded for the moment is not reported as unknown', async () => {
  const settings = settingsOf();
  const first = await openHouse({}, { DATA_DIR: settings.DATA_DIR });
  const { id } = await (await Person.named(first.url, 'Ann')).make([{ kind: 'me' }, { kind: 'me' }]);
  const storage = await openStorage(settings);
  onTestFinished(() => storage.close());
  const away = { ...storage, match: () => Promise.reject(new Error('Storage is away.')), close: async () => {} };
  const { url } = await openHouse({ storage: away });
  const line = await new Person(url).socket(id);
  expect((await line.closed).code).toBe(1011);
  expect(line.messages).toMatchObject([{ type: 'refused', error: { code: 'server.failed' } }]);
});
