import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { type Lane, template, wildlife } from './lane.ts';
import { BadLine } from './proxy.ts';
import { newSeed, randomFrom } from './random.ts';
import { Round } from './round.ts';

const UNLIMITED = { rate: 1_000_000, burst: 1_000_000 };
const LIMITS = { visitor: UNLIMITED, newVisitor: UNLIMITED, newMatch: UNLIMITED, newMatchAddress: UNLIMITED };
const PATIENCE = { resendMs: 30, silenceMs: 100 };
/** Steps on the bad network; the rest of the matches, which may be long, is played on a good one. */
const STEPS = 2_000;
/** Matches played side by side, each again and again until there were enough steps. */
const LANES: readonly Lane[] = [
  ...Array.from({ length: 8 }, () => wildlife('person', 'person')),
  wildlife('person', 'bot'),
  template('person', 'bot', 'person'),
  template('person', 'person', 'person'),
];

describe('on a bad network', () => {
  it('all end with the view of the server, and every answer counts once', { timeout: 180_000 }, async () => {
    const seed = newSeed('a bad network');
    const random = randomFrom(seed);
    const settings = settingsOf();
    const { url } = await openHouse({ limits: LIMITS }, { DATA_DIR: settings.DATA_DIR });
    const storage = await openStorage(settings);
    onTestFinished(() => storage.close());
    const line = await BadLine.before(url, random);
    onTestFinished(() => line.close());
    const rounds: Round[] = [];
    onTestFinished(() => {
      for (const round of rounds) round.end();
    });
    const steps = () => rounds.reduce((sum, { number }) => sum + number, 0);
    const heard = () => {
      line.isMended ||= steps() >= STEPS;
    };
    const play = async (lane: Lane) => {
      do {
        const where = { where: [async () => url], line: async () => line.url };
        const round = await Round.begin({ ...lane, ...where, patience: PATIENCE, random, heard });
        rounds.push(round);
        await round.over();
        await round.account(storage);
      } while (!line.isMended);
    };
    await Promise.all(LANES.map(play)).catch((error) => {
      const places = rounds.flatMap(({ players }) => players.map(({ place }) => place));
      throw new Error(`Seed ${seed}: ${places.join('; ')}`, { cause: error });
    });
    expect(steps(), `seed ${seed}`).toBeGreaterThanOrEqual(STEPS);
    for (const count of Object.values(line.counts)) expect(count, `seed ${seed}`).toBeGreaterThan(0);
  });
});
