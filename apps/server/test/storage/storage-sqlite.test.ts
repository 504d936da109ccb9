import { statSync, writeFileSync } from 'node:fs';
import { Kysely, type LogEvent } from 'kysely';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { AnswerNames } from '../../src/storage/answer-names.ts';
import type { Backend } from '../../src/storage/backend.ts';
import { entryNamed } from '../../src/storage/entries.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Database } from '../../src/storage/schema.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { appendToSqlite } from '../../src/storage/sqlite-append.ts';
import { SqliteDialect } from '../../src/storage/sqlite-dialect.ts';
import { Statements } from '../../src/storage/statements.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { storageOn } from '../../src/storage/store.ts';
import { storageContract } from './contract.ts';
import { durabilityContract } from './durability.ts';
import {
  appendEntries,
  createPlayed,
  deviceSample,
  headSample,
  seatSample,
  tailSample,
  visitorSample,
} from './samples.ts';
import { tempDir } from './temp-dir.ts';

const folder = tempDir();

describe('storage in SQLite', () => {
  storageContract(async () => ({ DATA_DIR: `${folder}/contract`, DATABASE_URL: undefined }));
  durabilityContract(async () => ({ DATA_DIR: `${folder}/durability`, DATABASE_URL: undefined }));

  it('refuses a store of a newer version with one sentence', async () => {
    const DATA_DIR = `${folder}/newer`;
    await (await openSqlite(DATA_DIR)).close();
    const file = new Libsql(`${DATA_DIR}/shutterbox.sqlite`);
    file.exec('update schema_version set version = 99');
    file.close();
    await expect(openStorage({ DATA_DIR, DATABASE_URL: undefined })).rejects.toThrow(
      /^The stored data was written by a newer version of Shutterbox \(schema 99; this one knows \d+\): run .*\.$/,
    );
  });

  it('says what is wrong with a folder that it cannot use, or a file that is not ours', async () => {
    writeFileSync(`${folder}/file`, '');
    await expect(openSqlite(`${folder}/file/data`)).rejects.toThrow(
      /^The data in DATA_DIR \(.*\) cannot be opened: .*\.$/,
    );
    await (await openSqlite(`${folder}/foreign`)).close();
    writeFileSync(`${folder}/foreign/shutterbox.sqlite`, 'Dear diary, '.repeat(1_000));
    await expect(openSqlite(`${folder}/foreign`)).rejects.toThrow(
      /^The data in DATA_DIR \(.*\) cannot be opened: .*\.$/,
    );
  });

  it('proves that it is ready by a write that reaches the log', async () => {
    const storage = await openSqlite(`${folder}/ready`);
    const size = () => statSync(`${folder}/ready/shutterbox.sqlite-wal`).size;
    const before = size();
    await storage.ping();
    expect(size()).toBeGreaterThan(before);
    await storage.close();
  });

  it('finds everything by an index, whatever is stored', async () => {
    await (await openSqlite(`${folder}/plans`)).close();
    const file = new Libsql(`${folder}/plans/shutterbox.sqlite`);
    const plans = await plansOf(file, async (storage) => {
      const match = await createPlayed(storage, 2);
      await appendEntries(storage, match, 3, 3);
      await storage.match(match);
      await storage.entries(match, 1);
      await storage.entryByClient(match, 'x');
      await storage.checkpoint(match);
      await storage.saveSeats(match, 0, []);
      await storage.openMatches(10);
      await storage.matchesOf('x', 10);
      await storage.overdue(5, 10);
      await storage.leaseBotWork('x', 5, 6, 10);
      await storage.releaseBotWork(match, 'x');
      await storage.deleteAbandoned(1, 1);
      await storage.createMatch(headSample(), tailSample({ status: 'over', updated: 1 }), [seatSample()]);
      await storage.sweepEnded({ botsMs: 1, peopleMs: 1, noticeMs: 1 }, 5);
      await storage.sweepEnded({ botsMs: 1, peopleMs: 1, noticeMs: 1 }, 9);
      await storage.visitor('x');
      await storage.useRecovery('x', 'y');
      await storage.saveVisitor(visitorSample({ id: 'x' }));
      await storage.addDevice(deviceSample('x'), 1);
      await storage.addDevice(deviceSample('x', { id: 'd' }), 1);
      await storage.replaceDevices(deviceSample('x'));
      await storage.device('d');
      await storage.knownDevices(['d']);
      await storage.seeDevice('d', 1);
      await storage.deleteDevice('x', 'd');
      await storage.deleteVisitor('x');
    });
    expect(plans.length).toBeGreaterThan(20);
    const scans = /^SCAN (?!.*CONSTANT ROW|choice|\(subquery).*/;
    const withoutIndex = plans.filter((plan) => scans.test(plan) && !plan.includes('USING'));
    expect(withoutIndex).toEqual([]);
  });
});

class Heard extends Statements {
  private readonly heard: Set<string>;

  constructor(file: Libsql.Database, heard: Set<string>) {
    super(file);
    this.heard = heard;
  }

  override all(sql: string, ...parameters: readonly unknown[]): readonly unknown[] {
    this.heard.add(sql);
    return super.all(sql, ...parameters);
  }

  override run(sql: string, ...parameters: readonly unknown[]): number {
    this.heard.add(sql);
    return super.run(sql, ...parameters);
  }
}

/** SQLite's query plan for every statement of some work. */
async function plansOf(file: Libsql.Database, work: (storage: Storage) => Promise<void>): Promise<readonly string[]> {
  const statements = new Set<string>();
  const log = ({ query }: LogEvent) => {
    statements.add(query.sql);
  };
  const db = new Kysely<Database>({ dialect: new SqliteDialect(file), log });
  const backend: Backend = {
    db,
    skipsLocked: false,
    write: (work) => db.transaction().execute(work),
    writeOne: (work) => work(db),
    append: async (append) => {
      const heard = new Heard(file, statements);
      appendToSqlite(heard, new AnswerNames(heard), append);
      return 'written';
    },
    indexesNames: false,
    entryByClient: (match, client) => entryNamed(db, new AnswerNames(new Heard(file, statements)), match, client),
    lockSchema: async () => {},
    close: () => db.destroy(),
  };
  await work(storageOn(backend));
  const steps = [...statements]
    .filter((sql) => /^(select|insert|update|delete|with)/.test(sql))
    .flatMap((sql) => file.prepare(`explain query plan ${sql}`).all() as { readonly detail: string }[]);
  await backend.close();
  return steps.map(({ detail }) => detail);
}
