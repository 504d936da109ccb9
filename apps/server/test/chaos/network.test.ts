import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { BadLine } from './proxy.ts';
import { newSeed, randomFrom } from './random.ts';
import { Round } from './round.ts';

const UNLIMITED = { rate: 1_000_000, burst: 1_000_000 };
const LIMITS = { visitor: UNLIMITED, newVisitor: UNLIMITED, newMatch: UNLIMITED, newMatchAddress: UNLIMITED };
const PATIENCE = { resendMs: 40, silenceMs: 150 };
/** Wildlife, played without sense, takes hundreds of entries. */
const MATCHES = [
  ['wildlife', ['person', 'person']],
  ['wildlife', ['person', 'person']],
  ['template', ['person', 'bot']],
  ['template', ['person', 'person']],
  ['template', ['person', 'bot', 'person']],
  ['template', ['person', 'person', 'person']],
] as const;

describe('on a bad network', () => {
  it('all end with the view of the server, and every answer counts once', { timeout: 180_000 }, async () => {
    const seed = newSeed();
    const random = randomFrom(seed);
    const settings = settingsOf();
    const { url } = await openHouse({ limits: LIMITS }, { DATA_DIR: settings.DATA_DIR });
    const storage = await openStorage(settings);
    onTestFinished(() => storage.close());
    const line = await BadLine.before(url, random);
    onTestFinished(() => line.close());
    const rounds = await Promise.all(
      MATCHES.map(([game, seats]) =>
        Round.begin({ game, seats, where: [async () => url], line: async () => line.url, patience: PATIENCE, random }),
      ),
    );
    onTestFinished(() => {
      for (const round of rounds) round.end();
    });
    const results = await Promise.all(rounds.map((round) => round.finish(storage))).catch((error) => {
      const places = rounds.flatMap(({ players }) => players.map(({ place }) => place));
      throw new Error(`Seed ${seed}: ${places.join('; ')}`, { cause: error });
    });
    const messages = results.reduce((sum, result) => sum + result.messages, 0);
    expect(messages, `seed ${seed}`).toBeGreaterThan(2_000);
    for (const count of Object.values(line.counts)) expect(count, `seed ${seed}`).toBeGreaterThan(0);
  });
});
