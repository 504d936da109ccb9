import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import {
  FORMAT,
  FORMAT_VERSION,
  type Header,
  NOTE,
  type Row,
  TABLE_NAMES,
  TABLES,
  type Table,
} from './backup-format.ts';
import { migrate, NEWEST_SCHEMA } from './migrations.ts';
import { openForUpkeep, type StorageSettings } from './open.ts';
import type { Writer } from './schema.ts';

/** Rows in memory at a time. */
const PAGE = 100;

const PIECE_CHARACTERS = 65_536;

/** Only the owner can read it: there are secrets in it. */
const FILE_MODE = 0o600;

/** Saves everything at one moment, while servers keep running; returns the counts. An existing file is replaced at the very end. */
export async function backup(settings: StorageSettings, file: string): Promise<Header['counts']> {
  const backend = await openForUpkeep(settings);
  const unfinished = `${file}.${process.pid}.partial`;
  try {
    await migrate(backend);
    const counts = await save(backend, unfinished);
    await rename(unfinished, file);
    return counts;
  } finally {
    await rm(unfinished, { force: true });
    await backend.close();
  }
}

async function save(backend: Backend, file: string): Promise<Header['counts']> {
  const moment = backend.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const counts = await moment.execute(async (tx) => {
    const header = await headerOf(tx);
    const out = createWriteStream(file, { mode: FILE_MODE });
    await pipeline(Readable.from(withChecksum(lines(tx, header))), createGzip(), out);
    return header.counts;
  });
  await flush(file);
  return counts;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

async function headerOf(tx: Writer): Promise<Header> {
  const counts = { visitors: 0, devices: 0, matches: 0, options: 0, seats: 0, entries: 0, checkpoints: 0 };
  for (const table of TABLE_NAMES) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(tx);
    counts[table] = rows[0]?.rows ?? 0;
  }
  return { format: FORMAT, version: FORMAT_VERSION, schema: NEWEST_SCHEMA, note: NOTE, counts };
}

async function* lines(tx: Writer, header: Header): AsyncGenerator<string> {
  yield JSON.stringify(header);
  for (const table of TABLE_NAMES) {
    for await (const row of rowsOf(tx, table)) yield JSON.stringify([table, row]);
  }
}

/** Page after page by key, so that no page costs more than the first. */
async function* rowsOf(tx: Writer, table: Table): AsyncGenerator<Row> {
  const key = sql.join(TABLES[table].map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(PAGE)}`;
    const { rows } = await page.execute(tx);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = sql`where (${key}) > (${sql.join(TABLES[table].map((column) => last[column]))})`;
  }
}

/** In larger pieces, because each is a round through the compressor. */
async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    hash.update(piece);
    yield piece;
    piece = '';
  }
  hash.update(piece);
  yield `${piece}${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}
