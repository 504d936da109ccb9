import { describe, expect, it } from 'vitest';
import { tempDir } from '../storage/temp-dir.ts';
import { killAndRestart } from './kill.ts';
import { newSeed } from './random.ts';

const KILLS = 20;

const SUITE = 'a server on SQLite that is killed again and again';

describe(SUITE, () => {
  const DATA_DIR = tempDir();

  it('keeps every acknowledged answer, none twice, and plays on to the end', { timeout: 200_000 }, async () => {
    const result = await killAndRestart({ kills: KILLS, seed: newSeed(SUITE), settings: { DATA_DIR } });
    expect(result.kills).toBe(KILLS);
    expect(result.rounds.length).toBeGreaterThanOrEqual(3);
  });
});
