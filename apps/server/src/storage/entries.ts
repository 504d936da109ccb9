import type { Append, AppendResult, CheckpointRow, EntryRow } from '@shutterbox/host';
import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import { checkpointOf, checkpointsRow, entriesRow, entryOf, tailColumns } from './rows.ts';
import type { Reader, Writer } from './schema.ts';

/** Six columns a row; SQLite takes 32,766 parameters a statement. */
const ROWS_A_STATEMENT = 1_000;

/** Thrown to undo what was written before the conflict was found. */
class Taken extends Error {}

export async function append(backend: Backend, append: Append): Promise<AppendResult> {
  assertNoGap(append);
  try {
    await backend.write((tx) => write(tx, append));
    return 'written';
  } catch (error) {
    if (error instanceof Taken) return 'taken';
    throw error;
  }
}

function assertNoGap({ match, entries, tail }: Append): void {
  const before = tail.number - entries.length;
  if (entries.every(({ number }, i) => number === before + 1 + i)) return;
  throw new Error(`The entries for match ${match} do not run without a gap up to ${tail.number}.`);
}

/** The conditional update comes first: in Postgres it is also the lock that puts two appends to one match in order. */
async function write(tx: Writer, { match, entries, tail, checkpoint }: Append): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set(tailColumns(tail))
    .where('id', '=', match)
    .where('number', '=', tail.number - entries.length)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Taken();
  for (let from = 0; from < entries.length; from += ROWS_A_STATEMENT) {
    await insert(tx, match, entries.slice(from, from + ROWS_A_STATEMENT));
  }
  if (checkpoint !== undefined) await saveCheckpoint(tx, match, checkpoint);
}

async function insert(tx: Writer, match: string, entries: readonly EntryRow[]): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('entries')
    .values(entries.map((entry) => entriesRow(match, entry)))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== BigInt(entries.length)) throw new Taken();
}

async function saveCheckpoint(tx: Writer, match: string, checkpoint: CheckpointRow): Promise<void> {
  const row = checkpointsRow(match, checkpoint);
  await tx
    .insertInto('checkpoints')
    .values(row)
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(row))
    .execute();
}

export async function entries(
  db: Reader,
  match: string,
  from: number,
  to: number | undefined,
): Promise<readonly EntryRow[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('match_id', '=', match)
    .where('number', '>=', from)
    .$if(to !== undefined, (query) => query.where('number', '<=', to ?? 0))
    .orderBy('number')
    .execute();
  return rows.map(entryOf);
}

export async function entryByClient(db: Reader, match: string, client: string): Promise<EntryRow | undefined> {
  if (client === '') return undefined;
  const row = await db
    .selectFrom('entries')
    .selectAll()
    .where('match_id', '=', match)
    .where('client', '<>', sql.lit(''))
    .where('client', '=', client)
    .executeTakeFirst();
  return row && entryOf(row);
}

export async function checkpoint(db: Reader, match: string): Promise<CheckpointRow | undefined> {
  const row = await db.selectFrom('checkpoints').selectAll().where('match_id', '=', match).executeTakeFirst();
  return row && checkpointOf(row);
}
