import type { Append, AppendResult, CheckpointRow, EntryRow } from '@shutterbox/host';
import { sql } from 'kysely';
import type { AnswerNames } from './answer-names.ts';
import type { Backend } from './backend.ts';
import { checkpointOf, entryOf } from './rows.ts';
import type { Reader } from './schema.ts';

export function append(backend: Backend, append: Append): Promise<AppendResult> {
  return isWithoutGap(append) ? backend.append(append) : Promise.reject(gapIn(append));
}

function isWithoutGap({ entries, tail }: Append): boolean {
  const before = tail.number - entries.length;
  return entries.every(({ number }, i) => number === before + 1 + i);
}

function gapIn({ match, tail }: Append): Error {
  return new Error(`The entries for match ${match} do not run without a gap up to ${tail.number}.`);
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

/** The same where memory has the names. */
export async function entryNamed(
  db: Reader,
  names: AnswerNames,
  match: string,
  client: string,
): Promise<EntryRow | undefined> {
  const number = names.find(match, client);
  if (number === undefined) return undefined;
  const [row] = await entries(db, match, number, number);
  return row?.client === client ? row : undefined;
}

export async function checkpoint(db: Reader, match: string): Promise<CheckpointRow | undefined> {
  const row = await db.selectFrom('checkpoints').selectAll().where('match_id', '=', match).executeTakeFirst();
  return row && checkpointOf(row);
}
