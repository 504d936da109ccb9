/** Two processes that do not hear each other's news: one may die after writing an entry and before announcing it. */
import { MemoryBus, newNonce, type SeatWish, type Table, Tables, taken } from '@shutterbox/host';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BotRunner } from '../../src/bots/runner.ts';
import { gameNamed } from '../../src/games.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { Watch } from '../../src/watch.ts';
import { tempDir } from '../storage/temp-dir.ts';

const DATA_DIR = tempDir();
const ME: SeatWish = { kind: 'me' };
const ANN = { visitor: 'ann', name: 'Ann' };
const LOG = { error: () => {} };
let storage: Storage;
let tables: Tables;
let elsewhere: Tables;

beforeEach(async () => {
  storage = await openSqlite(DATA_DIR);
  [tables, elsewhere] = [
    new Tables(gameNamed, storage, new MemoryBus()),
    new Tables(gameNamed, storage, new MemoryBus()),
  ];
});

afterEach(async () => {
  vi.useRealTimers();
  await storage.deleteAbandoned(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  await storage.close();
});

/** The same table in both, each with what is stored by now. */
async function both(...seats: readonly SeatWish[]): Promise<readonly [Table, Table]> {
  const made = await tables.create({ game: 'template', options: {}, seats, listed: false, pace: 0 }, ANN);
  if (!made.ok) throw new Error(made.refusal.sentence);
  const there = await elsewhere.get(made.value.id);
  if (there === undefined) throw new Error('The table is gone.');
  await there.info('ann');
  return [made.value, there];
}

async function answer(table: Table, seat: number) {
  const [question] = (await table.update(seat, -1))?.legal ?? [];
  if (question === undefined) throw new Error('Nobody is asked.');
  const { decision, actions } = question;
  const client = `${seat}-${decision}`;
  return { client, seat, decision, actions: [actions[0]?.action] };
}

describe('a process that was not told', () => {
  it('accepts an answer to a question it has not heard of', async () => {
    const [here, there] = await both(ME, ME);
    for (const seat of [0, 1]) await here.answer(ANN, await answer(here, seat));
    const next = await answer(here, 0);
    expect(await there.answer(ANN, next)).toMatchObject({ ok: true, value: { number: 3 } });
  });

  it('accepts an answer from a player it has not heard of, in a match that has begun meanwhile', async () => {
    const [here, there] = await both(ME, { kind: 'open' });
    await here.changeSeats(taken(1, 'ben', 'Ben', newNonce()));
    const first = await answer(here, 1);
    expect(await there.answer({ visitor: 'eve' }, first)).toMatchObject({ refusal: { code: 'seat.notYours' } });
    expect(await there.answer({ visitor: 'ben' }, first)).toMatchObject({ ok: true, value: { number: 1 } });
  });

  it('finds out by itself, and tells its listeners', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [here, there] = await both(ME, ME);
    await here.answer(ANN, await answer(here, 0));
    expect((await there.info('ann')).number).toBe(0);
    const watch = new Watch(storage, elsewhere, LOG);
    watch.start();
    onTestFinished(() => watch.stop());
    const told = new Promise<void>((resolve) => there.listen(resolve));
    vi.advanceTimersByTime(2_000);
    await told;
    expect((await there.info('ann')).number).toBe(1);
  });

  it('loads nothing again for a look at storage that is older than what it has written', async () => {
    let loads = 0;
    const counting: Storage = {
      ...storage,
      match: (id) => {
        loads++;
        return storage.match(id);
      },
    };
    tables = new Tables(gameNamed, counting, new MemoryBus());
    const [here] = await both(ME, ME);
    const positions = await storage.positions([here.id]);
    const first = await answer(here, 0);
    loads = 0;
    await here.answer(ANN, first);
    await Promise.all(positions.map((position) => tables.compare(position)));
    expect([positions.length, loads]).toEqual([1, 0]);
    expect((await here.info('ann')).number).toBe(1);
  });

  it('lets its bots answer questions it has not heard of, without asking storage more often', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [here, there] = await both(ME, { kind: 'open' });
    let leases = 0;
    const counting: Storage = {
      ...storage,
      leaseBotWork: (...lease) => {
        leases++;
        return storage.leaseBotWork(...lease);
      },
    };
    await here.changeSeats(taken(1, 'ben', 'Ben', newNonce()));
    await here.changeSeats((seats) => ({ ok: true, value: seats.map((row) => ({ ...row, away: row.seat === 1 })) }));
    const runner = new BotRunner(counting, elsewhere, async ({ legal }) => legal[0], LOG);
    const told = new Promise<void>((resolve) => there.listen(resolve));
    runner.start();
    await told;
    await runner.stop();
    expect((await storage.entries(there.id, 1)).map(({ entry }) => entry)).toMatchObject([{ seat: 1 }]);
    expect(leases).toBeLessThan(5);
  });
});
