import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Append,
  botSeat,
  MatchGone,
  MemoryBus,
  newNonce,
  type SeatWish,
  type Table,
  Tables,
  taken,
  yes,
} from '@shutterbox/host';
import { decodeRecord, type Seat, verifyRecord } from '@shutterbox/kernel';
import type { Update } from '@shutterbox/protocol';
import { game as wildlife } from '@shutterbox/wildlife';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';

const ANNA = { visitor: 'anna', name: 'Anna' };
const ME: SeatWish = { kind: 'me' };

let folder: string;
let storage: Storage;
let bus: MemoryBus;
let tables: Tables;
let now: number;
let client = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shutterbox-table-'));
  storage = await openSqlite(folder);
  bus = new MemoryBus();
  now = 1_000_000;
  tables = new Tables(gameNamed, storage, bus, () => now);
});

afterEach(async () => {
  tables.close();
  await bus.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

async function made(
  seats: readonly SeatWish[],
  wish: { game?: string; pace?: number; options?: unknown } = {},
): Promise<Table> {
  const table = await tables.create({ game: 'wildlife', options: {}, listed: true, pace: 0, ...wish, seats }, ANNA);
  if (!table.ok) throw new Error(table.refusal.sentence);
  return table.value;
}

async function updateOf(table: Table, observer: Seat | 'spectator', from = -1): Promise<Update> {
  const update = await table.update(observer, from);
  if (update === undefined) throw new Error('The match has not started.');
  return update;
}

/** The seat whose turn it is, and its question. */
async function asked(table: Table): Promise<{ seat: Seat; decision: number; actions: readonly unknown[] }> {
  for (const { seat } of await table.seats()) {
    const [legal] = (await updateOf(table, seat, 1_000_000)).legal;
    if (legal !== undefined)
      return { seat, decision: legal.decision, actions: legal.actions.map(({ action }) => action) };
  }
  throw new Error('Nobody is asked.');
}

async function answerFirst(table: Table, name = `c${client++}`) {
  const { seat, decision, actions } = await asked(table);
  return table.answer({ visitor: 'anna' }, { client: name, seat, decision, actions: [actions[0]] });
}

describe('a table', () => {
  it('starts when its last seat is taken, not before', async () => {
    const table = await made([ME, { kind: 'open' }]);
    expect(await table.info('anna')).toMatchObject({ status: 'open', number: -1, host: true });
    expect(await table.update(0, -1)).toBeUndefined();
    const joined = await table.changeSeats(taken(1, 'ben', 'Ben', newNonce()));
    expect(joined).toMatchObject({ ok: true, value: { status: 'running', number: 0 } });
    expect(await table.changeSeats(taken(1, 'eve', 'Eve', newNonce()))).toMatchObject({
      ok: false,
      refusal: { code: 'seat.taken' },
    });
    expect((await table.info('ben')).seats.map(({ mine }) => mine)).toEqual([false, true]);
  });

  it.each([
    [{ game: 'chess' }, 'game.unknown'],
    [{ options: { raccoon: 7 } }, 'options.bad'],
    [{ options: { nonsense: true } }, 'options.bad'],
  ])('is refused for %o', async (wish, code) => {
    const result = await tables.create(
      { game: 'wildlife', options: {}, listed: true, pace: 0, seats: [ME, ME], ...wish },
      ANNA,
    );
    expect(result).toMatchObject({ ok: false, refusal: { code } });
  });

  it('tells each observer their own, and only what is new', async () => {
    const table = await made([ME, ME]);
    const [own, other] = [await updateOf(table, 0), await updateOf(table, 'spectator')];
    expect(own.number).toBe(0);
    expect(own.steps.map(({ kind }) => kind)).toEqual(['setup']);
    const dealt = (update: Update) =>
      update.steps.flatMap(({ events }) => events).filter((event) => JSON.stringify(event).includes('dealt'));
    expect(dealt(own).length).toBe(1);
    expect(dealt(other).length).toBe(0);
    expect(other.legal).toEqual([]);
    await answerFirst(table);
    const later = await updateOf(table, 0, 0);
    expect(later.steps.map(({ number }) => number)).toEqual([1]);
    expect((await updateOf(table, 0, later.number)).steps).toEqual([]);
  });

  it('accepts answers only from the player of the seat', async () => {
    const table = await made([ME, ME]);
    const { seat, decision, actions } = await asked(table);
    const answer = { client: 'x', seat, decision, actions: [actions[0]] };
    expect(await table.answer({ visitor: 'eve' }, answer)).toMatchObject({
      ok: false,
      refusal: { code: 'seat.notYours' },
    });
    expect(await table.answer({ visitor: '' }, answer)).toMatchObject({
      ok: false,
      refusal: { code: 'seat.notYours' },
    });
    expect(await table.answer({ visitor: 'anna' }, { ...answer, actions: [{ type: 'fly' }] })).toMatchObject({
      ok: false,
      refusal: { code: 'match.unknownAction' },
    });
    expect(await table.answer({ visitor: 'anna' }, { ...answer, decision: decision + 5 })).toMatchObject({
      ok: false,
      refusal: { code: 'match.stale' },
    });
    expect((await table.info('anna')).number).toBe(0);
    expect(await table.answer({ visitor: 'anna' }, answer)).toMatchObject({ ok: true, value: { number: 1 } });
  });

  it('accepts a resent answer once, and returns the same number again', async () => {
    const table = await made([ME, ME]);
    const { seat, decision, actions } = await asked(table);
    const answer = { client: 'again', seat, decision, actions: [actions[0]] };
    const first = await table.answer({ visitor: 'anna' }, answer);
    await answerFirst(table);
    expect(await table.answer({ visitor: 'anna' }, answer)).toEqual(first);
    expect((await storage.entries(table.id, 0)).length).toBe(3);
  });

  it('accepts a resent undo once', async () => {
    const table = await made([ME, ME]);
    const { seat, decision } = await asked(table);
    const batch = {
      client: 'batch',
      seat,
      decision,
      actions: [{ type: 'prepare' }, { type: 'dieOnHabitat', habitat: 0 }, { type: 'dieOnHabitat', habitat: 1 }],
    };
    expect(await table.answer({ visitor: 'anna' }, batch)).toMatchObject({
      ok: true,
      value: { number: 3, dropped: 0, left: [] },
    });
    const undo = { client: 'undo', seat, count: 1 };
    expect(await table.undo({ visitor: 'anna' }, undo)).toMatchObject({ ok: true, value: { number: 4 } });
    expect(await table.undo({ visitor: 'anna' }, undo)).toMatchObject({ ok: true, value: { number: 4 } });
    expect((await updateOf(table, seat)).undo.count).toBe(2);
  });

  it('goes on from storage after it was dropped, with undo', async () => {
    const table = await made([ME, ME]);
    const { seat, decision } = await asked(table);
    await table.answer(
      { visitor: 'anna' },
      { client: 'b', seat, decision, actions: [{ type: 'prepare' }, { type: 'dieOnHabitat', habitat: 0 }] },
    );
    const before = await updateOf(table, seat);
    tables.forget(table.id);
    const again = await tables.get(table.id);
    if (again === undefined) throw new Error('The table is gone.');
    expect(await updateOf(again, seat)).toEqual(before);
    expect(await again.undo({ visitor: 'anna' }, { client: 'u', seat, count: 1 })).toMatchObject({ ok: true });
  });

  it('writes checkpoints, and goes on from them', async () => {
    const table = await made([ME, ME]);
    for (let i = 0; i < 180 && (await table.info('anna')).status === 'running'; i++) await answerFirst(table);
    expect((await storage.checkpoint(table.id))?.number).toBeGreaterThan(40);
    const before = await updateOf(table, 0, 1_000_000);
    tables.forget(table.id);
    const again = await tables.get(table.id);
    expect(await again?.update(0, 1_000_000)).toEqual(before);
  });

  it('uses standing answers at once', async () => {
    const table = await made([ME, ME]);
    const { seat, decision } = await asked(table);
    const other = 1 - seat;
    expect(await table.stand('anna', other, [{ kind: 'offer', action: { type: 'pass' } }])).toMatchObject({ ok: true });
    expect(
      await table.answer({ visitor: 'anna' }, { client: 's', seat, decision, actions: [{ type: 'draw' }] }),
    ).toMatchObject({ ok: true, value: { number: 1 } });
    expect((await table.info('anna')).number).toBe(2);
    expect((await asked(table)).seat).toBe(seat);
    expect(await table.stand('eve', other, [])).toMatchObject({ ok: false });
  });

  it('answers for a player whose time runs out, and lets a bot take over after the second time', async () => {
    const table = await made([ME, ME], { pace: 60_000 });
    const { seat } = await asked(table);
    expect((await table.info('anna')).deadline).toBe(now + 60_000);
    expect(await storage.overdue(now + 59_999, 10)).toEqual([]);
    now += 60_000;
    expect(await storage.overdue(now, 10)).toEqual([table.id]);
    await table.timeOut();
    expect((await table.info('anna')).number).toBe(1);
    expect((await table.seats())[seat]).toMatchObject({ timeouts: 1, away: false });
    now += 60_000;
    await table.timeOut();
    expect((await table.seats())[seat]).toMatchObject({ timeouts: 2, away: true });
  });

  it('keeps a deadline when another process takes over', async () => {
    const { id } = await made([ME, ME], { pace: 60_000 });
    now += 50_000;
    const elsewhere = new Tables(gameNamed, storage, bus, () => now);
    const table = await elsewhere.get(id);
    if (table === undefined) throw new Error('The table is gone.');
    // A change of seats writes the deadline again.
    await table.changeSeats((seats) => yes(seats.map((row) => ({ ...row, level: 'easy' }))));
    expect((await table.info('anna')).deadline).toBe(1_060_000);
    now += 10_000;
    await table.timeOut();
    expect((await table.info('anna')).number).toBe(1);
    elsewhere.close();
  });

  it('says whom it waits for', async () => {
    const table = await made([ME, { kind: 'bot', level: 'easy' }]);
    const question = await table.botQuestion();
    const waits = question === undefined ? [0] : [1];
    expect((await table.info('')).waits).toEqual(waits);
    expect((await storage.matchesOf('anna', 1))[0]?.tail.asked.map(({ seat }) => seat)).toEqual(waits);
  });

  it('lists only the answers to open questions', async () => {
    const table = await made([ME, ME]);
    const { seat, decision } = await asked(table);
    expect(await table.legal('anna', seat, decision)).toMatchObject({ ok: true, value: { decision } });
    expect(await table.legal('anna', seat, decision + 1)).toMatchObject({
      ok: false,
      refusal: { code: 'match.stale' },
    });
    expect(await table.legal('eve', seat, decision)).toMatchObject({ ok: false, refusal: { code: 'seat.notYours' } });
  });

  it('shows every past moment, as the observer saw it then', async () => {
    const table = await made([ME, ME]);
    const views = [(await updateOf(table, 1)).view];
    for (let i = 0; i < 60; i++) {
      await answerFirst(table);
      views.push((await updateOf(table, 1)).view);
    }
    for (const [number, view] of views.entries()) {
      expect(await table.moment(1, number)).toMatchObject({ ok: true, value: { observer: 1, number, view } });
    }
    expect(await table.moment('spectator', 3)).toMatchObject({ value: { view: { assignments: [-1, -1] } } });
    expect(await table.moment(1, 61)).toMatchObject({ ok: false, refusal: { code: 'match.noMoment' } });
  });

  it('keeps working for callers that still have it after it was dropped, and hears of others', async () => {
    const old = await made([ME, ME]);
    tables.forget(old.id);
    const fresh = await tables.get(old.id);
    if (fresh === undefined || fresh === old) throw new Error('It was not forgotten.');
    await answerFirst(fresh);
    expect((await old.info('anna')).number).toBe(1);
    const heard = new Promise<void>((resolve) => void old.listen(resolve));
    await answerFirst(fresh);
    await heard;
    expect((await old.info('anna')).number).toBe(2);
  });

  it('says so if the match was deleted meanwhile', async () => {
    const table = await made([ME, ME]);
    await storage.deleteVisitor('anna');
    tables.forget(table.id);
    await expect(table.info('anna')).rejects.toThrow(MatchGone);
  });

  it('lets a person return by answering', async () => {
    const table = await made([ME, ME], { pace: 60_000 });
    const { seat } = await asked(table);
    now += 60_000;
    await table.timeOut();
    const next = await asked(table);
    expect(next.seat).toBe(seat);
    await table.answer({ visitor: 'anna' }, { client: 'back', ...next, actions: [next.actions[0]] });
    expect((await table.seats())[seat]).toMatchObject({ timeouts: 0, away: false });
  });

  it('asks bots one question at a time, and meanwhile waits for nobody else', async () => {
    const table = await made([ME, { kind: 'bot', level: 'easy' }]);
    for (let i = 0; i < 40; i++) {
      const question = await table.botQuestion();
      if (question === undefined) break;
      expect(question).toMatchObject({ game: 'wildlife', seat: 1, level: 'easy' });
      expect((await storage.leaseBotWork('p', now, now + 10, 10)).length).toBe(1);
      const answer = { client: '', seat: 1, decision: question.decision.id, actions: [question.legal[0]] };
      expect(await table.answer('server', answer)).toMatchObject({ ok: true });
    }
    const asking = await asked(table);
    expect(asking.seat).toBe(0);
    expect(await storage.leaseBotWork('p', now + 100, now + 110, 10)).toEqual([]);
  });

  it('hands a seat to a bot, and keeps its part in the chance', async () => {
    const table = await made([ME, ME]);
    const nonce = (await table.seats())[1]?.nonce ?? '';
    await table.changeSeats((seats) => yes(seats.map((row) => (row.seat === 1 ? botSeat(1, 'hard', row.nonce) : row))));
    expect((await table.seats())[1]).toMatchObject({ kind: 'bot', nonce });
  });

  it('gives its record only when it is over, and the record verifies', async () => {
    const table = await made([ME, ME], { options: { tokens: false, reserving: false } });
    expect(await table.record()).toMatchObject({ ok: false, refusal: { code: 'match.running' } });
    while ((await table.info('anna')).status === 'running') {
      const { seat, decision, actions } = await asked(table);
      const wanted = actions.find((action) => /prepare|place|photograph|explore/.test(JSON.stringify(action)));
      const action = wanted ?? actions[client % actions.length];
      await table.answer({ visitor: 'anna' }, { client: `r${client++}`, seat, decision, actions: [action] });
    }
    const record = await table.record();
    if (!record.ok) throw new Error(record.refusal.sentence);
    const decoded = decodeRecord(wildlife, JSON.parse(JSON.stringify(record.value)));
    if (!decoded.ok) throw new Error(decoded.problem);
    expect(verifyRecord(wildlife, decoded.value)).toMatchObject({ ok: true });
  });
});

describe('two processes at one table', () => {
  it('see what the other wrote, and race for one number without a loss', async () => {
    const here = await made([ME, ME]);
    const elsewhere = new Tables(gameNamed, storage, bus, () => now);
    const there = await elsewhere.get(here.id);
    if (there === undefined) throw new Error('The table is gone.');
    for (let i = 0; i < 30; i++) {
      const { seat, decision, actions } = await asked(here);
      const answers = [here, there].map((table, process) =>
        table.answer({ visitor: 'anna' }, { client: `race-${i}-${process}`, seat, decision, actions: [actions[0]] }),
      );
      const results = await Promise.all(answers);
      expect(results.filter(({ ok }) => ok).length).toBe(1);
      expect(await updateOf(there, 0, 1_000_000)).toEqual(await updateOf(here, 0, 1_000_000));
    }
    const numbers = (await storage.entries(here.id, 0)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    elsewhere.close();
  });
});

describe('when storage fails', () => {
  it('nothing is lost or doubled: the next answer finds what was written', async () => {
    const table = await made([ME, ME]);
    const { seat, decision, actions } = await asked(table);
    const append = storage.append.bind(storage);
    storage.append = async (what: Append) => {
      await append(what);
      throw new Error('the connection broke after the write');
    };
    const answer = { client: 'broken', seat, decision, actions: [actions[0]] };
    await expect(table.answer({ visitor: 'anna' }, answer)).rejects.toThrow('the connection broke');
    storage.append = async () => {
      throw new Error('the connection broke before the write');
    };
    await expect(answerFirst(table)).rejects.toThrow('before the write');
    storage.append = append;
    expect(await table.answer({ visitor: 'anna' }, answer)).toMatchObject({ ok: true, value: { number: 1 } });
    expect((await storage.entries(table.id, 0)).length).toBe(2);
  });
});
