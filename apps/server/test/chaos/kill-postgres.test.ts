import '../storage/patience.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../scripts/lib/services.mjs';
import { notRun } from '../storage/not-run.ts';
import { tempDir } from '../storage/temp-dir.ts';
import { killAndRestart } from './kill.ts';
import { newSeed } from './random.ts';

const KILLS = 20;
const SUITE = 'a server on Postgres that is killed again and again';
const postgres = await startPostgres();

if ('missing' in postgres) notRun(SUITE, postgres.missing);
else {
  afterAll(() => postgres.stop());

  describe(SUITE, () => {
    const DATA_DIR = tempDir();

    it('keeps every acknowledged answer, none twice, and plays on to the end', { timeout: 200_000 }, async () => {
      const settings = { DATA_DIR, DATABASE_URL: postgres.url };
      const result = await killAndRestart({ kills: KILLS, seed: newSeed(SUITE), settings });
      expect(result.kills).toBe(KILLS);
      expect(result.rounds.length).toBeGreaterThanOrEqual(3);
    });
  });
}
