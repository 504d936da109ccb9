import './patience.ts';
import type { Append, AppendResult } from '@shutterbox/host';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../../../scripts/lib/services.mjs';
import { openStorage } from '../../src/storage/open.ts';
import { PostgresCommit } from '../../src/storage/postgres-commit.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { notRun } from './not-run.ts';
import { emptyDatabase } from './postgres-databases.ts';
import { createPlayed, entrySample, tailSample } from './samples.ts';

const SUITE = 'appends that come together to Postgres';
const MANY = 20;
const postgres = await startPostgres();

if ('missing' in postgres) notRun(SUITE, postgres.missing);
else {
  afterAll(() => postgres.stop());

  describe(SUITE, () => {
    let storage: Storage;
    let url: string;
    let pool: HeardPool;
    let commits: PostgresCommit;

    beforeAll(async () => {
      const settings = await emptyDatabase(postgres.url, 'together');
      url = settings.DATABASE_URL;
      storage = await openStorage(settings);
      pool = new HeardPool(url);
      commits = new PostgresCommit(pool);
    });
    afterAll(async () => {
      await storage.close();
      await pool.end();
    });

    /** One after the other, however slow the machine is: nobody waits for a connection until it gives up. */
    const played = async (count: number) => {
      const matches: string[] = [];
      while (matches.length < count) matches.push(await createPlayed(storage, 0));
      return matches;
    };
    const appendAll = (appends: readonly Append[]) => Promise.all(appends.map((append) => commits.append(append)));
    /** How each ended. */
    const outcomes = async (appends: readonly Append[]) =>
      (await Promise.allSettled(appends.map((append) => commits.append(append)))).map((end) =>
        end.status === 'fulfilled' ? end.value : end.status,
      );
    const statementsOf = async (work: () => Promise<unknown>) => {
      pool.heard.length = 0;
      await work();
      return [...pool.heard];
    };
    /** Another connection, as another process has it. */
    const stranger = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    };
    /** Everyone who writes entries has to wait until it commits. */
    const closeEntries = async () => {
      const client = await stranger();
      await client.query('begin');
      await client.query('lock table entries in share mode');
      return client;
    };
    /** The connections that wait for a lock, once there are so many. */
    const waiters = async (count: number) => {
      const client = await stranger();
      for (;;) {
        const { rows } = await client.query<{ readonly pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' order by query_start",
        );
        if (rows.length >= count) return rows.map(({ pid }) => pid);
      }
    };

    it('are one statement, however many they are', async () => {
      const matches = await played(MANY);
      const appends = matches.map((match) => appendOf(match, 1));
      expect(await statementsOf(() => appendAll(appends))).toEqual(['append many']);
      for (const match of matches) {
        expect(await storage.entries(match, 1)).toEqual([entrySample(1)]);
        expect((await storage.match(match))?.tail).toEqual(tailSample({ number: 1 }));
      }
    });

    it('wait for their turn in few statements, not in one each', async () => {
      const matches = await played(3 * MANY);
      const [first, second, later] = [0, 1, 2].map((part) => matches.slice(part * MANY, (part + 1) * MANY));
      const entries = await closeEntries();
      const told: Promise<readonly AppendResult[]>[] = [];
      const send = (ids: readonly string[] = []) => told.push(appendAll(ids.map((match) => appendOf(match, 1))));
      const statements = await statementsOf(async () => {
        send(first);
        await waiters(1);
        send(second);
        await waiters(2);
        for (const match of later ?? []) {
          send([match]);
          await new Promise(setImmediate);
        }
        await entries.query('commit');
        expect((await Promise.all(told)).flat()).toEqual(matches.map(() => 'written'));
      });
      expect(statements).toEqual(['append many', 'append many', 'append many']);
    });

    it('leave connections for everything else', async () => {
      const matches = await played(MANY);
      const entries = await closeEntries();
      const told = matches.map(async (match) => storage.append(appendOf(match, 1)));
      await waiters(1);
      const more = matches.map(async (match) => storage.append(appendOf(match, 2)));
      await waiters(2);
      expect((await storage.match(matches[0] ?? ''))?.tail.number).toBe(0);
      await entries.query('commit');
      expect(await Promise.all(told)).toEqual(matches.map(() => 'written'));
      await Promise.all(more);
    });

    it('are not affected by one that is taken', async () => {
      const matches = await played(MANY);
      const appends = matches.map((match, i) => appendOf(match, i === 7 ? 2 : i === 9 ? 0 : 1));
      const expected = matches.map((_, i) => (i === 7 || i === 9 ? 'taken' : 'written'));
      expect(await appendAll(appends)).toEqual(expected);
      for (const [i, match] of matches.entries()) {
        expect((await storage.match(match))?.tail.number).toBe(expected[i] === 'written' ? 1 : 0);
        expect(await storage.entries(match, 0)).toHaveLength(expected[i] === 'written' ? 2 : 1);
      }
    });

    it('are not affected by one whose last entry has a known name, and which leaves nothing behind', async () => {
      const matches = await played(MANY);
      const known = { client: 'known' };
      await appendAll(matches.map((match) => appendOf(match, 1, known)));
      const appends = matches.map((match, i) => ({
        match,
        entries: [entrySample(2), entrySample(3, { client: i === 11 ? 'known' : 'new' })],
        tail: tailSample({ number: 3, status: 'over' }),
        checkpoint: { number: 3, checkpoint: { i } },
      }));
      const statements = await statementsOf(async () => {
        expect(await outcomes(appends)).toEqual(matches.map((_, i) => (i === 11 ? 'taken' : 'written')));
      });
      // Found by halving.
      expect(statements.length).toBeLessThan(MANY);
      for (const [i, match] of matches.entries()) {
        const isTaken = i === 11;
        expect((await storage.match(match))?.tail.number).toBe(isTaken ? 1 : 3);
        expect((await storage.entries(match, 0)).map(({ client }) => client)).toEqual(
          isTaken ? ['', 'known'] : ['', 'known', '', 'new'],
        );
        expect(await storage.checkpoint(match)).toEqual(isTaken ? undefined : { number: 3, checkpoint: { i } });
      }
    });

    it('are not affected by one that cannot be stored', async () => {
      const matches = await played(MANY);
      const appends = matches.map((match, i) => appendOf(match, 1, { client: i === 5 ? 'a\0b' : 'a' }));
      const circular: { self?: unknown } = {};
      circular.self = circular;
      appends[6] = appendOf(matches[6] ?? '', 1, { entry: circular });
      expect(await outcomes(appends)).toEqual(matches.map((_, i) => (i === 5 || i === 6 ? 'rejected' : 'written')));
    });

    it('to one match are decided one after the other', async () => {
      const [match = '', other = ''] = await played(2);
      const twice = [appendOf(match, 1), appendOf(other, 1), appendOf(match, 1), appendOf(match, 2)];
      const told = await appendAll(twice);
      expect(told.slice(0, 3)).toEqual(['written', 'written', 'taken']);
      const last = told[3] === 'written' ? 2 : 1;
      expect((await storage.entries(match, 0)).map(({ number }) => number)).toEqual([0, 1, 2].slice(0, last + 1));
      expect((await storage.match(match))?.tail.number).toBe(last);
      // Without entries, only the tail says which one it was.
      const tails = [tailSample({ number: 1, updated: 7 }), tailSample({ number: 1, updated: 8 })];
      expect(await appendAll(tails.map((tail) => ({ match: other, entries: [], tail })))).toEqual([
        'written',
        'written',
      ]);
      expect((await storage.match(other))?.tail.updated).toBe(8);
    });

    it('wait for no lock while they have one, so they are part of no deadlock', async () => {
      const [locked = '', free = ''] = await played(2);
      const other = await stranger();
      await other.query('begin');
      await other.query('select 1 from matches where id = $1 for update', [locked]);
      const [waiting, done] = [commits.append(appendOf(locked, 1)), commits.append(appendOf(free, 1))];
      expect(await done).toBe('written');
      // In the wrong order for anyone who still had this lock, whichever order that was.
      await other.query('select 1 from matches where id = $1 for update', [free]);
      await other.query("update matches set lease_holder = 'other' where id = $1", [locked]);
      await other.query('commit');
      expect(await waiting).toBe('written');
      expect((await storage.match(locked))?.tail.number).toBe(1);
    });

    it('are taken if someone else was first while they waited', async () => {
      const [locked = '', free = ''] = await played(2);
      const other = await stranger();
      await other.query('begin');
      await other.query('update matches set number = 1 where id = $1', [locked]);
      const told = appendAll([appendOf(locked, 1), appendOf(free, 1)]);
      await waiters(1);
      await other.query('commit');
      expect(await told).toEqual(['taken', 'written']);
      expect(await storage.entries(locked, 0)).toHaveLength(1);
    });

    it('are tried again after a conflict', async () => {
      const matches = await played(MANY);
      pool.failures.push(conflict('40P01'), conflict('40001'));
      const statements = await statementsOf(async () => {
        expect(await appendAll(matches.map((match) => appendOf(match, 1)))).toEqual(matches.map(() => 'written'));
      });
      expect(statements).toEqual(['append many', 'append many', 'append many']);
    });

    it('fail together if their connection breaks, and nobody fails with them', async () => {
      const matches = await played(2 * MANY);
      const [broken, whole] = [matches.slice(0, MANY), matches.slice(MANY)];
      const entries = await closeEntries();
      const first = outcomes(broken.map((match) => appendOf(match, 1)));
      const [victim] = await waiters(1);
      const second = outcomes(whole.map((match) => appendOf(match, 1)));
      await waiters(2);
      await (await stranger()).query('select pg_terminate_backend($1)', [victim]);
      expect(await first).toEqual(broken.map(() => 'rejected'));
      await entries.query('commit');
      expect(await second).toEqual(whole.map(() => 'written'));
      expect(await outcomes(broken.map((match) => appendOf(match, 1)))).toEqual(broken.map(() => 'written'));
    });

    it('are there for everyone the moment they are acknowledged', async () => {
      const matches = await played(MANY);
      const seen = await Promise.all(
        matches.map(async (match) => {
          await commits.append(appendOf(match, 1));
          return (await storage.match(match))?.tail.number;
        }),
      );
      expect(seen).toEqual(matches.map(() => 1));
    });
  });
}

function appendOf(match: string, number: number, part: Parameters<typeof entrySample>[1] = {}): Append {
  return { match, entries: [entrySample(number, part)], tail: tailSample({ number }) };
}

function conflict(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('It lost to another one.', 0, 'error'), { code });
}

/** Hears the names of statements, and fails instead of running one as often as it is told to. */
class HeardPool extends pg.Pool {
  readonly heard: string[] = [];
  readonly failures: Error[] = [];

  constructor(connectionString: string) {
    super({ connectionString });
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('error', () => {});
      const asked = client.query.bind(client) as (...asked: readonly unknown[]) => unknown;
      const hear = (statement: pg.QueryConfig, ...more: readonly unknown[]): unknown => {
        this.heard.push(statement.name ?? '');
        const failure = this.failures.shift();
        return failure === undefined ? asked(statement, ...more) : Promise.reject(failure);
      };
      client.query = hear as typeof client.query;
    });
  }
}
