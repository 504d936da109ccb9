import type { MatchHead, MatchSummary, MatchTail, Position, SeatRow, StoredMatch, Terms } from '@shutterbox/host';
import { sql } from 'kysely';
import { flag, goesIn, json, matchesRow, openHeadOf, seatOf, seatsRow, tailOf } from './rows.ts';
import type { MatchesRow, Reader, SeatsRow, Writer } from './schema.ts';

/** Everything in a summary but the options; the secret is not even read. */
const SUMMARY = [
  'id',
  'game',
  'rules',
  'seats',
  'listed',
  'pace',
  'hints',
  'created',
  'host',
  'rematch_of',
  'status',
  'number',
  'updated',
  'deadline',
  'bot_waits',
  'asked',
  'goes',
] as const satisfies readonly (keyof MatchesRow)[];

export async function createMatch(
  tx: Writer,
  head: MatchHead,
  tail: MatchTail,
  seats: readonly SeatRow[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('matches')
    .values(matchesRow(head, tail))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await tx
    .insertInto('options')
    .values({ match_id: head.id, options: json(head.options) })
    .execute();
  await writeSeats(tx, head.id, seats);
  return true;
}

export async function match(db: Reader, id: string): Promise<StoredMatch | undefined> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('options', 'options.match_id', 'matches.id')
    .select([...SUMMARY, 'secret', 'table_version', 'options'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // After the version, never before it: seats newer than their version are refused by `saveSeats`, older ones would not be.
  const seats = await seatsOf(db, [id]);
  const head = { ...openHeadOf(row), secret: row.secret };
  return { head, tail: tailOf(row), seats: seats.map(seatOf), tableVersion: row.table_version, ...goesIn(row) };
}

export async function positions(db: Reader, ids: readonly string[]): Promise<readonly Position[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('matches')
    .select(['id as match', 'number', 'table_version as tableVersion'])
    .where('id', 'in', ids)
    .execute();
}

export async function saveSeats(
  tx: Writer,
  match: string,
  version: number,
  seats: readonly SeatRow[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ table_version: version + 1 })
    .where('id', '=', match)
    .where('table_version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await writeSeats(tx, match, seats);
  return true;
}

export async function saveTerms(
  tx: Writer,
  match: string,
  version: number,
  { options, listed, pace }: Terms,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ table_version: version + 1, listed: flag(listed), pace })
    .where('id', '=', match)
    .where('table_version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .updateTable('options')
    .set({ options: json(options) })
    .where('match_id', '=', match)
    .execute();
  return true;
}

async function writeSeats(tx: Writer, match: string, seats: readonly SeatRow[]): Promise<void> {
  for (const seat of seats) {
    const row = seatsRow(match, seat);
    await tx
      .insertInto('seats')
      .values(row)
      .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet(row))
      .execute();
  }
}

/** Newest first. Literals, not parameters, wherever a partial index has to be recognised. */
export async function openMatches(db: Reader, limit: number): Promise<readonly MatchSummary[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('options', 'options.match_id', 'matches.id')
    .select([...SUMMARY, 'options'])
    .where('status', '=', sql.lit('open'))
    .where('listed', '=', sql.lit(1))
    .orderBy('created', 'desc')
    .limit(limit)
    .execute();
  return summaries(db, rows);
}

/** Last changed first. */
export async function matchesOf(db: Reader, visitor: string, limit: number): Promise<readonly MatchSummary[]> {
  if (visitor === '') return [];
  const rows = await db
    .selectFrom('matches')
    .innerJoin('options', 'options.match_id', 'matches.id')
    .select([...SUMMARY, 'options'])
    .where('id', 'in', idsOf(db, visitor))
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return summaries(db, rows);
}

/** The ids of matches that the visitor plays or made. */
export function idsOf(db: Reader, visitor: string) {
  const made = db.selectFrom('matches').select('id').where('host', '<>', sql.lit('')).where('host', '=', visitor);
  return db
    .selectFrom('seats')
    .select('match_id as id')
    .where('visitor', '<>', sql.lit(''))
    .where('visitor', '=', visitor)
    .union(made);
}

type SummaryRow = Pick<MatchesRow, (typeof SUMMARY)[number]> & { readonly options: string };

async function summaries(db: Reader, rows: readonly SummaryRow[]): Promise<readonly MatchSummary[]> {
  const ids = rows.map((row) => row.id);
  const seats = new Map<string, SeatRow[]>(ids.map((id) => [id, []]));
  for (const row of await seatsOf(db, ids)) seats.get(row.match_id)?.push(seatOf(row));
  return rows.map((row) => ({
    head: openHeadOf(row),
    tail: tailOf(row),
    seats: seats.get(row.id) ?? [],
    ...goesIn(row),
  }));
}

async function seatsOf(db: Reader, matches: readonly string[]): Promise<readonly SeatsRow[]> {
  if (matches.length === 0) return [];
  return db
    .selectFrom('seats')
    .selectAll()
    .where('match_id', 'in', matches)
    .orderBy('match_id')
    .orderBy('seat')
    .execute();
}
