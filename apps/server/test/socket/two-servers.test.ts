/** Two servers on one storage and one bus, like two processes. */
import { MemoryBus } from '@shutterbox/host';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { Person } from '../api/person.ts';
import { Seconds } from '../presence/seconds.ts';

afterEach(() => void vi.useRealTimers());

async function twoHouses(now: () => number = Date.now) {
  const [own, bus] = [await openStorage(settingsOf()), new MemoryBus()];
  onTestFinished(async () => {
    await bus.close();
    await own.close();
  });
  const shared = { storage: lent(own), bus: lent(bus), now };
  const key = { SECRET_KEY: 'the same for both of the servers' };
  return [await openHouse(shared, key), await openHouse(shared, key)] as const;
}

describe('two servers', () => {
  it('serve one match, and accept each other’s cookies', async () => {
    const [one, other] = await twoHouses();
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

  it('tell their visitors who is at the other one, and forget those of a server that stops', async () => {
    const seconds = new Seconds();
    const [one, other] = await twoHouses(() => seconds.now);
    const [ann, ben] = [await Person.named(one.url, 'Ann'), await Person.named(other.url, 'Ben')];
    const { id } = await ann.make([{ kind: 'me' }, { kind: 'open' }]);
    await ben.seat(id, 1, 'join');
    const line = await ann.socket(id);
    const heard = (seats: readonly number[], watching: number) =>
      seconds.until(line.wait('here', (here) => here.watching === watching && `${here.seats}` === `${seats}`));
    await heard([0], 0);
    const there = [
      await ben.socket(id),
      await new Person(other.url).socket(id),
      await new Person(other.url).socket(id),
    ];
    await Promise.all(there.map((each) => each.wait('table')));
    // Two lines of one stranger count once.
    await heard([0, 1], 1);
    await other.close();
    const from = line.messages.length;
    await seconds.until(line.wait('here', ({ seats }) => `${seats}` === '0', from));
    expect(line.messages.at(-1)).toEqual({ type: 'here', seats: [0], watching: 0 });
  });
});

/** Closed by its owner, not by its users. */
function lent<T extends { close(): Promise<void> }>(thing: T): T {
  return new Proxy(thing, {
    get(target, name) {
      if (name === 'close') return async () => {};
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
