import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import { type Header, type Row, TABLE_NAMES, type Table } from './backup-format.ts';
import { BackupReader } from './backup-reader.ts';
import { migrate, migrateTo, NEWEST_SCHEMA } from './migrations.ts';
import { openForUpkeep, type StorageSettings } from './open.ts';
import { reasonOf, StorageProblem } from './problem.ts';
import type { Writer } from './schema.ts';

/** What is inserted at a time; the widest table has 18 columns, and SQLite takes 32,766 parameters. */
const MOST_ROWS = 200;
const MOST_CHARACTERS = 1_000_000;

/** Restores a backup into an empty store: all of it or nothing. Returns how much. */
export async function restore(settings: StorageSettings, file: string): Promise<Header['counts']> {
  // The file is read twice, so that a damaged one is called damaged before any table sees its rows.
  await read(file, checkWhole);
  return read(file, (reader) => restoreFrom(reader, settings));
}

async function read<T>(file: string, use: (reader: BackupReader) => Promise<T>): Promise<T> {
  const reader = new BackupReader(file);
  try {
    return await use(reader);
  } finally {
    await reader.close();
  }
}

async function checkWhole(reader: BackupReader): Promise<void> {
  await reader.header();
  for await (const _ of reader.rows());
}

async function restoreFrom(reader: BackupReader, settings: StorageSettings): Promise<Header['counts']> {
  const header = await reader.header();
  const backend = await openForUpkeep(settings);
  try {
    await migrate(backend);
    // Not with `write`: a transaction that reads a file cannot be run again.
    await backend.db.transaction().execute(async (tx) => {
      await backend.lockSchema(tx);
      await assertEmpty(tx);
      await load(tx, header, reader, backend);
    });
  } catch (error) {
    if (error instanceof StorageProblem) throw error;
    throw new StorageProblem(`The backup could not be restored (${reasonOf(error)}): nothing was restored.`);
  } finally {
    await backend.close();
  }
  return header.counts;
}

async function assertEmpty(tx: Writer): Promise<void> {
  for (const table of ['visitors', 'matches'] as const) {
    const row = await tx.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row === undefined) continue;
    throw new StorageProblem('There is already data here. A backup can only be restored into an empty store.');
  }
}

/** A backup of an older version goes into that version's tables, and then through the same migrations as any store. */
async function load(tx: Writer, header: Header, reader: BackupReader, backend: Backend): Promise<void> {
  if (header.schema < NEWEST_SCHEMA) await startAgainAt(tx, header.schema, backend);
  const inserter = new Inserter(tx);
  for await (const [table, row] of reader.rows()) await inserter.add(table, row);
  await inserter.flush();
  assertComplete(header.counts, inserter.counts);
  await migrateTo(tx, NEWEST_SCHEMA, backend);
}

async function startAgainAt(tx: Writer, schema: number, backend: Backend): Promise<void> {
  for (const table of [...TABLE_NAMES].reverse()) await tx.schema.dropTable(table).execute();
  await tx.updateTable('schema_version').set({ version: 0 }).execute();
  await migrateTo(tx, schema, backend);
}

function assertComplete(told: Header['counts'], found: ReadonlyMap<Table, number>): void {
  const wrong = TABLE_NAMES.find((table) => (told[table] ?? 0) !== (found.get(table) ?? 0));
  if (wrong === undefined) return;
  throw new StorageProblem(`The backup is damaged (the number of ${wrong} does not match): nothing was restored.`);
}

/** Inserts many rows per statement, but never keeps many in memory. */
class Inserter {
  readonly counts = new Map<Table, number>();
  private readonly tx: Writer;
  private table: Table = 'visitors';
  private rows: Row[] = [];
  private characters = 0;

  constructor(tx: Writer) {
    this.tx = tx;
  }

  async add(table: Table, row: Row): Promise<void> {
    if (table !== this.table || this.rows.length === MOST_ROWS || this.characters > MOST_CHARACTERS) await this.flush();
    this.table = table;
    this.rows.push(row);
    for (const value of Object.values(row)) this.characters += String(value).length;
    this.counts.set(table, (this.counts.get(table) ?? 0) + 1);
  }

  async flush(): Promise<void> {
    if (this.rows.length > 0) await this.insert();
    this.rows = [];
    this.characters = 0;
  }

  /** The columns are those of the backup's schema, which the types of today need not know. */
  private async insert(): Promise<void> {
    const columns = Object.keys(this.rows[0] ?? {});
    const rows = this.rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(this.table)} (${names}) values ${sql.join(rows)}`.execute(this.tx);
  }
}
