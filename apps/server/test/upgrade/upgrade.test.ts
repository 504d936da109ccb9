/** A data folder written by version 0.1: three of its matches are continued here, one was over. */

import { createHmac } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryBus, type Table, Tables } from '@shutterbox/host';
import { decodeRecord, replayRecord, verifyRecord } from '@shutterbox/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { openHouse } from '../api/house.ts';
import { Person } from '../api/person.ts';
import matches from './version-0.1/matches.json' with { type: 'json' };

const LONGEST = 5_000;
const DAY = 86_400_000;

let folder: string;
let storage: Storage;
let bus: MemoryBus;
let tables: Tables;
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shutterbox-upgrade-'));
  copyFileSync(join(import.meta.dirname, 'version-0.1', 'shutterbox.sqlite'), join(folder, 'shutterbox.sqlite'));
  storage = await openSqlite(folder);
  bus = new MemoryBus();
  now = Date.UTC(2026, 10, 16, 9);
  tables = new Tables(gameNamed, storage, bus, () => now);
});

afterEach(async () => {
  tables.close();
  await bus.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

async function tableOf(id: string): Promise<Table> {
  const table = await tables.get(id);
  if (table === undefined) throw new Error(`There is no match ${id}.`);
  return table;
}

/** Every seat gives its first legal answer until the match is over. */
async function playOn(table: Table, seats: number): Promise<void> {
  for (let i = 0; i < LONGEST; i++) {
    for (let seat = 0; seat < seats; seat++) {
      const update = await table.update(seat, LONGEST);
      if (update === undefined || update.outcome !== undefined) return;
      const [question] = update.legal;
      if (question === undefined) continue;
      const actions = [question.actions.at(-1 - (i % question.actions.length))?.action];
      const done = await table.answer('server', { client: '', seat, decision: question.decision, actions });
      expect(done).toMatchObject({ ok: true });
    }
  }
}

describe.each(matches)(
  'a match of $game with $seats players from version 0.1',
  ({ id, game, seats, number, views }) => {
    it('is as it was, for every player', async () => {
      const table = await tableOf(id);
      for (const [seat, known] of views.entries()) {
        const update = await table.update(seat, number);
        expect(update?.number).toBe(number);
        expect(update?.view).toMatchObject(known.view);
        expect(update?.undo.count).toBe(known.undo);
        expect(update?.pending.map(({ seat: by, kind }) => ({ seat: by, kind }))).toEqual(
          known.pending.map(({ seat: by, kind }) => ({ seat: by, kind })),
        );
      }
    });

    it('has no hints for everyone', async () => {
      const { hints } = await (await tableOf(id)).info('');
      expect(hints).toBe(false);
    });

    it('keeps the clocks of its open questions', async () => {
      const before = await storage.match(id);
      const table = await tableOf(id);
      // Nothing happens half an hour before anyone runs out of time.
      now = Math.max(...(before?.tail.asked.map(({ since }) => since) ?? [])) + DAY / 2;
      await table.timeOut();
      expect((await storage.match(id))?.tail.number).toBe(number);
      if (before?.tail.status === 'over') return;
      now += DAY;
      await table.timeOut();
      expect((await storage.match(id))?.tail.number).toBeGreaterThan(number);
    });

    it('can be played to its end, and its record replays and verifies', async () => {
      const table = await tableOf(id);
      await playOn(table, seats);
      const record = await table.record();
      if (!record.ok) throw new Error(record.refusal.sentence);
      gameNamed(game)?.use(({ game: rules }) => {
        const decoded = decodeRecord(rules, JSON.parse(JSON.stringify(record.value)));
        if (!decoded.ok) throw new Error(decoded.problem);
        expect(replayRecord(rules, decoded.value)).toMatchObject({ ok: true });
        expect(verifyRecord(rules, decoded.value)).toMatchObject({ ok: true });
      });
    });
  },
);

describe('a visitor who was signed in with version 0.1', () => {
  const SECRET_KEY = 'the key of the server that wrote it';
  const ANN = 'dmPw-YHylIx4pRTRPZdvgQ';

  it('still is, with their seats, and can be signed out', async () => {
    const { url } = await openHouse({ storage: { ...storage, close: async () => {} } }, { SECRET_KEY });
    const [ann, copy] = [new Person(url), new Person(url)];
    const signature = createHmac('sha256', SECRET_KEY).update(`shutterbox visitor\n${ANN}`).digest('base64url');
    ann.cookie = `shutterbox=${ANN}.${signature}`;
    copy.cookie = ann.cookie;
    expect(await ann.must('GET', '/visitors/me')).toEqual({ name: 'Ann' });
    expect((await ann.table(matches[0]?.id ?? '')).seats[0]).toMatchObject({ mine: true });
    expect(await ann.must('GET', '/visitors/me/devices')).toMatchObject({
      devices: [{ name: 'Signed in before devices were listed', first: '2026-11-16', current: true }],
    });
    await ann.must('POST', '/visitors/me/devices/sign-out-others', {});
    expect((await ann.table(matches[0]?.id ?? '')).seats[0]).toMatchObject({ mine: true });
    expect(await copy.refused('GET', '/visitors/me')).toBe('401 visitor.unknown');
  });
});
