import type { TextBus } from '@shutterbox/host';
import '../storage/patience.ts';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startRedis } from '../../../../scripts/lib/services.mjs';
import { openBus } from '../../src/bus/open.ts';
import { notRun } from '../storage/not-run.ts';
import { busContract } from './contract.ts';
import { Listener } from './listener.ts';

const MANY = 5_000;

/** When Redis confirms a subscription, it calls its listener: then all earlier ones are confirmed as well. */
async function connected(bus: TextBus): Promise<void> {
  const probe = new Listener();
  const leave = bus.subscribe('probe', probe.call);
  await probe.calls(1);
  leave();
}

/** Waits until news comes across: one process can send, the other can hear. */
async function heard(from: TextBus, to: TextBus): Promise<void> {
  const probe = new Listener();
  const leave = to.subscribe('heard', probe.call);
  await connected(to);
  probe.reset();
  from.publish('heard');
  await probe.calls(1);
  leave();
}

const redis = await startRedis();

if ('missing' in redis) notRun('the bus in Redis', redis.missing);
else {
  afterAll(() => redis.stop());
  const opened: TextBus[] = [];
  const said: string[] = [];
  const open = () => {
    const bus = openBus({ REDIS_URL: redis.url }, (sentence) => said.push(sentence));
    opened.push(bus);
    return bus;
  };
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
    said.length = 0;
  });

  describe('the bus in Redis', () => {
    busContract(open, connected);

    it('tells other processes, once, and only about this channel', async () => {
      const [here, there] = [open(), open()];
      const [mine, theirs, foreign] = [new Listener(), new Listener(), new Listener()];
      here.subscribe('a', mine.call);
      there.subscribe('a', theirs.call);
      there.subscribe('b', foreign.call);
      await heard(here, there);
      await heard(there, here);
      for (const listener of [mine, theirs, foreign]) listener.reset();
      here.publish('a');
      await theirs.calls(1);
      there.publish('a');
      await mine.calls(2);
      await theirs.calls(2);
      expect([mine.count, theirs.count, foreign.count]).toEqual([2, 2, 0]);
    });

    it('carries texts to other processes, whatever is in them', async () => {
      const [here, there] = [open(), open()];
      const theirs = new Listener();
      there.subscribe('a', theirs.call);
      await heard(here, there);
      theirs.reset();
      const text = JSON.stringify({ a: 'b  c\n\u00e9' });
      here.publish('a', undefined, text);
      await theirs.calls(1);
      expect(theirs.texts).toEqual([text]);
    });

    it.each([
      ['restarted', () => redis.restart()],
      ['killed', () => redis.kill().then(() => redis.start())],
    ])('subscribes again after Redis was %s, and calls every listener once', async (_, interrupt) => {
      const [here, there] = [open(), open()];
      const listeners = Array.from({ length: MANY }, () => new Listener());
      for (const [i, listener] of listeners.entries()) here.subscribe(`channel ${i}`, listener.call);
      await Promise.all([connected(here), connected(there)]);
      for (const listener of listeners) listener.reset();
      await interrupt();
      await Promise.all(listeners.map((listener) => listener.calls(1)));
      expect(listeners.every(({ count }) => count === 1)).toBe(true);
      await heard(there, here);
      const [first = new Listener()] = listeners;
      first.reset();
      there.publish('channel 0');
      await first.calls(1);
    });

    it('neither throws nor waits while Redis is down, tells its own process, and makes up for it later', async () => {
      const [here, there] = [open(), open()];
      const [mine, theirs] = [new Listener(), new Listener()];
      here.subscribe('a', mine.call);
      there.subscribe('a', theirs.call);
      await Promise.all([connected(here), connected(there)]);
      for (const listener of [mine, theirs]) listener.reset();
      await redis.kill();
      for (let i = 0; i < MANY; i++) here.publish('a');
      await mine.calls(MANY);
      await vi.waitFor(() => expect(here.connected).toBe(false), { timeout: 60_000 });
      const late = new Listener();
      there.subscribe('b', late.call);
      await redis.start();
      await Promise.all([theirs.calls(1), late.calls(1), mine.calls(MANY + 1)]);
      expect(said.filter((sentence) => sentence.startsWith('Redis is unreachable'))).toHaveLength(2);
      expect(said.filter((sentence) => sentence === 'Redis is back.')).toHaveLength(2);
    });

    it('tells others everything once if it could not publish while they could listen', async () => {
      const there = open();
      const theirs = new Listener();
      there.subscribe('a', theirs.call);
      await connected(there);
      theirs.reset();
      // Published before the connection is up.
      open().publish('a');
      await theirs.calls(1);
    });

    it('closes while Redis is down', async () => {
      const bus = open();
      await connected(bus);
      await redis.kill();
      bus.publish('a');
      await bus.close();
      await redis.start();
    });
  });
}

describe('a bus whose Redis was never there', () => {
  it('serves its own process, says so once, and closes', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const address = nobody.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    nobody.close();
    await once(nobody, 'close');
    const listener = new Listener();
    const trouble = new Listener();
    const bus = openBus({ REDIS_URL: `redis://127.0.0.1:${port}` }, trouble.call);
    bus.subscribe('a', listener.call);
    bus.publish('a');
    await listener.calls(1);
    await trouble.calls(1);
    await bus.close();
    expect(trouble.count).toBe(1);
  });
});
