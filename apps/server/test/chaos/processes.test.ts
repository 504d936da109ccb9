import '../storage/patience.ts';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres, startRedis } from '../../../../scripts/lib/services.mjs';
import { openStorage } from '../../src/storage/open.ts';
import { notRun } from '../storage/not-run.ts';
import { tempDir } from '../storage/temp-dir.ts';
import { newSeed, randomFrom } from './random.ts';
import { Round } from './round.ts';
import { ServerProcess } from './server-process.ts';

const SUITE = 'two processes over Postgres and Redis';
const PATIENCE = { resendMs: 1_000, silenceMs: 3_000 };
/** Messages heard before each misfortune. */
const BETWEEN = 100;
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const services = [postgres, redis].flatMap((service) => ('missing' in service ? [] : [service]));
afterAll(() => Promise.all(services.map((service) => service.stop())));

if ('missing' in postgres) notRun(SUITE, postgres.missing);
else if ('missing' in redis) notRun(SUITE, redis.missing);
else {
  describe(SUITE, () => {
    const DATA_DIR = tempDir();

    it('play one match through a kill and restarts of both, to one record', { timeout: 180_000 }, async () => {
      const seed = newSeed();
      const settings = { DATA_DIR, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
      const [one, other] = [new ServerProcess(settings), new ServerProcess(settings)];
      onTestFinished(() => Promise.all([one.kill(), other.kill()]).then(() => {}));
      await ServerProcess.build();
      one.begin();
      await one.where();
      other.begin();
      await other.where();
      const storage = await openStorage(settings);
      onTestFinished(() => storage.close());

      let waiting: { left: number; go: () => void } | undefined;
      const heard = () => {
        if (waiting !== undefined && --waiting.left === 0) waiting.go();
      };
      const hearMore = () =>
        new Promise<void>((go) => {
          waiting = { left: BETWEEN, go };
        });
      const where = [one.where, other.where];
      const round = await Round.begin({
        game: 'wildlife',
        seats: ['person', 'person'],
        where,
        patience: PATIENCE,
        random: randomFrom(seed),
        heard,
      });
      onTestFinished(() => round.end());
      const end = round.finish(storage);
      const misfortunes = async () => {
        await hearMore();
        await other.kill();
        other.begin();
        await other.where();
        await hearMore();
        await redis.restart();
        await hearMore();
        await postgres.restart();
        await hearMore();
        await redis.kill();
        await redis.start();
        await hearMore();
        await postgres.kill();
        await postgres.start();
        await one.kill();
        one.begin();
      };
      const story = () =>
        `Seed ${seed}: ${round.players.map(({ place }) => place).join('; ')}; ${one.lines}; ${other.lines}`;
      const late = new Promise<never>((_, reject) => {
        const timer = setTimeout(() => reject(new Error(`Too late. ${story()}`)), 90_000);
        onTestFinished(() => clearTimeout(timer));
      });
      const [result] = await Promise.race([Promise.all([end, misfortunes()]), late]).catch((error) => {
        throw new Error(story(), { cause: error });
      });
      expect(result.acknowledged, `seed ${seed}`).toBeGreaterThan(BETWEEN);
    });
  });
}
