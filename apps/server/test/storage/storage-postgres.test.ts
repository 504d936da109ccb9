import './patience.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../scripts/lib/services.mjs';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { storageContract } from './contract.ts';
import { durabilityContract } from './durability.ts';
import { notRun } from './not-run.ts';
import { emptyDatabase } from './postgres-databases.ts';
import { appendEntries, createPlayed } from './samples.ts';

const STREAMS = 12;
const postgres = await startPostgres();

if ('missing' in postgres) notRun('storage in Postgres', postgres.missing);
else {
  afterAll(() => postgres.stop());

  describe('storage in Postgres', () => {
    storageContract(() => emptyDatabase(postgres.url, 'contract'));
    durabilityContract(() => emptyDatabase(postgres.url, 'durability'));

    it('works again after Postgres was restarted while idle', async () => {
      const storage = await openStorage(await emptyDatabase(postgres.url, 'idle'));
      const match = await createPlayed(storage, 3);
      await postgres.restart();
      await storage.ping().catch(() => {});
      expect(await appendEntries(storage, match, 4, 4)).toBe('written');
      await storage.close();
    });

    it.each([
      ['restarted', () => postgres.restart()],
      ['killed', () => postgres.kill().then(() => postgres.start())],
    ])('works again after Postgres was %s in mid-work, and has everything it acknowledged', async (how, interrupt) => {
      const storage = await openStorage(await emptyDatabase(postgres.url, how));
      const matches = await Promise.all(Array.from({ length: STREAMS }, () => createPlayed(storage, 0)));
      const streams = matches.map((match) => appendUntilItFails(storage, match));
      await interrupt();
      const told = await Promise.all(streams);
      for (const [i, match] of matches.entries()) {
        const newest = (await storage.match(match))?.tail.number ?? -1;
        expect(newest).toBeGreaterThanOrEqual(told[i] ?? 0);
        expect(await storage.entries(match, 0)).toHaveLength(newest + 1);
        expect(await appendEntries(storage, match, newest + 1, newest + 1)).toBe('written');
      }
      await storage.close();
    });

    it('refuses a store of a newer version with one sentence', async () => {
      const settings = await emptyDatabase(postgres.url, 'newer');
      await (await openStorage(settings)).close();
      const client = new pg.Client({ connectionString: settings.DATABASE_URL });
      await client.connect();
      await client.query('update schema_version set version = 99');
      await client.end();
      await expect(openStorage(settings)).rejects.toThrow(/^The stored data was written by a newer version .*\.$/);
    });

    it('says in one sentence, without the password, that it cannot be reached', async () => {
      const url = new URL(postgres.url);
      url.password = 'hunter2';
      url.pathname = 'nowhere';
      const opening = openStorage({ DATA_DIR: '', DATABASE_URL: url.href });
      await expect(opening).rejects.toThrow(/^Postgres cannot be reached at 127\.0\.0\.1:\d+\/nowhere: [^@]*\.$/);
      await expect(opening).rejects.not.toThrow(/hunter2/);
    });
  });
}

/** Returns the newest number that was acknowledged. */
async function appendUntilItFails(storage: Storage, match: string): Promise<number> {
  for (let number = 1; ; number++) {
    try {
      await appendEntries(storage, match, number, number);
    } catch {
      return number - 1;
    }
  }
}
