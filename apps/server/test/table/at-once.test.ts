/** Listeners are told without waiting, and yet never of anything that is not stored. */
import { MemoryBus, type Present, type Table, Tables } from '@shutterbox/host';
import { expect, it, onTestFinished } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { tempDir } from '../storage/temp-dir.ts';

const folder = tempDir();
const ANN = { visitor: 'ann', name: 'Ann' };

/** A table on a storage that writes entries when it is told to, with whether each is stored. */
async function slowTable(name: string) {
  const storage = await openSqlite(`${folder}/${name}`);
  onTestFinished(() => storage.close());
  let before: () => Promise<void> = async () => {};
  const stored: number[] = [];
  const slow: Storage = {
    ...storage,
    append: async (append) => {
      await before();
      const result = await storage.append(append);
      stored.push(append.tail.number);
      return result;
    },
  };
  const tables = new Tables(gameNamed, slow, new MemoryBus());
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const made = await tables.create({ game: 'template', options: {}, listed: false, pace: 0, seats }, ANN);
  if (!made.ok) throw new Error(made.refusal.sentence);
  const wait = (waiting: () => Promise<void>) => {
    before = waiting;
  };
  return { table: made.value, stored, wait };
}

/** The newest entry that can be seen at once, if any can. */
function seenAtOnce(table: Table): number | undefined {
  let seen: number | undefined;
  const see = (present: Present) => {
    seen = present.brief(0, -1, false)?.number;
  };
  return table.lookAtOnce({ visitor: 'ann', known: () => -1, see }) ? seen : undefined;
}

async function answer(table: Table) {
  const [legal] = (await table.update(0, -1))?.legal ?? [];
  const actions = [legal?.actions[0]?.action];
  return table.answer(ANN, { client: 'a', seat: 0, decision: legal?.decision ?? 0, actions });
}

it('shows nothing while an entry is being written, and tells of it as soon as it is stored', async () => {
  const { table, stored, wait } = await slowTable('slow');
  let write = () => {};
  let begun = () => {};
  const writing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  wait(() => {
    begun();
    return new Promise((resolve) => {
      write = resolve;
    });
  });
  const told: unknown[] = [];
  table.listen(() => void told.push([seenAtOnce(table), stored.includes(1), table.seatsAtOnce()?.length]));
  expect([seenAtOnce(table), table.seatsAtOnce()?.length]).toEqual([0, 2]);
  const answered = answer(table);
  await writing;
  expect([seenAtOnce(table), table.seatsAtOnce(), told]).toEqual([undefined, undefined, []]);
  write();
  expect(await answered).toMatchObject({ ok: true, value: { number: 1 } });
  expect(told).toEqual([[1, true, 2]]);
});

it('tells nobody of an entry that could not be written', async () => {
  const { table, wait } = await slowTable('full');
  wait(() => Promise.reject(new Error('The disk is full.')));
  let told = 0;
  table.listen(() => void told++);
  await expect(answer(table)).rejects.toThrow('The disk is full.');
  expect([told, seenAtOnce(table)]).toEqual([0, undefined]);
  let number: number | undefined;
  await table.look({
    visitor: 'ann',
    known: () => -1,
    see: (present) => {
      number = present.number;
    },
  });
  expect(number).toBe(0);
});
