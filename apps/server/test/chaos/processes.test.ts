import '../storage/patience.ts';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres, startRedis } from '../../../../scripts/lib/services.mjs';
import { openStorage } from '../../src/storage/open.ts';
import { notRun } from '../storage/not-run.ts';
import { tempDir } from '../storage/temp-dir.ts';
import type { Where } from './guest.ts';
import { type Lane, template, wildlife } from './lane.ts';
import { newSeed, randomFrom } from './random.ts';
import { Round } from './round.ts';
import { ServerProcess } from './server-process.ts';

const SUITE = 'two processes over Postgres and Redis';
const PATIENCE = { resendMs: 1_000, silenceMs: 3_000 };
/** Messages heard before each failure, and before a killed process comes back. */
const BETWEEN = 80;
const LATE_MS = 120_000;
/** Matches played side by side, each again and again until the last failure is over. */
const LANES = [wildlife('person', 'person', 'bot'), template('person', 'person', 'bot')];

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const services = [postgres, redis].flatMap((service) => ('missing' in service ? [] : [service]));
afterAll(() => Promise.all(services.map((service) => service.stop())));

/** Clients of a process use the other one while it is down. */
function roaming(home: ServerProcess, refuge: ServerProcess, moved: () => void): Where {
  return () => {
    if (home.isUp || !refuge.isUp) return home.where();
    moved();
    return refuge.where();
  };
}

/** Counts what everyone hears, and can wait for more. */
class Ear {
  private count = 0;
  private readonly waiting = new Map<() => void, number>();

  readonly hear = (): void => {
    this.count++;
    for (const [go, until] of this.waiting) if (this.count >= until) go();
  };

  async more(count: number): Promise<void> {
    const until = this.count + count;
    await new Promise<void>((resolve) => {
      const go = () => {
        this.waiting.delete(go);
        resolve();
      };
      this.waiting.set(go, until);
    });
  }
}

if ('missing' in postgres) notRun(SUITE, postgres.missing);
else if ('missing' in redis) notRun(SUITE, redis.missing);
else {
  describe(SUITE, () => {
    const DATA_DIR = tempDir();

    it('play on while either is killed and its clients move to the other, and agree on one record', {
      timeout: LATE_MS + 60_000,
    }, async () => {
      const seed = newSeed(SUITE);
      const random = randomFrom(seed);
      const settings = { DATA_DIR, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
      const [one, other] = [new ServerProcess(settings), new ServerProcess(settings)];
      onTestFinished(() => Promise.all([one.kill(), other.kill()]).then(() => {}));
      await ServerProcess.build();
      for (const process of [one, other]) process.begin();
      await Promise.all([one.where(), other.where()]);
      const storage = await openStorage(settings);
      onTestFinished(() => storage.close());

      const ear = new Ear();
      const rounds = new Set<Round>();
      onTestFinished(() => {
        for (const round of rounds) round.end();
      });
      let isCalm = false;
      const moves = { one: 0, other: 0 };
      const where = [roaming(one, other, () => moves.one++), roaming(other, one, () => moves.other++)];
      const played: Round[] = [];
      const play = async (lane: Lane) => {
        do {
          const round = await Round.begin({ ...lane, where, patience: PATIENCE, random, heard: ear.hear });
          rounds.add(round);
          await round.over();
          rounds.delete(round);
          played.push(round);
        } while (!isCalm);
      };
      /** Everyone plays on in the other process until there is enough news; only then does this one come back. */
      const lose = async (process: ServerProcess) => {
        await ear.more(BETWEEN);
        await process.kill();
        await ear.more(BETWEEN);
        process.begin();
        await process.where();
      };
      const misfortunes = async () => {
        await lose(other);
        await ear.more(BETWEEN);
        await redis.restart();
        await ear.more(BETWEEN);
        await postgres.restart();
        await ear.more(BETWEEN);
        await redis.kill();
        await redis.start();
        await ear.more(BETWEEN);
        await postgres.kill();
        await postgres.start();
        await lose(one);
        isCalm = true;
      };
      const story = () => {
        const places = [...rounds].flatMap(({ players }) => players.map(({ place }) => place));
        return `Seed ${seed}: ${[...places, ...one.lines, ...other.lines].join('; ')}`;
      };
      const late = new Promise<never>((_, reject) => {
        const timer = setTimeout(() => reject(new Error('Too late.')), LATE_MS);
        onTestFinished(() => clearTimeout(timer));
      });
      const all = Promise.all([misfortunes(), ...LANES.map(play)]);
      // Only now compare with storage: Postgres itself was one of the failures, and a read then would be cut off.
      const account = all.then(() => Promise.all(played.map((round) => round.account(storage))));
      const results = await Promise.race([account, late]).catch((error) => {
        throw new Error(story(), { cause: error });
      });
      const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
      expect(Math.min(moves.one, moves.other), `seed ${seed}`).toBeGreaterThan(0);
      expect(acknowledged, `seed ${seed}`).toBeGreaterThan(BETWEEN);
    });
  });
}
