import './patience.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../scripts/lib/services.mjs';
import { backup } from '../../src/storage/backup.ts';
import { openStorage, type StorageSettings } from '../../src/storage/open.ts';
import { restore } from '../../src/storage/restore.ts';
import { notRun } from './not-run.ts';
import { emptyDatabase } from './postgres-databases.ts';
import {
  appendEntries,
  createPlayed,
  deviceSample,
  entrySample,
  headSample,
  seatSample,
  tailSample,
  visitorSample,
} from './samples.ts';
import { tempDir } from './temp-dir.ts';

const folder = tempDir();
const ADA = visitorSample({ id: 'ada', name: 'a\0b \ud800 👩‍👩‍👧 "\n' });
const PHONE = deviceSample('ada', { id: 'phone' });
const LARGE = { squares: Array.from({ length: 20_000 }, (_, i) => `square ${i} é`) };
const COUNTS = { visitors: 1, devices: 1, matches: 252, options: 252, seats: 503, entries: 505, checkpoints: 1 };

let made = 0;
const emptySqlite = async (): Promise<StorageSettings> => ({
  DATA_DIR: `${folder}/${made++}`,
  DATABASE_URL: undefined,
});
const newFile = () => `${folder}/${made++}.gz`;

async function fill(settings: StorageSettings): Promise<void> {
  const storage = await openStorage(settings);
  await storage.saveVisitor(ADA);
  await storage.addDevice(PHONE, 5);
  const head = headSample({ id: 'large', options: LARGE, host: 'ada' });
  await storage.createMatch(head, tailSample(), [seatSample({ visitor: 'ada', standing: [{ kind: 'offer' }] })]);
  const checkpoint = { number: 0, checkpoint: { state: 1 } };
  const entries = [entrySample(0, { client: 'c' })];
  await storage.append({ match: 'large', entries, tail: tailSample({ number: 0 }), checkpoint });
  await Promise.all(Array.from({ length: 250 }, () => createPlayed(storage, 1)));
  await createPlayed(storage, 3);
  await storage.close();
}

/** The lines of a backup without its last one, sorted, because collations differ. */
function contentsOf(file: string): readonly string[] {
  return linesOf(file).slice(0, -1).toSorted();
}

function linesOf(file: string): readonly string[] {
  return gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
}

/** A file of these lines, with the matching checksum. */
function sealed(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return gzipSync(`${text}${JSON.stringify({ sha256 })}\n`);
}

/** Checks that nothing of a failed restore is left. */
async function expectEmpty(settings: StorageSettings): Promise<void> {
  const file = newFile();
  const counts = await backup(settings, file);
  expect(Object.values(counts).every((count) => count === 0)).toBe(true);
}

/** Without the table and columns that came later. */
function ofSchema1(line: string): readonly string[] {
  const [table, { asked: _, goes: __, hints: ___, ...row }] = JSON.parse(line);
  return table === 'devices' ? [] : [JSON.stringify([table, row])];
}

function headerOfSchema1(line: string): string {
  const { counts, ...rest } = JSON.parse(line);
  const { devices: _, ...old } = counts;
  return JSON.stringify({ ...rest, schema: 1, counts: old });
}

function roundTrips(from: () => Promise<StorageSettings>, to: () => Promise<StorageSettings>): void {
  it('restores everything unchanged', async () => {
    const [source, target, first, second] = [await from(), await to(), newFile(), newFile()];
    await fill(source);
    expect(await backup(source, first)).toEqual(COUNTS);
    expect(await restore(target, first)).toEqual(COUNTS);
    await backup(target, second);
    expect(contentsOf(second)).toEqual(contentsOf(first));
    const storage = await openStorage(target);
    expect(await storage.visitor('ada')).toEqual(ADA);
    expect(await storage.devicesOf('ada')).toEqual([PHONE]);
    expect((await storage.match('large'))?.head.options).toEqual(LARGE);
    expect(await appendEntries(storage, 'large', 1, 1)).toBe('written');
    await storage.close();
  });

  it('refuses a store that is not empty, and leaves it as it was', async () => {
    const [source, target, file] = [await from(), await to(), newFile()];
    await backup(source, file);
    const storage = await openStorage(target);
    await storage.saveVisitor(ADA);
    await expect(restore(target, file)).rejects.toThrow(
      'There is already data here. A backup can only be restored into an empty store.',
    );
    expect(await storage.visitor('ada')).toEqual(ADA);
    await storage.close();
  });

  it('saves one moment, while the match goes on', async () => {
    const [source, target, file] = [await from(), await to(), newFile()];
    const storage = await openStorage(source);
    const match = await createPlayed(storage, 300);
    let going = true;
    const play = async () => {
      for (let number = 301; going; number++) await appendEntries(storage, match, number, number);
    };
    const playing = play();
    await backup(source, file);
    going = false;
    await playing;
    await storage.close();
    await restore(target, file);
    const restored = await openStorage(target);
    const number = (await restored.match(match))?.tail.number ?? -1;
    expect(number).toBeGreaterThanOrEqual(300);
    expect(await restored.entries(match, 0)).toHaveLength(number + 1);
    await restored.close();
  });

  it('restores nothing from a backup that turns out to be damaged at its very end', async () => {
    const [source, target, file] = [await from(), await to(), newFile()];
    await fill(source);
    await backup(source, file);
    writeFileSync(file, gzipSync(`${linesOf(file).slice(0, -1).join('\n')}\n{"sha256":"0"}\n`));
    await expect(restore(target, file)).rejects.toThrow(
      /is damaged \(the checksum does not match\): nothing was restored\.$/,
    );
    await expectEmpty(target);
  });

  it('migrates a backup of an older version', async () => {
    const [source, target, file] = [await from(), await to(), newFile()];
    await fill(source);
    await backup(source, file);
    const [header = '', ...rows] = linesOf(file).slice(0, -1);
    writeFileSync(file, sealed([headerOfSchema1(header), ...rows.flatMap(ofSchema1)]));
    await restore(target, file);
    const storage = await openStorage(target);
    const again = { match: 'large', entries: [entrySample(1, { client: 'c' })], tail: tailSample({ number: 1 }) };
    expect(await storage.append(again)).toBe('taken');
    // The old token becomes a device of its own, so that it can be signed out.
    const seen = Math.floor(ADA.seen / 86_400_000);
    expect(await storage.devicesOf('ada')).toEqual([{ id: 'ada', visitor: 'ada', name: '', first: seen, last: seen }]);
    await storage.close();
  });
}

describe('backup from SQLite to SQLite', () => {
  roundTrips(emptySqlite, emptySqlite);
});

describe('a backup file', () => {
  let file: string;
  let lines: readonly string[];

  beforeAll(async () => {
    const source = await emptySqlite();
    file = newFile();
    await fill(source);
    await backup(source, file);
    lines = linesOf(file);
  });

  it('says what it is, how much is in it and that it is secret, and only its owner can read it', () => {
    const header = { format: 'shutterbox-backup', version: 1, counts: COUNTS, note: expect.stringMatching(/secrets/) };
    expect(JSON.parse(lines[0] ?? '')).toMatchObject(header);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('is kept when the next backup fails', async () => {
    const before = readFileSync(file);
    const nowhere = { DATA_DIR: '', DATABASE_URL: 'postgres://shutterbox@127.0.0.1:1/none' };
    await expect(backup(nowhere, file)).rejects.toThrow(/^Postgres cannot be reached/);
    expect(readFileSync(file)).toEqual(before);
  });

  const damages: readonly (readonly [string, () => Buffer, RegExp])[] = [
    ['is empty', () => Buffer.alloc(0), /is not a Shutterbox backup|cannot be read/],
    ['is no gzip', () => Buffer.from('hello'), /cannot be read/],
    ['is gzip of something else', () => gzipSync('hello\n'), /is not a Shutterbox backup/],
    ['was cut', () => readFileSync(file).subarray(0, -2_000), /cannot be read/],
    ['has a changed row', () => gzipSync(`${lines.map(changedId).join('\n')}\n`), /the checksum does not match/],
    ['has a changed byte', () => changedByte(readFileSync(file)), /cannot be read|damaged/],
    ['lacks its end', () => gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /its end is missing/],
    ['lacks a row', () => gzipSync(`${lines.toSpliced(-3, 1).join('\n')}\n`), /the checksum does not match/],
    ['lacks a row and hides it', () => sealed(lines.slice(0, -2)), /the number of checkpoints does not match/],
    ['lacks a row that others refer to', () => sealed(lines.toSpliced(5, 1).slice(0, -1)), /could not be restored/],
    ['has an unreadable row', () => gzipSync(`${lines.toSpliced(5, 0, '[1').join('\n')}\n`), /a line cannot be read/],
    ['has more after its end', () => gzipSync(`${lines.join('\n')}\n[]\n`), /there is data after its end/],
    [
      'names a foreign table',
      () => sealed([...lines.slice(0, -1), '["schema_version",{"version":3}]']),
      /cannot be read/,
    ],
    ['is of a newer format', () => sealed(changedHeader({ version: 2 })), /newer version of Shutterbox/],
    ['is of a newer schema', () => sealed(changedHeader({ schema: 99 })), /newer version of Shutterbox/],
  ];

  function changedByte(bytes: Buffer): Buffer {
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    return bytes;
  }

  function changedId(line: string): string {
    return line.startsWith('["matches"') ? line.replace('"id":"', '"id":"other') : line;
  }

  function changedHeader(part: object): readonly string[] {
    return [JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...part }), ...lines.slice(1, -1)];
  }

  it.each(damages)('that %s is refused with one sentence, and nothing is restored', async (_, damaged, sentence) => {
    const [target, broken] = [await emptySqlite(), newFile()];
    writeFileSync(broken, damaged());
    const restoring = restore(target, broken);
    await expect(restoring).rejects.toThrow(sentence);
    await expect(restoring).rejects.toThrow(/^[^\n]*\.$/);
    await expectEmpty(target);
  });

  it('that does not exist is refused with one sentence', async () => {
    await expect(restore(await emptySqlite(), `${folder}/none.gz`)).rejects.toThrow(/cannot be read \(ENOENT.*\.$/);
  });
});

const postgres = await startPostgres();
if ('missing' in postgres) notRun('backup to and from Postgres', postgres.missing);
else {
  afterAll(() => postgres.stop());
  const emptyPostgres = () => emptyDatabase(postgres.url, `backup${made++}`);

  describe('backup from SQLite to Postgres', () => {
    roundTrips(emptySqlite, emptyPostgres);
  });

  describe('backup from Postgres to SQLite', () => {
    roundTrips(emptyPostgres, emptySqlite);
  });
}
