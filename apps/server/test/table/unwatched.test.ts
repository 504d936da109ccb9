/** Which tables leave memory. */
import { MemoryBus, Tables } from '@shutterbox/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { tempDir } from '../storage/temp-dir.ts';

const DATA_DIR = tempDir();
const ANN = { visitor: 'ann', name: 'Ann' };
let storage: Storage;

beforeEach(async () => {
  storage = await openSqlite(DATA_DIR);
});

afterEach(async () => {
  await storage.close();
});

it('keeps all tables that are watched, and of the others only the newest', async () => {
  const tables = new Tables(gameNamed, storage, new MemoryBus(), Date.now, '', undefined, 2);
  const make = async () => {
    const wish = {
      game: 'template',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'me' }],
      listed: false,
      pace: 0,
    } as const;
    const made = await tables.create(wish, ANN);
    if (!made.ok) throw new Error(made.refusal.sentence);
    return made.value;
  };
  const watch = async () => {
    const table = await make();
    table.listen(() => {});
    return table;
  };
  const watched = [await watch(), await watch(), await watch()];
  const others = [await make(), await make(), await make()];
  const kept = [...watched, ...others.slice(1)].map(({ id }) => id);
  expect(new Set(tables.ids())).toEqual(new Set(kept));
  expect((await tables.get(others[0]?.id ?? ''))?.id).toBe(others[0]?.id);
});
