/** Two processes that hear of each other over a real Redis. */
import '../storage/patience.ts';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startRedis } from '../../../../scripts/lib/services.mjs';
import { openBus } from '../../src/bus/open.ts';
import { GRACE_MS } from '../../src/presence/attendance.ts';
import { SILENCE_MS } from '../../src/presence/elsewhere.ts';
import { Presence } from '../../src/presence/presence.ts';
import { notRun } from '../storage/not-run.ts';
import { settled, sits, tableOf } from './hall.ts';

const redis = await startRedis();

if ('missing' in redis) notRun('presence over Redis', redis.missing);
else {
  afterAll(() => redis.stop());

  describe('presence over Redis', () => {
    it('comes across, stays while Redis is away, and is right again when it is back', async () => {
      let now = 1_000_000;
      const errors: object[] = [];
      const log = { error: (details: object) => void errors.push(details) };
      const buses = [openBus({ REDIS_URL: redis.url }), openBus({ REDIS_URL: redis.url })] as const;
      onTestFinished(async () => {
        for (const bus of buses) await bus.close();
      });
      const [here, there] = [new Presence(buses[0], log, () => now), new Presence(buses[1], log, () => now)];
      /** Passes seconds until the news has come, which takes real time on its way. */
      const told = (seats: readonly number[]) =>
        vi.waitFor(
          () => {
            now += 1_000;
            for (const presence of [here, there]) presence.tick();
            expect(ann.heard.at(-1)?.seats).toEqual(seats);
          },
          { timeout: 60_000 },
        );
      now += GRACE_MS;
      const ann = sits(here, tableOf('m', ['ann', 'ben']), 'ann');
      await told([0]);
      const leave = there.enter('m', 'ben');
      await told([0, 1]);

      await redis.kill();
      leave();
      // They notice at different moments; from then on nothing is heard, and nothing forgotten.
      const lost = () => expect(buses.map(({ connected }) => connected)).toEqual([false, false]);
      await vi.waitFor(lost, { timeout: 60_000 });
      for (let gone = 0; gone < 2 * SILENCE_MS; gone += 1_000) {
        now += 1_000;
        for (const presence of [here, there]) presence.tick();
        await settled();
      }
      expect(ann.heard.at(-1)?.seats).toEqual([0, 1]);
      await redis.start();
      await told([0]);
      expect(errors).toEqual([]);
    });
  });
}
