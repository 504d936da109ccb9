/** Two servers on one storage and one bus, as two processes would be. */
import { MemoryBus } from '@shutterbox/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { Person } from '../api/person.ts';

describe('two servers', () => {
  it('serve one match, and the cookies of each other', async () => {
    const [own, bus] = [await openStorage(settingsOf()), new MemoryBus()];
    onTestFinished(async () => {
      await bus.close();
      await own.close();
    });
    const shared = { storage: lent(own), bus: lent(bus) };
    const key = { SECRET_KEY: 'the same for both of the servers' };
    const [one, other] = [await openHouse(shared, key), await openHouse(shared, key)];
    const ann = await Person.named(one.url, 'Ann');
    const ben = await Person.named(other.url, 'Ben');
    const { id } = await ann.make([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }], {
      game: 'wildlife',
    });
    const first = await ann.socket(id);
    await ben.seat(id, 1, 'join');
    const ends = await Promise.all([first.playOn(), (await ben.socket(id)).playOn()]);
    expect(ends[0].number).toBe(ends[1].number);
    const steps = first.messages.flatMap((message) => (message.type === 'update' ? message.update.steps : []));
    expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: ends[0].number + 1 }, (_, i) => i));
    const roaming = new Person(other.url);
    roaming.cookie = ann.cookie;
    expect((await roaming.table(id)).seats[0]).toMatchObject({ mine: true });
  });
});

/** Closed by whoever owns it, not by whoever uses it. */
function lent<T extends { close(): Promise<void> }>(thing: T): T {
  return new Proxy(thing, {
    get(target, name) {
      if (name === 'close') return async () => {};
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
