/** Matches that someone makes very long on purpose. */
import { MemoryBus, type Table, Tables } from '@shutterbox/host';
import { expect, it, onTestFinished } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { tempDir } from '../storage/temp-dir.ts';

const folder = tempDir();
const ANN = { visitor: 'ann', name: 'Ann' };

async function opened(name: string) {
  const storage = await openSqlite(`${folder}/${name}`);
  onTestFinished(() => storage.close());
  const read: number[] = [];
  const seen: Storage = {
    ...storage,
    entries: async (...range) => {
      const rows = await storage.entries(...range);
      read.push(rows.length);
      return rows;
    },
  };
  return { seen, read };
}

async function made(tables: Tables): Promise<Table> {
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const table = await tables.create({ game: 'template', options: {}, listed: false, pace: 0, seats }, ANN);
  if (!table.ok) throw new Error(table.refusal.sentence);
  return table.value;
}

async function answer(table: Table, client: string): Promise<string> {
  const [legal] = (await table.update(0, -1))?.legal ?? [];
  if (legal === undefined) throw new Error('Nothing is asked.');
  const actions = [legal.actions[0]?.action];
  const done = await table.answer(ANN, { client, seat: 0, decision: legal.decision, actions });
  return done.ok ? 'done' : done.refusal.code;
}

async function undo(table: Table, client: string): Promise<string> {
  const done = await table.undo(ANN, { client, seat: 0, count: 1 });
  return done.ok ? 'done' : done.refusal.code;
}

it('looking back at a long match reads and replays only part of it, and shows the same', async () => {
  const { seen, read } = await opened('moments');
  const tables = new Tables(gameNamed, seen, new MemoryBus());
  const table = await made(tables);
  for (let round = 0; round < 150; round++) {
    expect([await answer(table, `a${round}`), await undo(table, `u${round}`)]).toEqual(['done', 'done']);
  }
  await table.moment('spectator', 299);
  for (const at of [298, 151, 77, 276, 3, 0]) {
    read.length = 0;
    const again = await table.moment(0, at);
    expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(60);
    const fresh = await new Tables(gameNamed, seen, new MemoryBus()).get(table.id);
    expect(again).toEqual(await fresh?.moment(0, at));
    expect(again).toMatchObject({ ok: true, value: { number: at, observer: 0 } });
  }
});

it('a very long match allows no more undo, but can be played to its end', async () => {
  const { seen } = await opened('bounds');
  const tables = new Tables(gameNamed, seen, new MemoryBus(), Date.now, '', { free: 5, all: 9 });
  const table = await made(tables);
  for (const round of [1, 2])
    expect([await answer(table, `a${round}`), await undo(table, `u${round}`)]).toEqual(['done', 'done']);
  expect(await answer(table, 'last')).toBe('done');
  expect(await undo(table, 'late')).toBe('match.long');
  const [legal] = (await table.update(1, -1))?.legal ?? [];
  const actions = [legal?.actions[0]?.action];
  const done = await table.answer(ANN, { client: 'on', seat: 1, decision: legal?.decision ?? 0, actions });
  expect(done).toMatchObject({ ok: true });
});

it('a match without end is cut off', async () => {
  const { seen } = await opened('all');
  const table = await made(new Tables(gameNamed, seen, new MemoryBus(), Date.now, '', { free: 1, all: 1 }));
  expect(await answer(table, 'a')).toBe('done');
  const [legal] = (await table.update(1, -1))?.legal ?? [];
  const more = { client: 'b', seat: 1, decision: legal?.decision ?? 0, actions: [legal?.actions[0]?.action] };
  expect(await table.answer(ANN, more)).toMatchObject({ ok: false, refusal: { code: 'match.long' } });
  expect(await table.answer('server', more)).toMatchObject({ ok: true });
});
